/// A parser for OpenStep property lists: `{ key = value; }`, `( a, b )`, quoted and plain texts, `<hex>`.
///
/// Source: Apple, CFOldStylePList.c, for plain characters, escapes and comments.
struct OpenStepParser: LineScanner {
  let bytes: UnsafeBufferPointer<UInt8>
  var index = 0
  var line = 1

  /// Parses the whole file as one value.
  mutating func document() throws(ProjectFault) -> PropertyValue {
    try skipBlanks()
    let value = try value(depth: 0, in: nil)
    try skipBlanks()
    guard index == bytes.count else {
      throw ProjectFault(line, "there is text after the end of the property list", "remove it")
    }
    return value
  }

  private mutating func value(depth: Int, in outer: Int?) throws(ProjectFault) -> PropertyValue {
    guard depth < PropertyListFile.deepest else {
      throw PropertyListFile.tooDeep(line)
    }
    let start = line
    switch peek() {
    case UInt8(ascii: "{"): return try dictionary(depth, start)
    case UInt8(ascii: "("): return try list(depth, start)
    case UInt8(ascii: "<"): return try data(start)
    case nil: throw end(of: outer)
    default: return PropertyValue(content: .text(try text(in: outer)), line: start)
    }
  }

  private mutating func dictionary(_ depth: Int, _ start: Int) throws(ProjectFault) -> PropertyValue {
    index += 1
    var members: [PropertyMember] = []
    while true {
      try skipBlanks()
      if peek() == UInt8(ascii: "}") { break }
      let key = try text(in: start)
      try skipBlanks()
      try expect(UInt8(ascii: "="), after: "a key", in: start)
      try skipBlanks()
      members.append(PropertyMember(key: key, value: try value(depth: depth + 1, in: start)))
      try skipBlanks()
      // CoreFoundation also accepts a last member without its semicolon.
      if peek() == UInt8(ascii: "}") { break }
      try expect(UInt8(ascii: ";"), after: "a value", in: start)
    }
    index += 1
    return PropertyValue(content: .members(PropertyMembers(members)), line: start)
  }

  private mutating func list(_ depth: Int, _ start: Int) throws(ProjectFault) -> PropertyValue {
    index += 1
    var elements: [PropertyValue] = []
    while true {
      try skipBlanks()
      if peek() == UInt8(ascii: ")") { break }
      elements.append(try value(depth: depth + 1, in: start))
      try skipBlanks()
      if peek() == UInt8(ascii: ")") { break }
      try expect(UInt8(ascii: ","), after: "an element", in: start)
    }
    index += 1
    return PropertyValue(content: .list(elements), line: start)
  }

  private mutating func data(_ start: Int) throws(ProjectFault) -> PropertyValue {
    index += 1
    while let byte = peek(), byte != UInt8(ascii: ">") {
      let isHex = (0x30...0x39).contains(byte) || (0x41...0x46).contains(byte & 0xDF)
      guard isHex || PropertyListFile.isSpace(byte) else {
        throw unexpected(byte, "data in < > must be hexadecimal digits")
      }
      advance()
    }
    guard peek() != nil else { throw end(of: start) }
    index += 1
    return PropertyValue(content: .other, line: start)
  }

  private mutating func text(in outer: Int?) throws(ProjectFault) -> String {
    guard let first = peek() else { throw end(of: outer) }
    if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") { return try quoted(first) }
    let start = index
    while let byte = peek(), Self.isPlain(byte) { index += 1 }
    guard index > start else { throw unexpected(first, "expected a key or a value") }
    return String(decoding: UnsafeBufferPointer(rebasing: bytes[start..<index]), as: UTF8.self)
  }

  private mutating func quoted(_ quote: UInt8) throws(ProjectFault) -> String {
    let opening = line
    index += 1
    let start = index
    var hasEscapes = false
    while let byte = peek(), byte != quote {
      if byte == UInt8(ascii: "\\") {
        hasEscapes = true
        index += 1
        guard peek() != nil else { break }
      }
      advance()
    }
    guard peek() != nil else {
      throw ProjectFault(opening, "a string is not closed: the file ends before its quotation mark")
    }
    let raw = UnsafeBufferPointer(rebasing: bytes[start..<index])
    index += 1
    return hasEscapes ? OpenStepEscapes.resolved(raw) : String(decoding: raw, as: UTF8.self)
  }

  /// Returns whether a byte may be in unquoted text: letters, digits, `_ $ / : . -`, `+` and non-ASCII bytes.
  ///
  /// The last two are accepted because some programs do not quote them.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x80...0xFF: true
    case UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "/"), UInt8(ascii: ":"), UInt8(ascii: "."),
      UInt8(ascii: "-"), UInt8(ascii: "+"):
      true
    default: false
    }
  }

  /// Skips white space and comments.
  private mutating func skipBlanks() throws(ProjectFault) {
    while let byte = peek() {
      if PropertyListFile.isSpace(byte) {
        advance()
      } else if starts(with: "/*") {
        let opening = line
        index += 2
        guard skip(past: "*/") else {
          throw ProjectFault(opening, "a comment is not closed: the file ends before */")
        }
      } else if starts(with: "//") {
        while let byte = peek(), !Self.isLineEnd(byte) { index += 1 }
      } else {
        return
      }
    }
  }

  private mutating func expect(_ wanted: UInt8, after what: String, in outer: Int) throws(ProjectFault) {
    guard let byte = peek() else { throw end(of: outer) }
    guard byte == wanted else {
      throw unexpected(byte, "expected '\(Character(Unicode.Scalar(wanted)))' after \(what)")
    }
    index += 1
  }

  private func unexpected(_ byte: UInt8, _ rule: String) -> ProjectFault {
    let shown = (0x21...0x7E).contains(byte) ? "'\(Character(Unicode.Scalar(byte)))'" : "byte \(byte)"
    return ProjectFault(
      line, "unexpected \(shown): \(rule)", "correct this line, or restore the file from version control")
  }

  private func end(of outer: Int?) -> ProjectFault {
    // The empty line after the last line break is not reported.
    let last = line > 1 && bytes.last == UInt8(ascii: "\n") ? line - 1 : line
    return ProjectFault(
      last, outer.map { "the file ends inside the value that starts on line \($0)" } ?? "the file has no value")
  }
}
