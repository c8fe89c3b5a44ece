/// A text without its inline Markdown, as SwiftUI's `Text` draws a `LocalizedStringKey`.
///
/// The supported syntax is emphasis, code, strikethrough, links, images (their words), automatic links and escapes
/// (CommonMark 0.31, and GitHub's strikethrough). Headings and lists are kept, as in `Text`. CommonMark's rule of
/// three is not applied: the nearest match is taken. The time is linear in the text's length.
struct MarkdownText {
  /// The text that is drawn.
  let plain: String
  /// The marks in the text by kind: how many are interpreted, and how many are drawn.
  let marks: MarkdownMarks

  /// Reads a text.
  init(_ text: String, symbolsArePunctuation: Bool = true) {
    let hasMark = text.utf8.contains { "*_`~[\\<".utf8.contains($0) }
    guard hasMark else {
      (plain, marks) = (text, MarkdownMarks())
      return
    }
    var reader = MarkdownReader(Array(text.unicodeScalars), symbolsArePunctuation: symbolsArePunctuation)
    reader.read()
    (plain, marks) = (reader.kept, reader.marks)
  }

  /// Escapes a text so that Markdown leaves it unchanged.
  static func escaped(_ text: String) -> String {
    var escaped = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if MarkdownReader.isPunctuation(scalar), scalar.isASCII { escaped.append("\\") }
      escaped.append(scalar)
    }
    return String(escaped)
  }
}
