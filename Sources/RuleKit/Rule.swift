public import AuditModel

/// A check that runs on every subject of a kind.
///
/// A rule is a single file with its descriptor, its examples (which are its tests), the check and its messages. It
/// does not depend on other rules, but similar rules may share a check.
public protocol Rule<Subject>: Sendable {
  /// The kind of subject, such as `SlotMeasurement`, which is a text in a slot at all categories.
  associatedtype Subject: Sendable

  /// The rule's metadata, including its thresholds.
  static var descriptor: RuleDescriptor { get }
  /// The named subjects with their expected outcomes.
  static var examples: [Example<Subject>] { get }

  /// The values of the rule's thresholds.
  ///
  /// A rule whose descriptor has thresholds must store them. Other rules can use the default implementation.
  var thresholds: RuleThresholds { get set }

  /// Creates the rule with the thresholds of its descriptor.
  init()

  /// Checks a subject.
  ///
  /// - Parameter subject: The subject to check.
  /// - Returns: The outcome, with findings if there are problems.
  func evaluate(_ subject: Subject) -> Outcome
}

extension Rule {
  /// The values of thresholds for a rule without thresholds; setting them has no effect.
  public var thresholds: RuleThresholds {
    get { RuleThresholds() }
    set { _ = newValue }
  }

  /// The rule's metadata, including its thresholds.
  public var descriptor: RuleDescriptor { thresholds.applied(to: Self.descriptor) }

  /// Returns the outcome for a subject; findings name the thresholds that a configuration changes.
  package func outcome(of subject: Subject) -> Outcome {
    let outcome = evaluate(subject)
    guard thresholds.hasChanges, !outcome.findings.isEmpty else { return outcome }
    return outcome.ending(with: thresholds.suffix(of: Self.descriptor))
  }

  /// The named subjects with their expected outcomes.
  public var examples: [Example<Subject>] { Self.examples }
}
