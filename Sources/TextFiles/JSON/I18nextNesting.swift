import AuditModel
import Documents

/// Functions that replace i18next's `$t(key)` with the texts of other keys.
enum I18nextNesting {
  /// The maximum nesting depth of texts (our own limit).
  private static let deepest = 4

  /// Returns whether a text or one of its forms may nest other texts.
  static func isIn(_ string: LocalizedString) -> Bool {
    isIn(string.text) || string.details?.forms.contains { isIn($0.text) } == true
  }

  private static func isIn(_ text: String) -> Bool {
    text.utf8.contains(UInt8(ascii: "$")) && text.contains("$t(")
  }

  /// Returns the keys that a text nests, in order; keys in other files include their namespace.
  static func keys(in text: String) -> [String] { nestings(in: text).map(\.key) }

  /// Returns the ranges and keys of nestings in a text, such as `$t(key, {"count": 1})`.
  private static func nestings(in text: String) -> [(range: Range<String.Index>, key: String)] {
    var found: [(Range<String.Index>, String)] = []
    var rest = text[...]
    while let start = rest.firstRange(of: "$t("), let end = rest[start.upperBound...].firstIndex(of: ")") {
      rest = rest[rest.index(after: end)...]
      let key = text[start.upperBound..<end].prefix { $0 != "," }.filter { !$0.isWhitespace }
      found.append((start.lowerBound..<rest.startIndex, key))
    }
    return found
  }

  /// Inserts nested texts into a text, up to a limited depth.
  ///
  /// `budget`, the number of bytes that may still be inserted in the file, is reduced. `missing` is set to the first
  /// key that is not in `texts`.
  static func filled(_ text: String, _ texts: [String: String], _ budget: inout Int, _ missing: inout String?)
    -> String
  {
    var text = text
    for _ in 0..<deepest {
      guard text.contains("$t("), budget > 0 else { break }
      var result = ""
      var end = text.startIndex
      var hasChanged = false
      for (range, name) in nestings(in: text) {
        result += text[end..<range.lowerBound]
        end = range.upperBound
        // A key with a namespace (before a colon) belongs to another file.
        if let found = texts[name], found.utf8.count < budget {
          budget -= found.utf8.count + 1
          result += found
          hasChanged = true
        } else {
          if texts[name] == nil { missing = missing ?? name }
          result += text[range]
        }
      }
      text = result + text[end...]
      if !hasChanged { break }
    }
    return text
  }
}
