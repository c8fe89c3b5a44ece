import Documents

/// What kind of file layouts stand in.
struct LayoutShape {
  /// A kind of file.
  enum Kind: Hashable {
    case layout, pageSource, manifest
  }

  /// The kind; nil where it is none of the known ones.
  let kind: Kind?

  /// Tells by a file's name; nothing where the content has to be looked at.
  ///
  /// - Parameter name: The file's own name.
  init(named name: String) {
    let name = name.lowercased()
    if name == "layout.json" || name.hasSuffix(".layout.json") {
      kind = .layout
    } else if name == "info.plist" || name.hasSuffix("-info.plist") || name.hasSuffix("_info.plist")
      || (name.hasPrefix("info-") && name.hasSuffix(".plist"))
    {
      kind = .manifest
    } else {
      kind = nil
    }
  }

  /// Tells by what a file starts with: JSON is taken for a layout, and XML that is no property list for a page source,
  /// whose readers say what is wrong.
  ///
  /// - Parameter bytes: The file, or its beginning.
  init(_ bytes: [UInt8]) {
    if BinaryPropertyList.isOne(bytes) {
      kind = .manifest
      return
    }
    switch bytes.first(where: { ![0x09, 0x0A, 0x0D, 0x20, 0, 0xEF, 0xBB, 0xBF, 0xFE, 0xFF].contains($0) }) {
    case UInt8(ascii: "{"), UInt8(ascii: "["): kind = .layout
    case UInt8(ascii: "<"): kind = Self.holds("<plist", bytes) ? .manifest : .pageSource
    default: kind = nil
    }
  }

  /// Tells whether a file of a folder is one by what it starts with.
  ///
  /// - Parameters:
  ///   - head: Its beginning.
  ///   - ending: Its extension in small letters.
  init(head: [UInt8], ending: String) {
    switch ending {
    case "json":
      if Self.holds("\"\(LayoutFields.mark)\"", head) {
        kind = .layout
      } else {
        kind = Self.holds(PageElementType.prefix, head) && Self.holds("\"value\"", head) ? .pageSource : nil
      }
    case "xml": kind = Self.holds("<\(PageElementType.prefix)", head) ? .pageSource : nil
    default: kind = nil
    }
  }

  /// Whether XML that a user names is a page source by its first element: one of another platform, or one that breaks off
  /// in its first line, whose reader says so.
  ///
  /// - Parameter head: The file's beginning.
  /// - Returns: Whether it is.
  static func beginsAsPageSource(_ head: [UInt8]) -> Bool {
    var rest = head.prefix(1 << 12).filter { $0 != 0 }[...]
    while let start = rest.firstIndex(of: UInt8(ascii: "<")), start + 1 < rest.endIndex {
      rest = rest[(start + 1)...]
      // Declarations and comments come first.
      guard rest.first == UInt8(ascii: "?") || rest.first == UInt8(ascii: "!") else {
        let name = String(
          decoding: rest.prefix { $0 > 0x20 && $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: "/") }, as: UTF8.self)
        let isCut = name.utf8.count == rest.count && PageElementType.prefix.hasPrefix(name)
        return isCut || name.hasPrefix(PageElementType.prefix) || ["hierarchy", "html", "AppiumAUT"].contains(name)
      }
    }
    return false
  }

  /// Whether the beginning of a file holds a word; the zeros of UTF-16 do not count.
  private static func holds(_ word: String, _ bytes: [UInt8]) -> Bool {
    let head = bytes.prefix(1 << 14).filter { $0 != 0 }
    let word = Array(word.utf8)
    guard head.count >= word.count else { return false }
    return (0...(head.count - word.count)).contains { start in
      head[start] == word[0] && head[start..<(start + word.count)].elementsEqual(word)
    }
  }
}
