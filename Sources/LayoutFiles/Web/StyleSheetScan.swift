import Documents

/// The safe area insets that a style sheet uses, and its imported style sheets.
///
/// This is a text search that ignores comments, not a CSS parser. The time is linear in the length.
struct StyleSheetScan: Sendable {
  /// Whether the style sheet uses an inset, as `env(safe-area-inset-top)` or the older `constant(…)`.
  let asksForInsets: Bool
  /// The addresses of imported style sheets.
  let imports: [String]

  /// Scans the content of a style sheet.
  init(_ bytes: some Collection<UInt8>) {
    let css = Self.withoutComments(Array(bytes))
    asksForInsets = Self.places(of: "safe-area-inset-", in: css).contains { Self.isAsked(css, $0) }
    imports = Self.places(of: "@import", in: css).compactMap { Self.address(css, $0 + "@import".utf8.count) }
  }

  private static func withoutComments(_ bytes: [UInt8]) -> [UInt8] {
    guard bytes.contains(UInt8(ascii: "*")) else { return bytes }
    var css: [UInt8] = []
    css.reserveCapacity(bytes.count)
    var index = 0
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "/"), index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "*") {
        index += 2
        while index < bytes.count, !(bytes[index] == UInt8(ascii: "/") && bytes[index - 1] == UInt8(ascii: "*")) {
          index += 1
        }
        css.append(UInt8(ascii: " "))
      } else {
        css.append(bytes[index])
      }
      index += 1
    }
    return css
  }

  /// Returns the offsets of a lowercase word, ignoring the letter case of the style sheet.
  private static func places(of word: String, in bytes: [UInt8]) -> [Int] {
    let word = Array(word.utf8)
    guard bytes.count >= word.count else { return [] }
    return (0...(bytes.count - word.count)).filter { start in
      (bytes[start] | 0x20) == (word[0] | 0x20) && word.indices.allSatisfy { lower(bytes[start + $0]) == word[$0] }
    }
  }

  private static func lower(_ byte: UInt8) -> UInt8 { (0x41...0x5A).contains(byte) ? byte | 0x20 : byte }

  private static func isBlank(_ byte: UInt8) -> Bool { [0x20, 0x09, 0x0A, 0x0C, 0x0D].contains(byte) }

  /// Returns whether the inset at an offset is an argument of `env` or `constant`.
  private static func isAsked(_ css: [UInt8], _ start: Int) -> Bool {
    var index = start - 1
    while index >= 0, isBlank(css[index]) { index -= 1 }
    guard index >= 0, css[index] == UInt8(ascii: "(") else { return false }
    return ["env", "constant"].contains { name in
      index >= name.utf8.count && css[(index - name.utf8.count)..<index].map(lower).elementsEqual(name.utf8)
    }
  }

  /// The maximum length of an address in bytes (our own limit).
  private static let longestAddress = 2048

  /// Returns the imported address, in quotation marks, in `url(…)`, or both; nil if it is empty.
  private static func address(_ css: [UInt8], _ start: Int) -> String? {
    var rest = css[start...].prefix(longestAddress).drop(while: isBlank)
    if rest.prefix(4).map(lower).elementsEqual("url(".utf8) { rest = rest.dropFirst(4).drop(while: isBlank) }
    guard let first = rest.first else { return nil }
    let isQuoted = first == UInt8(ascii: "\"") || first == UInt8(ascii: "'")
    let address =
      isQuoted
      ? rest.dropFirst().prefix { $0 != first }
      : rest.prefix { !isBlank($0) && $0 != UInt8(ascii: ")") && $0 != UInt8(ascii: ";") }
    return address.isEmpty ? nil : String(decoding: address, as: UTF8.self)
  }
}
