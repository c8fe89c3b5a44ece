import AuditModel
import Documents
import Foundation

/// A web page's settings for the edges of displays: its viewport, style sheets, and use of insets.
///
/// This is a scan for tags and not an HTML parser. It skips comments, and finds no tags in scripts and styles. The
/// time is linear in the length of the page.
struct WebPageScan: Sendable {
  /// The page, regardless of linked style sheets.
  private(set) var page: WebPage
  /// The addresses of style sheets that the page links or its styles import.
  private(set) var sheets: [String] = []
  /// Whether the page contains any tag or comment.
  private(set) var hasTags = false

  /// Scans the contents of a page; `file` is its path in messages.
  init(_ bytes: [UInt8], file: String) {
    page = WebPage(location: SourceLocation(startOf: file))
    var (index, line) = (0, 1)
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: "<") else {
        if bytes[index] == UInt8(ascii: "\n") { line += 1 }
        index += 1
        continue
      }
      hasTags = hasTags || Self.mayBeTag(bytes, index)
      let end = Self.starts("<!--", bytes, index) ? Self.end(ofComment: bytes, index) : Self.end(ofTag: bytes, index)
      var next = end
      if !Self.starts("<!--", bytes, index) {
        read(String(decoding: bytes[index..<end], as: UTF8.self), at: SourceLocation(file: file, line: line, column: 1))
        if StyleSheetScan(bytes[index..<end]).asksForInsets { page.asksForInsets = true }
        if Self.starts("<style", bytes, index) { next = readContent(of: "</style", bytes, from: end) }
        if Self.starts("<script", bytes, index) { next = readContent(of: "</script", bytes, from: end) }
      }
      line += bytes[index..<next].count { $0 == UInt8(ascii: "\n") }
      index = next
    }
  }

  /// Reads the content of a style or script and returns the offset of its end tag, or the end of the file.
  private mutating func readContent(of name: StaticString, _ bytes: [UInt8], from start: Int) -> Int {
    var end = start
    while end < bytes.count, !(bytes[end] == UInt8(ascii: "<") && Self.starts(name, bytes, end)) { end += 1 }
    let scan = StyleSheetScan(bytes[start..<end])
    if scan.asksForInsets { page.asksForInsets = true }
    sheets += scan.imports
    return end
  }

  private mutating func read(_ tag: String, at place: SourceLocation) {
    let lower = tag.lowercased()
    if lower.hasPrefix("<script") { page.hasScripts = true }
    if lower.hasPrefix("<meta"), Self.attribute("name", of: lower) == "viewport",
      let content = Self.attribute("content", of: lower), page.cover == nil
    {
      let words = content.filter { !$0.isWhitespace }.split(whereSeparator: { $0 == "," || $0 == ";" })
      if words.contains("viewport-fit=cover") { page.cover = place }
    }
    if lower.hasPrefix("<link"), Self.attribute("rel", of: lower)?.contains("stylesheet") == true,
      let sheet = Self.attribute("href", of: tag)
    {
      sheets.append(sheet)
    }
  }

  /// Returns the value of an attribute, or nil if the tag does not have the attribute.
  private static func attribute(_ name: String, of tag: String) -> String? {
    var rest = tag[...]
    while let found = rest.range(of: name, options: .caseInsensitive) {
      let before = found.lowerBound > tag.startIndex ? tag[tag.index(before: found.lowerBound)] : " "
      rest = rest[found.upperBound...]
      let value = rest.drop(while: \.isWhitespace)
      guard before.isWhitespace || before == "\"" || before == "'", value.first == "=" else { continue }
      let text = value.dropFirst().drop(while: \.isWhitespace)
      guard let quote = text.first, quote == "\"" || quote == "'" else {
        return String(text.prefix { !$0.isWhitespace && $0 != ">" })
      }
      return String(text.dropFirst().prefix { $0 != quote })
    }
    return nil
  }

  /// Returns whether the `<` at an offset is followed by a letter or `!`.
  private static func mayBeTag(_ bytes: [UInt8], _ index: Int) -> Bool {
    guard index + 1 < bytes.count else { return false }
    let next = bytes[index + 1]
    return next == UInt8(ascii: "!") || UInt8(ascii: "a")...UInt8(ascii: "z") ~= next | 0x20
  }

  private static func starts(_ word: StaticString, _ bytes: [UInt8], _ index: Int) -> Bool {
    let count = word.utf8CodeUnitCount
    guard index + count <= bytes.count else { return false }
    // Tag names may be in uppercase.
    return (0..<count).allSatisfy { offset in
      let byte = bytes[index + offset]
      return ((0x41...0x5A).contains(byte) ? byte | 0x20 : byte) == word.utf8Start[offset]
    }
  }

  /// Returns the offset after a comment, or the end of the file if the comment is not closed.
  private static func end(ofComment bytes: [UInt8], _ start: Int) -> Int {
    var index = start + 4
    while index + 2 < bytes.count {
      if starts("-->", bytes, index) { return index + 3 }
      index += 1
    }
    return bytes.count
  }

  /// Returns the offset after a tag, which ends at an unquoted `>` or before an unquoted `<`.
  ///
  /// A tag without an end within 4,096 bytes counts as text, and only its `<` is skipped. Otherwise, unclosed quotation
  /// marks would make the time quadratic.
  private static func end(ofTag bytes: [UInt8], _ start: Int) -> Int {
    var quote: UInt8?
    for index in (start + 1)..<max(min(bytes.count, start + longestTag), start + 1) {
      switch bytes[index] {
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        if quote == nil { quote = bytes[index] } else if quote == bytes[index] { quote = nil }
      case UInt8(ascii: ">") where quote == nil: return index + 1
      case UInt8(ascii: "<") where quote == nil: return index
      default: break
      }
    }
    return start + 1
  }

  private static let longestTag = 1 << 12
}
