package import AuditModel

/// Accumulates findings of rules on any kind of subject, and counts their outcomes.
package struct RuleTally: Sendable {
  /// The findings, in the order of the subjects.
  package var findings: [Finding] = []
  /// The counts of outcomes.
  package var counts = JudgementCounts()
  /// The descriptors of the rules that ran, by identifier.
  package var rules: [RuleDescriptor] = []
  /// Notes about the report as a whole.
  package var notes: [String] = []

  private let choice: RuleChoice
  private let thresholds: [ThresholdChoice]

  /// Creates an empty tally.
  ///
  /// - Parameters:
  ///   - only: The identifiers of the rules to run. Nil runs all except opt-in rules.
  ///   - optIn: The identifiers of opt-in rules to run.
  ///   - thresholds: The values of rules' thresholds, where they are not the defaults.
  package init(only: Set<String>? = nil, optIn: Set<String> = [], thresholds: [ThresholdChoice] = []) {
    choice = RuleChoice(only: only, optIn: optIn)
    self.thresholds = thresholds
  }

  /// Runs those of some rules on subjects that are asked for.
  ///
  /// - Parameters:
  ///   - subjects: The subjects.
  ///   - rules: The rules.
  ///   - isJoined: Whether findings about one element in several environments are joined into one.
  package mutating func judge<Subject>(
    _ subjects: [Subject], by rules: [any Rule<Subject>], joining isJoined: Bool = false
  ) {
    let asked = asked(rules)
    for subject in subjects { run(asked, on: subject, joining: isJoined) }
  }

  /// Runs rules on a subject, for callers that determined with ``asked(_:)`` which rules to run.
  package mutating func run<Subject>(_ rules: [any Rule<Subject>], on subject: Subject, joining isJoined: Bool = false)
  {
    for rule in rules {
      let outcome = rule.outcome(of: subject)
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

  /// Counts the outcome of one rule for one subject.
  package mutating func count(_ outcome: Outcome) { counts.count(outcome) }

  /// Counts a finding of one rule on one subject.
  package mutating func count(_ weight: JoinedFindings.Weight) {
    if weight.needsReview { counts.needsReview += 1 } else { counts.fail += 1 }
  }

  /// Returns the rules of a list that run.
  package func asked<Subject>(_ rules: [any Rule<Subject>]) -> [any Rule<Subject>] {
    thresholds.applied(to: rules.filter { choice.includes($0.descriptor) })
  }

  /// Records which rules of a list run.
  package mutating func list(_ descriptors: [RuleDescriptor]) {
    rules.insert(thresholds.applied(to: descriptors.filter(choice.includes)))
  }
}
