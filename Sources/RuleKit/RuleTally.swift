package import AuditModel

/// A tally of the findings and outcomes of rules on any kind of subject.
package struct RuleTally: Sendable {
  /// The findings, in the order of the subjects.
  package var findings: [Finding] = []
  /// The numbers of verdicts by outcome.
  package var counts = JudgementCounts()
  /// The descriptors of the rules that ran, sorted by identifier.
  package var rules: [RuleDescriptor] = []
  /// The notes about the report as a whole.
  package var notes: [String] = []

  private let choice: RuleChoice
  private let thresholds: [ThresholdChoice]

  /// Creates an empty tally.
  ///
  /// If `only` is nil, all rules run except opt-in rules that are not in `optIn`.
  package init(only: Set<String>? = nil, optIn: Set<String> = [], thresholds: [ThresholdChoice] = []) {
    choice = RuleChoice(only: only, optIn: optIn)
    self.thresholds = thresholds
  }

  /// Runs the requested rules of a list on subjects.
  package mutating func judge<Subject>(
    _ subjects: [Subject], by rules: [any Rule<Subject>], joining isJoined: Bool = false
  ) {
    let asked = asked(rules)
    for subject in subjects { run(asked, on: subject, joining: isJoined) }
  }

  /// Runs rules on a subject; callers select the rules with ``asked(_:)``.
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

  /// Counts the outcome of a rule for a subject.
  package mutating func count(_ outcome: Outcome) { counts.count(outcome) }

  /// Counts a finding of a rule on a subject.
  package mutating func count(_ weight: JoinedFindings.Weight) {
    if weight.needsReview { counts.needsReview += 1 } else { counts.fail += 1 }
  }

  /// Returns the requested rules of a list, with the thresholds that apply.
  package func asked<Subject>(_ rules: [any Rule<Subject>]) -> [any Rule<Subject>] {
    thresholds.applied(to: rules.filter { choice.includes($0.descriptor) })
  }

  /// Records the requested rules of a list as rules that ran.
  package mutating func list(_ descriptors: [RuleDescriptor]) {
    rules.insert(thresholds.applied(to: descriptors.filter(choice.includes)))
  }
}
