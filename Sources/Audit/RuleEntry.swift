public import AuditModel

/// A rule as lists and pages show it: what it says of itself, what it judges, and its examples.
public struct RuleEntry: Sendable {
  /// A named subject with the outcome the rule comes to.
  public struct Shown: Hashable, Codable, Sendable {
    /// What the example shows.
    public var name: String
    /// How it ends.
    public var outcome: Verdict
    /// How bad the finding is, where there is one.
    public var severity: Finding.Severity?
    /// What the finding says, where there is one.
    public var message: String?
  }

  /// What the rule says of itself.
  public var descriptor: RuleDescriptor
  /// What it judges, such as `a text in its available width`.
  public var subject: String
  /// Its examples, which are its tests.
  public var examples: [Shown]
}

extension RuleRegistry {
  /// Every rule there is, by identifier.
  public static let entries: [RuleEntry] = {
    var all = entries(text, "a text in its available width, at every size category")
    all += entries(translations, "a text next to the same text in the source language")
    all += entries(pairs, "two colours that meet, in a palette or on a screen")
    all += entries(colors, "a colour of a palette")
    all += entries(palettes, "a palette")
    all += entries(bars, "a bar over any content behind it")
    all += entries(pictures, "a picture")
    all += entries(manifests, "an app's Info.plist")
    all += entries(coverage, "an app's Info.plist, next to its layouts")
    all += entries(images, "a picture of an asset catalog")
    all += entries(webPages, "a web page")
    all += entries(screens, "a screen in one environment")
    all += entries(screenSets, "a screen in all its environments")
    all += entries(elementTexts, "a text of a layout, measured in its frame")
    all += entries(textSets, "the texts of a screen in all its environments")
    all += entries(fonts, "the fonts of all layouts")
    return all.sorted { $0.descriptor.id < $1.descriptor.id }
  }()

  private static func entries<Subject: Sendable>(_ rules: [any Rule<Subject>], _ subject: String) -> [RuleEntry] {
    rules.map { rule in
      RuleEntry(
        descriptor: rule.descriptor, subject: subject,
        examples: rule.examples.map { example in
          let finding = rule.evaluate(example.subject).findings.first
          return .init(
            name: example.name, outcome: example.outcome, severity: example.severity, message: finding?.message.text)
        })
    }
  }
}
