import Documents

/// The kind of a layout file.
enum LayoutShape: Hashable {
  case layout, pageSource, manifest

  /// Detects the kind of a file by its name, or returns nil if the name does not determine it.
  init?(named name: String) {
    let name = name.lowercased()
    if name == "layout.json" || name.hasSuffix(".layout.json") {
      self = .layout
    } else if name == "info.plist" || name.hasSuffix("-info.plist") || name.hasSuffix("_info.plist")
      || (name.hasPrefix("info-") && name.hasSuffix(".plist"))
    {
      self = .manifest
    } else {
      return nil
    }
  }

  /// Detects the kind of an input by its first bytes.
  ///
  /// Any JSON counts as a layout, and any XML except property lists as a page source; the readers report problems.
  init?(_ bytes: [UInt8]) {
    switch FileBytes.firstVisible(bytes) {
    case _ where BinaryPropertyList.isOne(bytes): self = .manifest
    case UInt8(ascii: "{"), UInt8(ascii: "["): self = .layout
    case UInt8(ascii: "<"): self = Self.holds("<plist", bytes) ? .manifest : .pageSource
    default: return nil
    }
  }

  /// Detects the kind of a file in a folder by its first bytes and lowercase extension.
  init?(head: [UInt8], ending: String) {
    switch ending {
    case "json" where Self.holds("\"\(LayoutFields.mark)\"", head): self = .layout
    case "json" where Self.holds(PageElementType.prefix, head) && Self.holds("\"value\"", head): self = .pageSource
    case "xml" where Self.holds("<\(PageElementType.prefix)", head): self = .pageSource
    default: return nil
    }
  }

  /// Returns whether the first element of an XML input identifies it as a page source.
  ///
  /// This includes page sources of other platforms and truncated files, so that the reader reports them.
  static func beginsAsPageSource(_ head: [UInt8]) -> Bool {
    var rest = head.prefix(1 << 12).filter { $0 != 0 }[...]
    while let start = rest.firstIndex(of: UInt8(ascii: "<")), start + 1 < rest.endIndex {
      rest = rest[(start + 1)...]
      // Declarations and comments are skipped.
      guard rest.first == UInt8(ascii: "?") || rest.first == UInt8(ascii: "!") else {
        let name = String(
          decoding: rest.prefix { $0 > 0x20 && $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: "/") }, as: UTF8.self)
        let isCut = name.utf8.count == rest.count && PageElementType.prefix.hasPrefix(name)
        return isCut || name.hasPrefix(PageElementType.prefix) || ["hierarchy", "html", "AppiumAUT"].contains(name)
      }
    }
    return false
  }

  /// Returns whether the start of a file contains a word, ignoring the zero bytes of UTF-16.
  private static func holds(_ word: String, _ bytes: [UInt8]) -> Bool {
    let head = bytes.prefix(1 << 14).filter { $0 != 0 }
    let word = Array(word.utf8)
    guard head.count >= word.count else { return false }
    return (0...(head.count - word.count)).contains { start in
      head[start] == word[0] && head[start..<(start + word.count)].elementsEqual(word)
    }
  }
}
