internal import AuditModel
internal import RuleKit

/// A rule on a screen, or on a screen in all its environments, that adds its findings element by element.
protocol LayoutRule<Subject>: Rule {
  /// Checks one subject.
  ///
  /// The rule does not apply if nothing is recorded.
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
