internal import AuditModel

/// A percent specifier that a translator tore apart: `% @`, `% 1$@`, `%1 $@`, with any kind of space.
struct BrokenSpecifier {
  /// How it stands in the text.
  let spelling: String

  /// Looks for a specifier that would be another's if no space were in it; nil where there is none.
  init?(in text: String, like placeholder: Placeholder) {
    guard placeholder.family != .template else { return nil }
    let scalars = Array(text.unicodeScalars)
    for start in scalars.indices where scalars[start] == "%" {
      var compact = String.UnicodeScalarView()
      var end = start
      // No specifier that people write is longer.
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
