public import AuditModel

/// What rules said of subjects of any kind: their findings, and every outcome counted.
public struct RuleTally: Sendable {
  /// What was found, in the order of the subjects.
  public var findings: [Finding] = []
  /// How the judgements came out.
  public var counts = JudgementCounts()
  /// What the rules that judged say of themselves, by identifier.
  public var rules: [RuleDescriptor] = []
  /// Things to know about the whole.
  public var notes: [String] = []

  private let only: Set<String>?
  private let optIn: Set<String>

  /// Creates an empty tally.
  ///
  /// - Parameters:
  ///   - only: Identifiers of the rules that judge; nil is all but those that have to be asked for.
  ///   - optIn: Identifiers of rules that judge only when asked for.
  public init(only: Set<String>? = nil, optIn: Set<String> = []) {
    self.only = only
    self.optIn = optIn
  }

  /// Puts a subject before rules.
  ///
  /// - Parameters:
  ///   - subject: The subject.
  ///   - rules: The rules.
  ///   - isJoined: Whether what is said of one element in several environments is one finding.
  package mutating func judge<Subject>(
    _ subject: Subject, by rules: [any Rule<Subject>], joining isJoined: Bool = false
  ) {
    for rule in asked(rules) {
      let outcome = rule.evaluate(subject)
      count(outcome)
      guard isJoined else {
        findings += outcome.findings
        continue
      }
      var joined = JoinedFindings()
      joined.add(outcome.findings)
      findings += joined.findings
    }
  }

  /// Counts what one rule said of one subject.
  package mutating func count(_ outcome: Outcome) { counts.count(outcome) }

  /// Counts what one rule found with one subject.
  package mutating func count(_ weight: JoinedFindings.Weight) {
    if weight.needsReview { counts.needsReview += 1 } else { counts.fail += 1 }
  }

  /// The rules of a list that judge.
  package func asked<Subject>(_ rules: [any Rule<Subject>]) -> [any Rule<Subject>] {
    rules.filter { isAsked($0.descriptor) }
  }

  /// Notes which rules of a list judge.
  package mutating func list(_ descriptors: [RuleDescriptor]) {
    let known = Set(rules.map(\.id))
    rules = (rules + descriptors.filter { isAsked($0) && !known.contains($0.id) }).sorted { $0.id < $1.id }
  }

  private func isAsked(_ rule: RuleDescriptor) -> Bool {
    only?.contains(rule.id) ?? (!rule.isOptIn || optIn.contains(rule.id))
  }

  /// Adds what another tally holds.
  mutating func add(_ other: RuleTally) {
    findings += other.findings
    counts.add(other.counts)
    let known = Set(rules.map(\.id))
    rules = (rules + other.rules.filter { !known.contains($0.id) }).sorted { $0.id < $1.id }
    notes += other.notes
  }
}
