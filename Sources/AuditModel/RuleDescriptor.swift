/// What a rule says of itself: for the list of rules, the documentation and reports.
public struct RuleDescriptor: Hashable, Codable, Sendable {
  /// A published requirement that the rule serves.
  public struct Criterion: Hashable, Codable, Sendable {
    /// Its short name, such as `WCAG 1.4.4`.
    public var id: String
    /// Its title.
    public var title: String
    /// Where it is published.
    public var source: String

    /// Creates a criterion.
    ///
    /// - Parameters:
    ///   - id: Its short name.
    ///   - title: Its title.
    ///   - source: Where it is published.
    public init(id: String, title: String, source: String) {
      self.id = id
      self.title = title
      self.source = source
    }
  }

  /// A threshold of the rule: a number that it judges by.
  public struct Option: Hashable, Codable, Sendable {
    /// Its name in snake case: the key in the configuration.
    public var name: String
    /// The value in use: the default unless a configuration sets another.
    public var value: Double
    /// The value if no configuration sets another.
    public let defaultValue: Double
    /// What the number counts.
    public var unit: Unit
    /// The values that a configuration may set; nil if the source fixes the value.
    ///
    /// A number that a published requirement sets can only be made stricter: a rule that names a requirement does not
    /// pass what the requirement fails.
    public var range: ClosedRange<Double>?
    /// What it means.
    public var meaning: String
    /// Where the default comes from.
    public var source: String

    /// Creates a threshold with its default.
    ///
    /// - Parameters:
    ///   - name: Its name in snake case.
    ///   - value: Its default.
    ///   - unit: What the number counts.
    ///   - range: The values that a configuration may set; nil if the source fixes the value.
    ///   - meaning: What it means.
    ///   - source: Where the default comes from.
    public init(
      name: String, value: Double, unit: Unit, range: ClosedRange<Double>?, meaning: String, source: String
    ) {
      self.name = name
      self.value = value
      defaultValue = value
      self.unit = unit
      self.range = range
      self.meaning = meaning
      self.source = source
    }
  }

  /// The identifier in kebab case, such as `text-truncated`; never reused.
  public var id: String
  /// What is wrong, in a few words.
  public var title: String
  /// Why it matters to a reader.
  public var rationale: String
  /// How bad a finding is, in words.
  public var severity: String
  /// Which published requirements it serves.
  public var criteria: [Criterion]
  /// The thresholds.
  public var options: [Option]
  /// Whether it judges only when it is asked for by its identifier.
  public var isOptIn: Bool
  /// The numbers of the sentences of the guidelines that it holds designs against, in the table of guidelines.
  public var guidelines: [Int]
  /// When to turn the rule off: the rest of a sentence that begins with `Turn it off if`; empty if there is no such case.
  public var turnOffIf: String
  /// What the rule checks, such as `a text in its available width`; empty in a rule's own file, set by the registry.
  public var subject = ""
  /// The rule's examples with their results; empty in a rule's own file, set by the registry.
  public var examples: [RuleExample] = []

  /// Creates a description.
  ///
  /// - Parameters:
  ///   - id: The identifier in kebab case.
  ///   - title: What is wrong, in a few words.
  ///   - rationale: Why it matters to a reader.
  ///   - severity: How bad a finding is, in words.
  ///   - criteria: Which published requirements it serves.
  ///   - options: The thresholds.
  ///   - isOptIn: Whether it judges only when it is asked for.
  ///   - guidelines: The numbers of the sentences of the guidelines that it holds designs against.
  ///   - turnOffIf: In which project the rule is best turned off; completes "Turn it off if …".
  public init(
    id: String, title: String, rationale: String, severity: String, criteria: [Criterion], options: [Option] = [],
    isOptIn: Bool = false, guidelines: [Int] = [], turnOffIf: String = ""
  ) {
    self.id = id
    self.title = title
    self.rationale = rationale
    self.severity = severity
    self.criteria = criteria
    self.options = options
    self.isOptIn = isOptIn
    self.guidelines = guidelines
    self.turnOffIf = turnOffIf
  }
}

extension RuleDescriptor {
  /// How bad a finding is by default: the worst that the rule's own words begin with.
  package var level: Finding.Severity {
    Finding.Severity.allCases.last { severity.hasPrefix($0.rawValue) } ?? .warning
  }
}
