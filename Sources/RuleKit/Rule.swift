public import AuditModel

/// One question that is put to every subject of a kind.
///
/// A rule is one file: what it says of itself, its examples (which are its tests), the judgement, and at the bottom
/// every sentence it can say. It knows no other rule.
public protocol Rule<Subject>: Sendable {
  /// What the rule judges, such as `SlotMeasurement`: one text in one slot at all categories.
  associatedtype Subject: Sendable

  /// What the rule says of itself, its thresholds among it.
  static var descriptor: RuleDescriptor { get }
  /// Named subjects with the expected outcome.
  static var examples: [Example<Subject>] { get }

  /// Creates the rule with the thresholds of its descriptor.
  init()

  /// Judges one subject.
  ///
  /// - Parameter subject: What to judge.
  /// - Returns: One of the four outcomes; at most one finding for one subject.
  func evaluate(_ subject: Subject) -> Outcome
}

extension Rule {
  /// What the rule says of itself.
  public var descriptor: RuleDescriptor { Self.descriptor }
  /// Named subjects with the expected outcome.
  public var examples: [Example<Subject>] { Self.examples }
}
