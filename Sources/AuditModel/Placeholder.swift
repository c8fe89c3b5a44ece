/// Format specifiers and template placeholders inside a text: what is replaced before a reader sees it.
///
/// Known forms: Apple's and C's `%[n$][-+ 0#'][width|*][.precision|*][length]conversion`, `%#@name@`, `%n$#@name@`,
/// `%(name)conversion`, a String Catalog's `%arg`, and `{name}`, `{0}`, `{{name}}`, `${name}`, `%{name}`
/// (Foundation's String Format Specifiers, IEEE 1003.1 printf, i18next and ICU documentation).
///
/// A percent sign in prose is none: C's space flag would make an integer of "50 % des", so a specifier with that flag
/// counts only when the source text has one with the same conversion, and never after a digit and before a space.
public enum Placeholder {
  /// The text without its placeholders, for measuring.
  ///
  /// White space around a placeholder stays. In a text with a placeholder `%%` becomes `%`, as formatting makes it.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - source: The same text in the source language, where it is known; asked for only where it matters.
  /// - Returns: The text without its placeholders; nil when it has none.
  public static func removing(from text: String, source: @autoclosure () -> String?) -> String? {
    guard mayHold(text) else { return nil }
    let found = scan(text, source: source())
    guard !found.isEmpty else { return nil }
    let bytes = Array(text.utf8)
    var kept: [UInt8] = []
    kept.reserveCapacity(bytes.count)
    var position = 0
    for range in found.map(\.range) + [bytes.count..<bytes.count] {
      while position < range.lowerBound {
        kept.append(bytes[position])
        let isPair = bytes[position] == .percent && position + 1 < range.lowerBound && bytes[position + 1] == .percent
        position += isPair ? 2 : 1
      }
      position = range.upperBound
    }
    return String(decoding: kept, as: UTF8.self)
  }

  /// Where the placeholders are.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - source: The same text in the source language, where it is known.
  /// - Returns: The ranges in order; none overlap.
  public static func spans(in text: String, source: String?) -> [Range<String.Index>] {
    guard mayHold(text) else { return [] }
    return scan(text, source: source).map { span in
      let start = text.utf8.index(text.startIndex, offsetBy: span.range.lowerBound)
      return start..<text.utf8.index(start, offsetBy: span.range.count)
    }
  }

  /// Most texts have none of the three signs: one pass over the bytes says so.
  private static func mayHold(_ text: String) -> Bool {
    func isSign(_ byte: UInt8) -> Bool { byte == .percent || byte == .openBrace || byte == .dollar }
    return text.utf8.withContiguousStorageIfAvailable { $0.contains(where: isSign) }
      ?? text.utf8.contains(where: isSign)
  }

  private static func scan(_ text: String, source: String?) -> [PlaceholderScanner.Span] {
    let spans = PlaceholderScanner(bytes: Array(text.utf8)).spans()
    guard spans.contains(where: \.hasSpaceFlag) else { return spans }
    let conversions = source.map { source in
      Set(PlaceholderScanner(bytes: Array(source.utf8)).spans().filter { !$0.hasSpaceFlag }.map(\.conversion))
    }
    return spans.filter { !$0.hasSpaceFlag || conversions?.contains($0.conversion) == true }
  }
}
