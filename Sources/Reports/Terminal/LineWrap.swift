/// A line wrapper that breaks lines between words, where a narrow terminal would break words.
///
/// Colour escapes have no width and continue after a break. Terminals treat each line separately, so isolates are
/// closed before a break and reopened after it. Lines may break between Han, kana and other wide characters, and within
/// words longer than a line. ASCII words such as paths stay whole, so that they can be copied and opened.
struct LineWrap {
  /// The width of a line, in columns.
  let columns: Int

  /// A grapheme or an escape, with its width in columns.
  private struct Piece {
    var text: Substring
    var columns: Int
  }

  /// Breaks lines at a width in columns, or returns them unchanged if it is nil.
  static func wrap(_ lines: [String], at columns: Int?, hanging: Int) -> [String] {
    guard let columns else { return lines }
    return lines.flatMap { LineWrap(columns: columns).lines($0, hanging: hanging) }
  }

  /// Breaks a line into one or more lines; all but the first start with `hanging` spaces.
  func lines(_ line: String, hanging: Int) -> [String] {
    let bytes = line.utf8
    guard bytes.count > columns else { return [line] }
    var page = Page(columns: columns, hanging: min(hanging, columns / 2))
    var index = bytes.startIndex
    while index < bytes.endIndex {
      if bytes[index] == 0x20 {
        page.owed += 1
        index = bytes.index(after: index)
        continue
      }
      let word = line[index..<(bytes[index...].firstIndex(of: 0x20) ?? bytes.endIndex)]
      index = word.endIndex
      if word.utf8.allSatisfy({ $0 < 0x80 && $0 != 0x1B }) {
        page.put([Piece(text: word, columns: word.utf8.count)])
      } else {
        Self.put(word, on: &page)
      }
    }
    return page.finished
  }

  /// Adds a word with non-ASCII characters.
  private static func put(_ word: Substring, on page: inout Page) {
    var together: [Piece] = []
    var index = word.startIndex
    var isAfterWide = false
    while index < word.endIndex {
      let piece = piece(of: word, at: index)
      index = piece.text.endIndex
      let isWide = piece.text.first.map(DisplayWidth.isEastAsian) ?? false
      let mayBreak = isWide ? !followers.contains(piece.text.first ?? " ") : isAfterWide && isLetter(piece.text)
      if mayBreak {
        page.put(together)
        together.removeAll(keepingCapacity: true)
      }
      together.append(piece)
      if piece.columns > 0 { isAfterWide = isWide }
    }
    page.put(together)
  }

  /// Wide characters that must not start a line: closing marks, small kana and sound marks.
  private static let followers = Set("、。，．・：；！？）］｝〕〉》」』】〙〗’”ー々〜ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ")

  private static func isLetter(_ text: Substring) -> Bool { text.first.map { $0.isLetter || $0.isNumber } ?? false }

  /// Returns the grapheme or the whole colour escape at an index.
  private static func piece(of line: Substring, at index: String.Index) -> Piece {
    let next = line.index(after: index)
    if line[index] == "\u{1B}", let end = line[next...].firstIndex(of: "m") {
      return Piece(text: line[index...end], columns: 0)
    }
    return Piece(text: line[index..<next], columns: DisplayWidth.columns(of: line[index]))
  }

  /// The wrapped lines so far.
  private struct Page {
    let columns: Int
    let hanging: Int
    /// The number of spaces before the next word if it fits on the same line.
    var owed = 0

    var lines: [String] = []
    var line = ""
    var used = 0
    var hasWord = false
    var shade = ""
    var depth = 0

    /// All lines, including the current one.
    var finished: [String] { lines + [line] }

    /// Adds a word to the current line, or to a new line if it does not fit.
    mutating func put(_ word: [Piece]) {
      guard !word.isEmpty else { return }
      let width = word.reduce(0) { $0 + $1.columns }
      if used + owed + width > columns {
        if hasWord { breakLine() } else { owed = max(0, min(owed, columns - used - width)) }
      }
      let isTooLong = used + owed + width > columns && !word.allSatisfy { $0.text.utf8.allSatisfy { $0 < 0x80 } }
      line += String(repeating: " ", count: owed)
      used += owed
      owed = 0
      for piece in word {
        if isTooLong, hasWord, used + piece.columns > columns { breakLine() }
        add(piece)
      }
    }

    private mutating func add(_ piece: Piece) {
      switch piece.text.unicodeScalars.first {
      case "\u{1B}": shade = piece.text == "\u{1B}[0m" ? "" : String(piece.text)
      case "\u{2068}": depth += 1
      case "\u{2069}": depth = max(0, depth - 1)
      default: break
      }
      line += piece.text
      used += piece.columns
      if piece.columns > 0 { hasWord = true }
    }

    private mutating func breakLine() {
      lines.append(line + String(repeating: "\u{2069}", count: depth) + (shade.isEmpty ? "" : "\u{1B}[0m"))
      line = String(repeating: " ", count: hanging) + shade + String(repeating: "\u{2068}", count: depth)
      (used, owed, hasWord) = (hanging, 0, false)
    }
  }
}
