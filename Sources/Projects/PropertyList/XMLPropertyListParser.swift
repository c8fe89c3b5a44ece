/// A parser for XML property lists; `plutil -convert xml1` and older tools write project files in this form.
///
/// It accepts only property list elements, XML's five entities and character references, so text cannot grow when it is
/// read.
struct XMLPropertyListParser: LineScanner {
  let bytes: UnsafeBufferPointer<UInt8>
  var index = 0
  var line = 1

  /// Parses the value in `<plist>`.
  mutating func document() throws(ProjectFault) -> PropertyValue {
    var tag = try tag(in: 1)
    if tag.name == "plist" { tag = try self.tag(in: tag.line) }
    return try value(of: tag, depth: 0)
  }

  private struct Tag {
    var name: String
    var isClosing: Bool
    var isEmpty: Bool
    var line: Int
  }

  private mutating func value(of tag: Tag, depth: Int) throws(ProjectFault) -> PropertyValue {
    guard depth < PropertyListFile.deepest else { throw PropertyListFile.tooDeep(tag.line) }
    let content: PropertyValue.Content
    switch tag.name {
    case "dict": content = .members(PropertyMembers(try members(of: tag, depth)))
    case "array": content = .list(try elements(of: tag, depth))
    case "string", "integer", "real": content = .text(try text(of: tag))
    case "true", "false":
      _ = try text(of: tag)
      content = .text(tag.name == "true" ? "YES" : "NO")
    case "data", "date":
      _ = try text(of: tag)
      content = .other
    default:
      throw ProjectFault(tag.line, "unexpected <\(tag.isClosing ? "/" : "")\(tag.name.prefix(40))> in a property list")
    }
    return PropertyValue(content: content, line: tag.line)
  }

  private mutating func members(of tag: Tag, _ depth: Int) throws(ProjectFault) -> [PropertyMember] {
    var members: [PropertyMember] = []
    guard !tag.isEmpty else { return members }
    while true {
      let key = try self.tag(in: tag.line)
      if key.isClosing, key.name == tag.name { return members }
      guard key.name == "key", !key.isClosing else {
        throw ProjectFault(key.line, "<dict> needs a <key> before each value")
      }
      let name = try text(of: key)
      members.append(PropertyMember(key: name, value: try value(of: try self.tag(in: tag.line), depth: depth + 1)))
    }
  }

  private mutating func elements(of tag: Tag, _ depth: Int) throws(ProjectFault) -> [PropertyValue] {
    var elements: [PropertyValue] = []
    guard !tag.isEmpty else { return elements }
    while true {
      let element = try self.tag(in: tag.line)
      if element.isClosing, element.name == tag.name { return elements }
      elements.append(try value(of: element, depth: depth + 1))
    }
  }

  /// Returns the text up to the closing tag, with entities replaced.
  private mutating func text(of tag: Tag) throws(ProjectFault) -> String {
    guard !tag.isEmpty else { return "" }
    let start = index
    while let byte = peek(), byte != UInt8(ascii: "<") { advance() }
    let raw = bytes[start..<index]
    let closing = try self.tag(in: tag.line)
    guard closing.isClosing, closing.name == tag.name else {
      throw ProjectFault(closing.line, "<\(tag.name)> of line \(tag.line) is not closed")
    }
    return raw.contains(UInt8(ascii: "&")) ? Self.resolved(raw) : String(decoding: raw, as: UTF8.self)
  }

  /// Returns the next tag; skips the XML declaration, document type and comments.
  private mutating func tag(in outer: Int) throws(ProjectFault) -> Tag {
    while let byte = peek() {
      let start = line
      if PropertyListFile.isSpace(byte) {
        advance()
      } else if byte != UInt8(ascii: "<") {
        throw ProjectFault(line, "text outside a value")
      } else if starts(with: "<!--") {
        try skip(past: "-->", from: start)
      } else if starts(with: "<!") || starts(with: "<?") {
        try skip(past: ">", from: start)
      } else {
        let from = index + 1
        try skip(past: ">", from: start)
        return Self.tag(bytes[from..<(index - 1)], start)
      }
    }
    throw ProjectFault(line, "the file ends inside the value that starts on line \(outer)")
  }

  private static func tag(_ inside: Slice<UnsafeBufferPointer<UInt8>>, _ line: Int) -> Tag {
    let isClosing = inside.first == UInt8(ascii: "/")
    let isEmpty = inside.last == UInt8(ascii: "/") && !isClosing
    let name = inside.dropFirst(isClosing ? 1 : 0).prefix {
      !PropertyListFile.isSpace($0) && $0 != UInt8(ascii: "/")
    }
    return Tag(name: String(decoding: name, as: UTF8.self), isClosing: isClosing, isEmpty: isEmpty, line: line)
  }

  private mutating func skip(past end: StaticString, from start: Int) throws(ProjectFault) {
    guard skip(past: end) else {
      throw ProjectFault(start, "a tag or comment is not closed: the file ends before \(end)")
    }
  }

  private static let entities: [Substring: String] = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'"]

  private static func resolved(_ raw: Slice<UnsafeBufferPointer<UInt8>>) -> String {
    var rest = String(decoding: raw, as: UTF8.self)[...]
    var out = ""
    while let mark = rest.firstIndex(of: "&") {
      out += rest[..<mark]
      guard let end = rest[mark...].firstIndex(of: ";") else { return out + rest[mark...] }
      let name = rest[rest.index(after: mark)..<end]
      out += entities[name] ?? number(name) ?? String(rest[mark...end])
      rest = rest[rest.index(after: end)...]
    }
    return out + rest
  }

  private static func number(_ name: Substring) -> String? {
    guard name.hasPrefix("#") else { return nil }
    let digits = name.dropFirst()
    let value = digits.hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return value.flatMap(Unicode.Scalar.init).map { String($0) }
  }
}
