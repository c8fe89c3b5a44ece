import AuditModel

/// One entry of a `.strings` file.
struct StringsEntry {
  /// The key, unescaped.
  var key: String
  /// The value, unescaped.
  var value: String
  /// Where the value stands.
  var location: SourceLocation
  /// The comment above it.
  var comment: String?
}
