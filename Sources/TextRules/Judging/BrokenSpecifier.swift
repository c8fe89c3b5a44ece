internal import AuditModel

/// A percent specifier broken by white space in a translation: `% @`, `% 1$@`, `%1 $@`.
struct BrokenSpecifier {
  /// The specifier as written in the text.
  let spelling: String

  /// Finds a specifier that equals the placeholder except for white space.
  ///
  /// The result is nil if there is none.
  init?(in text: String, like placeholder: Placeholder) {
    guard placeholder.family != .template else { return nil }
    let scalars = Array(text.unicodeScalars)
    for start in scalars.indices where scalars[start] == "%" {
      var compact = String.UnicodeScalarView()
      var end = start
      // Real specifiers are shorter than this.
      while end < scalars.count, end < start + 24, compact.count < placeholder.spelling.unicodeScalars.count {
        if !scalars[end].properties.isWhitespace { compact.append(scalars[end]) }
        end += 1
      }
      let raw = String(String.UnicodeScalarView(scalars[start..<end]))
      guard String(compact) != raw, String(compact) == placeholder.spelling else { continue }
      spelling = raw
      return
    }
    return nil
  }
}
