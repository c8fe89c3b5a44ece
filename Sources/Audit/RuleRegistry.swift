public import AuditModel

/// Every rule there is, one list a subject, one line a rule.
public enum RuleRegistry {
  /// The rules on one text in one slot at all size categories.
  public static let text: [any Rule<SlotMeasurement>] = [
    MissingGlyphs(),
    TextClipped(),
    TextShrunk(),
    TextTooSmall(),
    TextTruncated(),
    WordBroken(),
  ]

  /// What every rule says of itself, by identifier.
  public static var descriptors: [RuleDescriptor] {
    text.map(\.descriptor).sorted { $0.id < $1.id }
  }

  /// What all rules say of one text.
  ///
  /// - Parameter subject: One text in one slot at all size categories.
  /// - Returns: The findings in the order of the list; at most one a rule.
  public static func findings(on subject: SlotMeasurement) -> [Finding] {
    text.flatMap { $0.evaluate(subject).findings }
  }
}
