/// The width of a text on a terminal, in columns.
///
/// Marks and format characters have no width. Emoji have a width of two columns. Source: Unicode Standard Annex 11,
/// East Asian Width; the ranges are the W and F blocks of EastAsianWidth.txt 15.0.
struct DisplayWidth {
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0xA4CF, 0xA960...0xA97F,
    0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6,
    0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF, 0x1F200...0x1F2FF, 0x20000...0x3FFFD,
  ]

  /// The width in columns.
  let columns: Int

  init(_ text: String) {
    columns = text.utf8.allSatisfy { $0 < 0x80 } ? text.utf8.count : text.reduce(0) { $0 + Self.columns(of: $1) }
  }

  /// Returns the text, padded with spaces to a number of columns.
  static func pad(_ text: String, to columns: Int) -> String {
    text + String(repeating: " ", count: max(0, columns - DisplayWidth(text).columns))
  }

  /// Scalars that add one column although they belong to the preceding grapheme: Thai and Lao am, and the voicing marks
  /// after half-width kana.
  private static let spacing: Set<Unicode.Scalar> = ["\u{E33}", "\u{EB3}", "\u{FF9E}", "\u{FF9F}"]

  /// Returns the width of one grapheme, in columns.
  static func columns(of grapheme: Character) -> Int {
    if grapheme.isASCII { return grapheme.isNewline || (grapheme.asciiValue ?? 0) < 0x20 ? 0 : 1 }
    guard let first = grapheme.unicodeScalars.first else { return 0 }
    let own = columns(of: grapheme, first: first)
    return own + grapheme.unicodeScalars.dropFirst().lazy.filter(Self.spacing.contains).count
  }

  /// Returns whether a line may break before a grapheme: Han, kana, Hangul or a related mark.
  static func isEastAsian(_ grapheme: Character) -> Bool {
    guard !grapheme.isASCII, let first = grapheme.unicodeScalars.first else { return false }
    return wide.contains { $0.contains(first.value) }
  }

  private static func columns(of grapheme: Character, first: Unicode.Scalar) -> Int {
    if grapheme.unicodeScalars.contains("\u{FE0F}") || first.properties.isEmojiPresentation { return 2 }
    switch first.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: return 0
    default: return wide.contains { $0.contains(first.value) } ? 2 : 1
    }
  }
}
