internal import AuditModel

/// The percent specifiers that white space breaks in a translation: `% @`, `% 1$@`, `%1 $@`.
///
/// They are collected in one pass, because a text may miss thousands of placeholders.
struct BrokenSpecifiers {
  /// The maximum length of a specifier with its white space, in scalars; real ones are shorter.
  private static let longest = 24

  /// The first spelling in the text for each specifier without white space.
  private let spellings: [String: String]

  /// Collects candidates: each percent sign with every number of characters after it, up to ``longest``.
  init(in text: String) {
    var spellings: [String: String] = [:]
    let scalars = text.unicodeScalars
    var start = scalars.startIndex
    while let percent = scalars[start...].firstIndex(of: "%") {
      var (compact, raw) = (String.UnicodeScalarView(), String.UnicodeScalarView())
      // The next percent sign belongs to another specifier.
      for scalar in scalars[percent...].prefix(Self.longest) {
        if scalar == "%", !raw.isEmpty { break }
        raw.append(scalar)
        guard !scalar.properties.isWhitespace else { continue }
        compact.append(scalar)
        if compact.count < raw.count {
          spellings[String(compact)] = spellings[String(compact)] ?? String(raw)
        }
      }
      start = scalars.index(after: percent)
    }
    self.spellings = spellings
  }

  /// Returns the spelling in the text that differs from the placeholder only in white space, or nil.
  func spelling(like placeholder: Placeholder) -> String? {
    placeholder.family == .template ? nil : spellings[placeholder.spelling]
  }
}
