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
    case "json": kind = Self.holds("\"\(LayoutFields.mark)\"", head) ? .layout : nil
    case "xml": kind = Self.holds("<\(PageElementType.prefix)", head) ? .pageSource : nil
    default: kind = nil
    }
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
