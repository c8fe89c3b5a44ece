internal import AuditModel
internal import RuleKit

/// A rule on a screen in one or in all its environments, which adds its findings element by element.
protocol LayoutRule<Subject>: Rule {
  /// Checks a subject and records the results.
  ///
  /// If the method records nothing, the rule does not apply.
  func check(_ subject: Subject, _ outcome: inout OutcomeBuilder)
}

extension LayoutRule where Subject == ScreenMeasurement {
  func evaluate(_ subject: ScreenMeasurement) -> Outcome {
    var outcome = OutcomeBuilder(Self.descriptor, on: subject)
    check(subject, &outcome)
    return outcome.outcome
  }
}

extension LayoutRule where Subject == ScreenSet {
  func evaluate(_ subject: ScreenSet) -> Outcome {
    var outcome = OutcomeBuilder(Self.descriptor)
    check(subject, &outcome)
    return outcome.outcome
  }
}
