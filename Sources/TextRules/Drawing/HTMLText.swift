/// A text without its HTML markup, as drawn from an attributed string.
///
/// Tags and comments are removed. `<br>` and the ends of blocks become line breaks, and character references become
/// characters. White space is kept, as in apps that read only a few tags. The time is linear in the text's length.
struct HTMLText {
  /// The text that is drawn.
  let plain: String

  init(_ text: String) {
    guard text.utf8.contains(where: { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "&") }) else {
      plain = text
      return
    }
    let bytes = Array(text.utf8)
    var kept: [UInt8] = []
    kept.reserveCapacity(bytes.count)
    // No tag can start after the last `>`, so the search for tags stops there.
    let lastTagEnd = bytes.lastIndex(of: UInt8(ascii: ">")) ?? -1
    var index = 0
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "<"), index < lastTagEnd, let tag = Self.tag(bytes, index) {
        if tag.isBreak { kept.append(UInt8(ascii: "\n")) }
        index = tag.end
      } else if bytes[index] == UInt8(ascii: "&"), let reference = Self.reference(bytes, index) {
        kept += Array(String(Character(reference.scalar)).utf8)
        index = reference.end
      } else {
        kept.append(bytes[index])
        index += 1
      }
    }
    while kept.last == UInt8(ascii: "\n"), bytes.last == UInt8(ascii: ">") { kept.removeLast() }
    plain = String(decoding: kept, as: UTF8.self)
  }

  /// Escapes a text so that HTML leaves it unchanged.
  static func escaped(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      switch character {
      case "<": result += "&lt;"
      case "&": result += "&amp;"
      default: result.append(character)
      }
    }
  }

  /// The longest tag recognized, in bytes.
  ///
  /// The limit keeps the time linear for texts that consist of `<` only.
  private static let longestTag = 4096

  private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }

  /// Returns the end of the tag or comment that begins at an index, and whether it ends a line.
  private static func tag(_ bytes: [UInt8], _ start: Int) -> (end: Int, isBreak: Bool)? {
    var name = start + 1
    guard name < bytes.count else { return nil }
    let isComment = bytes[name] == UInt8(ascii: "!")
    let isEnd = bytes[name] == UInt8(ascii: "/")
    if isEnd { name += 1 }
    guard isComment || (name < bytes.count && isLetter(bytes[name])) else { return nil }
    var quote: UInt8 = 0
    for index in name..<min(bytes.count, start + longestTag) {
      let byte = bytes[index]
      if quote != 0 {
        if byte == quote { quote = 0 }
      } else if !isComment, byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'"),
        bytes[index - 1] == UInt8(ascii: "=")
      {
        quote = byte
      } else if byte == UInt8(ascii: ">") {
        let word = bytes[name..<index].prefix { isLetter($0) || (0x30...0x39).contains($0) }
        let tag = String(decoding: word, as: UTF8.self).lowercased()
        return (index + 1, tag == "br" || (isEnd && blocks.contains(tag)))
      }
    }
    return nil
  }

  /// The elements that end a line (HTML, rendering of flow content).
  private static let blocks: Set<String> = [
    "p", "div", "li", "ul", "ol", "h1", "h2", "h3", "h4", "h5", "h6", "blockquote", "pre", "tr", "table",
  ]

  /// Reads a character reference such as `&amp;`, `&#233;` or `&#xE9;`.
  private static func reference(_ bytes: [UInt8], _ start: Int) -> (end: Int, scalar: Unicode.Scalar)? {
    let rest = bytes[(start + 1)...].prefix(10)
    guard let end = rest.firstIndex(of: UInt8(ascii: ";")), end > start + 1 else { return nil }
    let name = String(decoding: bytes[start + 1..<end], as: UTF8.self)
    let number: UInt32? =
      if name.hasPrefix("#x") || name.hasPrefix("#X") {
        UInt32(name.dropFirst(2), radix: 16)
      } else if name.hasPrefix("#") {
        UInt32(name.dropFirst())
      } else {
        named[name]
      }
    return number.flatMap(Unicode.Scalar.init).map { (end + 1, $0) }
  }

  /// The named references that are common in apps (HTML, named character references).
  private static let named: [String: UInt32] = [
    "amp": 0x26, "lt": 0x3C, "gt": 0x3E, "quot": 0x22, "apos": 0x27, "nbsp": 0xA0, "copy": 0xA9, "reg": 0xAE,
    "laquo": 0xAB, "raquo": 0xBB, "deg": 0xB0, "middot": 0xB7, "times": 0xD7, "shy": 0xAD, "ndash": 0x2013,
    "mdash": 0x2014, "lsquo": 0x2018, "rsquo": 0x2019, "sbquo": 0x201A, "ldquo": 0x201C, "rdquo": 0x201D,
    "bdquo": 0x201E, "bull": 0x2022, "hellip": 0x2026, "euro": 0x20AC, "trade": 0x2122, "larr": 0x2190,
    "rarr": 0x2192, "thinsp": 0x2009, "ensp": 0x2002, "emsp": 0x2003, "zwnj": 0x200C, "zwj": 0x200D, "lrm": 0x200E,
    "rlm": 0x200F,
  ]
}
