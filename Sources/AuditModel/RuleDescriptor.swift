/// The description of a rule, for the list of rules, the documentation and reports.
public struct RuleDescriptor: Hashable, Codable, Sendable {
  /// A published requirement that the rule checks.
  public struct Criterion: Hashable, Codable, Sendable {
    /// The short name, such as `WCAG 1.4.4`.
    public var id: String
    /// The title of the requirement, as published.
    public var title: String
    /// The URL or document that contains the requirement.
    public var source: String

    /// Creates a criterion.
    ///
    /// - Parameters:
    ///   - id: The short name.
    ///   - title: The title of the requirement, as published.
    ///   - source: The URL or document that contains the requirement.
    public init(id: String, title: String, source: String) {
      self.id = id
      self.title = title
      self.source = source
    }
  }

  /// A threshold of the rule.
  public struct Option: Hashable, Codable, Sendable {
    /// The name in snake case, which is the key in the configuration.
    public var name: String
    /// The value in use: the default unless a configuration sets another.
    public var value: Double
    /// The value if no configuration sets another.
    public let defaultValue: Double
    /// The unit of the value.
    public var unit: Unit
    /// The values that a configuration may set; nil if the source fixes the value.
    ///
    /// A number from a published requirement can only be made stricter, so that the rule never passes what the
    /// requirement fails.
    public var range: ClosedRange<Double>?
    /// The meaning of the value, without its unit.
    public var meaning: String
    /// The origin of the default, such as a published requirement.
    public var source: String

    /// Creates a threshold with its default.
    ///
    /// - Parameters:
    ///   - name: The name in snake case.
    ///   - value: The default.
    ///   - unit: The unit of the value.
    ///   - range: The values that a configuration may set; nil if the source fixes the value.
    ///   - meaning: The meaning of the value.
    ///   - source: The origin of the default.
    public init(name: String, value: Double, unit: Unit, range: ClosedRange<Double>?, meaning: String, source: String) {
      self.name = name
      self.value = value
      defaultValue = value
      self.unit = unit
      self.range = range
      self.meaning = meaning
      self.source = source
    }
  }

  /// The facts that an error of the rule needs.
  public struct Evidence: Hashable, Codable, Sendable {
    /// The reason why the subject is certain to be shown in this place.
    public var place: String
    /// The reason why font and line limit are certain, or do not matter.
    public var style: String
    /// The reason why the container cannot be larger, or does not matter.
    public var container: String
    /// The behaviour of the platform, with its source.
    public var behaviour: String

    /// Creates the facts.
    ///
    /// - Parameters:
    ///   - place: The reason why the subject is certain to be shown in this place.
    ///   - style: The reason why font and line limit are certain, or do not matter.
    ///   - container: The reason why the container cannot be larger, or does not matter.
    ///   - behaviour: The behaviour of the platform, with its source.
    public init(place: String, style: String, container: String, behaviour: String) {
      (self.place, self.style, self.container, self.behaviour) = (place, style, container, behaviour)
    }

    /// The facts with their names.
    package var facts: [(name: String, words: String)] {
      [("Place", place), ("Font and lines", style), ("Container", container), ("Behaviour", behaviour)]
    }
  }

  /// The identifier in kebab case, such as `text-truncated`; never reused.
  public var id: String
  /// The problem in a few words.
  public var title: String
  /// The reason that the problem matters to the app's user.
  public var rationale: String
  /// The severity of a finding, in words.
  public var severity: String
  /// The published requirements that the rule checks.
  public var criteria: [Criterion]
  /// The thresholds of the rule; empty if it has none.
  public var options: [Option]
  /// Whether the rule runs only if it is named explicitly.
  public var isOptIn: Bool
  /// The numbers of the guideline sentences that the rule checks, in the table of guidelines.
  public var guidelines: [Int]
  /// The case in which to turn the rule off, as the end of the sentence "Turn it off if …"; empty if there is none.
  public var turnOffIf: String
  /// The origins of the screens that the rule checks; empty for a rule that checks none.
  ///
  /// The registry adds described and recorded screens to a rule on screens that states none.
  public var screens: Set<ScreenSource>
  /// Whether findings to review are reported on screens of documents too.
  ///
  /// Most rules need review there, as documents state too little.
  public var reviewsDocuments: Bool
  /// The subject of the rule, such as `a text in its available width`; empty until the registry sets it.
  public var subject = ""
  /// The facts that an error of the rule needs; nil until the registry sets them, and for rules without errors.
  public var evidence: Evidence?
  /// The rule's examples with their results; empty until the registry sets them.
  public var examples: [RuleExample] = []

  /// Creates a description.
  ///
  /// - Parameters:
  ///   - id: The identifier in kebab case.
  ///   - title: The problem in a few words.
  ///   - rationale: The reason that the problem matters to the app's user.
  ///   - severity: The severity of a finding, in words.
  ///   - criteria: The published requirements that the rule checks.
  ///   - options: The thresholds.
  ///   - isOptIn: Whether the rule runs only if it is named explicitly.
  ///   - guidelines: The numbers of the guideline sentences that the rule checks.
  ///   - turnOffIf: The case in which to turn the rule off, as the end of the sentence "Turn it off if …".
  ///   - screens: The origins of the screens that the rule checks.
  ///   - reviewsDocuments: Whether what needs review is reported on screens of documents too.
  public init(
    id: String, title: String, rationale: String, severity: String, criteria: [Criterion], options: [Option] = [],
    isOptIn: Bool = false, guidelines: [Int] = [], turnOffIf: String = "", screens: Set<ScreenSource> = [],
    reviewsDocuments: Bool = false
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
    (self.screens, self.reviewsDocuments) = (screens, reviewsDocuments)
  }
}

extension RuleDescriptor {
  /// The default severity: the word that ``severity`` starts with, or else a warning.
  package var level: Finding.Severity {
    Finding.Severity.allCases.last { severity.hasPrefix($0.rawValue) } ?? .warning
  }
}
