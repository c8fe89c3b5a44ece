internal import AuditModel

/// Keys for the examples of rules.
extension CodeKey {
  /// Returns a key that a `Text` uses and no table contains.
  static func key(_ key: String, _ change: (inout CodeKey) -> Void = { _ in }) -> CodeKey {
    let use = TextUse(
      key: TextKey(key: key, table: "Localizable"), location: SourceLocation(file: "Row.swift", line: 28, column: 9),
      place: "Text", role: .text, way: .literal, isLocalizedKey: true)
    var subject = CodeKey(key: key, uses: [use])
    change(&subject)
    return subject
  }
}
