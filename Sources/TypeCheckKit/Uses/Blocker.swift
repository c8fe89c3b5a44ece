public import AuditModel

/// Code for which uses of texts wait: with it understood, their font, width or line limit, or their keys, are known.
public struct Blocker: Hashable, Sendable {
  /// The code.
  public internal(set) var code: BlockingCode
  /// The first place that waits for the code, in the order of the sources; nil for many files.
  public internal(set) var location: SourceLocation?
  /// The properties that are not known, in order; empty if keys are not followed.
  public internal(set) var unknown: [TextUse.Property] = []
  /// The number of uses, or of mentions that are not followed.
  public internal(set) var uses = 0
  /// The number of keys.
  public internal(set) var keys = 0
  /// Some of the keys.
  public internal(set) var examples: [String] = []
  /// The statements of a configuration that describe the code, with the number of uses that each statement is about.
  public internal(set) var statementUses: [UnknownDeclaration: Int] = [:]

  /// The statements of a configuration that describe the code, most uses first; empty if no statement helps.
  public var statements: [UnknownDeclaration] {
    statementUses.sorted { ($1.value, $0.key.words) < ($0.value, $1.key.words) }.map(\.key)
  }

  /// The location of the declaration, or of the first place that waits for the code.
  public var place: SourceLocation? { code.declaration ?? location }
}
