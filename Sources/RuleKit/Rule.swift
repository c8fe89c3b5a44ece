public import AuditModel

/// One check that runs on every subject of a kind.
///
/// A rule is one file: its descriptor, its examples (which are its tests), the check, and its messages. It runs without
/// other rules; similar ones may share a check.
public protocol Rule<Subject>: Sendable {
  /// The kind of subject, such as `SlotMeasurement`: one text in one slot at all categories.
  associatedtype Subject: Sendable

  /// The rule's metadata, including its thresholds.
  static var descriptor: RuleDescriptor { get }
  /// Named subjects with the expected outcome.
  static var examples: [Example<Subject>] { get }

  /// The values of its thresholds.
  ///
  /// A rule whose descriptor has thresholds stores them. The others need nothing.
  var thresholds: RuleThresholds { get set }

  /// Creates the rule with the thresholds of its descriptor.
  init()

  /// Checks one subject.
  ///
  /// - Parameter subject: The subject to check.
  /// - Returns: One of the four outcomes.
  func evaluate(_ subject: Subject) -> Outcome
}

extension Rule {
  /// No thresholds: nothing is stored.
  public var thresholds: RuleThresholds {
    get { RuleThresholds() }
    set { _ = newValue }
  }

  /// The rule's metadata, including its thresholds.
  public var descriptor: RuleDescriptor { thresholds.applied(to: Self.descriptor) }

  /// Evaluates one subject; each finding names the thresholds that a configuration changes.
  package func outcome(of subject: Subject) -> Outcome {
    let outcome = evaluate(subject)
    guard thresholds.hasChanges, !outcome.findings.isEmpty else { return outcome }
    return outcome.ending(with: thresholds.suffix(of: Self.descriptor))
  }

  /// Named subjects with the expected outcome.
  public var examples: [Example<Subject>] { Self.examples }
}
