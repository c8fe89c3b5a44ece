internal import AuditModel

/// An expression that names a key.
struct Mention: Sendable {
  /// The expression.
  var node: SourceNode
  /// The numbers of the keys in ``KeyLookup/keys``; several if several tables have the key.
  var keys: [Int]
  /// The key as written, with ``KeyLookup/hole`` for each interpolation.
  var text: String
  var table: String?
  var way: TextUse.Way
  var isKey: Bool
  /// The literal that the expression localizes; nil if it contains none.
  var literal: SourceNode?
  /// The locations from the expression to the key.
  var steps: [SourceLocation] = []
}
