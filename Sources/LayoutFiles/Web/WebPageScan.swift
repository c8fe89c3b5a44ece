import AuditModel
import Documents
import Foundation

/// What a web page says of the edges of displays: its viewport, its style sheets, whether it asks for the insets.
///
/// A look at tags, not a parser of HTML: comments are left out, and what is in scripts and styles is no tag. Its time
/// grows with the page's length alone.
struct WebPageScan: Sendable {
  /// The page, its style sheets aside.
  private(set) var page: WebPage
  /// The style sheets that it links, and those that its styles import.
  private(set) var sheets: [String] = []
  /// Whether there is any tag or comment.
  private(set) var hasTags = false

  /// Looks at a page.
  ///
  /// - Parameters:
  ///   - bytes: What is in it.
  ///   - file: Its path as it is shown.
  init(_ bytes: [UInt8], file: String) {
    page = WebPage(location: SourceLocation(file: file, line: 1, column: 1))
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

  /// Reads what stands in a style or script, up to the tag that ends it.
  ///
  /// - Returns: The place of that tag; the end of the file where there is none.
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

  /// The value of an attribute, in quotes or without; nil where the tag has none of the name.
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

  /// Whether what follows a sign is a name or a comment.
  private static func mayBeTag(_ bytes: [UInt8], _ index: Int) -> Bool {
    guard index + 1 < bytes.count else { return false }
    let next = bytes[index + 1]
    return next == UInt8(ascii: "!") || UInt8(ascii: "a")...UInt8(ascii: "z") ~= next | 0x20
  }

  private static func starts(_ word: StaticString, _ bytes: [UInt8], _ index: Int) -> Bool {
    let count = word.utf8CodeUnitCount
    guard index + count <= bytes.count else { return false }
    // Names of tags are written in large letters too.
    return (0..<count).allSatisfy { offset in
      let byte = bytes[index + offset]
      return ((0x41...0x5A).contains(byte) ? byte | 0x20 : byte) == word.utf8Start[offset]
    }
  }

  /// The place after a comment; the end of the file where it is not closed.
  private static func end(ofComment bytes: [UInt8], _ start: Int) -> Int {
    var index = start + 4
    while index + 2 < bytes.count {
      if starts("-->", bytes, index) { return index + 3 }
      index += 1
    }
    return bytes.count
  }

  /// The place after a tag.
  ///
  /// A sign in quotes does not end it. Another tag's beginning does, and so does a tag's length
  /// where its quotes are never closed, so that no page is gone over again and again.
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
