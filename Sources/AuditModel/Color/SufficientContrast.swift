/// The result for the App Store's *Sufficient Contrast* label, per device family.
///
/// The criteria of the label require a test with Increase Contrast, Bold Text and Reduce Transparency on. Colours do
/// not depend on the language, so one result holds for all languages.
public struct SufficientContrast: Hashable, Codable, Sendable {
  /// A combination of accessibility settings; each is checked in light and dark appearance.
  public enum Setting: String, CaseIterable, Codable, Sendable {
    /// No setting is changed.
    case standard = "default"
    /// Increase Contrast and Bold Text are on.
    case increased = "increase-contrast-bold-text"
    /// Increase Contrast, Bold Text and Reduce Transparency are on.
    case opaque = "increase-contrast-bold-text-reduce-transparency"

    /// The settings as part of a sentence, such as `by default`.
    public var words: String {
      switch self {
      case .standard: "by default"
      case .increased: "with Increase Contrast and Bold Text"
      case .opaque: "with Increase Contrast, Bold Text and Reduce Transparency"
      }
    }
  }

  /// A device family with its own App Store labels and asset catalog entries.
  public enum Family: String, CaseIterable, Codable, Sendable {
    case iphone, ipad

    /// The family's name in a sentence.
    public var words: String { self == .iphone ? "iPhone" : "iPad" }
  }

  /// The result for the label; it never proves that the app meets the criteria.
  public enum Answer: String, Codable, Sendable {
    /// A colour use fails with the settings on.
    case fails
    /// Every colour use that was checked passes with the settings on.
    case nothingFound = "nothing found against it"
    /// A colour use needs review, or no colour use was checked.
    case notKnown = "not known"
  }

  /// One colour use: text or a symbol on a background, or an item of a bar.
  public struct Use: Hashable, Codable, Sendable {
    /// The colours' names, such as `hint on paper`.
    public var name: String
    /// The device family.
    public var family: Family
    /// The verdict under each setting: the worse of light and dark appearance.
    public var verdicts: [Setting: Verdict]

    /// Creates a use.
    ///
    /// - Parameters:
    ///   - name: The colours' names.
    ///   - family: The device family.
    ///   - verdicts: The verdict under each setting.
    public init(name: String, family: Family, verdicts: [Setting: Verdict]) {
      self.name = name
      self.family = family
      self.verdicts = verdicts
    }

    /// Whether the use fails by default but passes with the settings on.
    public var isMended: Bool {
      verdicts[.standard] == .fail && verdicts[.increased] == .pass && verdicts[.opaque] == .pass
    }
  }

  /// Every colour use that was checked.
  public var uses: [Use]

  /// Creates the result of a run.
  ///
  /// - Parameter uses: Every colour use that was checked.
  public init(_ uses: [Use] = []) { self.uses = uses }

  /// Returns the uses on a device family.
  ///
  /// - Parameter family: The device family.
  /// - Returns: The uses, in their original order.
  public func uses(on family: Family) -> [Use] { uses.filter { $0.family == family } }

  /// Counts the uses with a verdict under a setting, on a device family.
  ///
  /// - Parameters:
  ///   - verdict: The verdict.
  ///   - setting: The setting.
  ///   - family: The device family.
  /// - Returns: The number of uses.
  public func count(_ verdict: Verdict, _ setting: Setting, on family: Family) -> Int {
    uses.count { $0.family == family && $0.verdicts[setting] == verdict }
  }

  /// Returns the result for the label on a device family.
  ///
  /// Only the verdicts with the settings on count.
  ///
  /// - Parameter family: The device family.
  /// - Returns: The result; ``Answer/notKnown`` if no colour use was checked.
  public func answer(on family: Family) -> Answer {
    let uses = uses(on: family)
    let asked: [Setting] = [.increased, .opaque]
    if uses.contains(where: { use in asked.contains { use.verdicts[$0] == .fail } }) { return .fails }
    let isDecided = uses.allSatisfy { use in asked.allSatisfy { use.verdicts[$0] == .pass } }
    return isDecided && !uses.isEmpty ? .nothingFound : .notKnown
  }
}
