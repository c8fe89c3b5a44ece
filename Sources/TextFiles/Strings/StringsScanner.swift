import Documents

/// A scanner for the tokens of a `.strings` file in valid UTF-8: white space, comments, strings and bare words.
struct StringsScanner {
  /// A string or bare word.
  struct Token {
    /// The range of the text, without quotation marks.
    var range: Range<Int>
    /// The offset of the token, including the quotation mark.
    var start: Int
    /// Whether the token contains a backslash or NUL.
    var isOdd: Bool
  }

  /// An error with its offset, message and fix.
  indirect enum Stop: Error {
    /// An error after which the next entry is read.
    case entry(Int, String, String)
    /// An error after which the rest of the file is not read.
    case file(Int, String, String)
  }

  /// The content of the file.
  let bytes: UnsafeBufferPointer<UInt8>
  /// The offset of the next byte.
  var position = 0
  /// The comments directly before the next entry, without delimiters.
  ///
  /// Comments before a blank line are excluded.
  var comments: [Range<Int>] = []

  /// Comments with directives that belong to no entry.
  ///
  /// A blank line follows them, or they are on another entry's line.
  var detached: [Range<Int>] = []

  /// The byte at the position; 0 at the end of the file.
  var current: UInt8 { byte(position) }

  /// Whether the position is at the end of the file.
  var isAtEnd: Bool { position >= bytes.count }

  /// Returns the byte at an offset; 0 after the end of the file.
  func byte(_ offset: Int) -> UInt8 { offset < bytes.count ? bytes[offset] : 0 }

  /// Skips white space and comments; returns whether a line break was among them.
  @discardableResult
  mutating func skipTrivia() throws(Stop) -> Bool {
    var lineEnds = 0
    var endedLine = false
    while position < bytes.count {
      switch bytes[position] {
      case 0x0A, 0x0D:
        if !(bytes[position] == 0x0D && byte(position + 1) == 0x0A) { lineEnds += 1 }
        if lineEnds > 1, !comments.isEmpty { dropComments() }
        endedLine = true
        position += 1
      case 0x09, 0x0B, 0x0C, 0x20: position += 1
      case 0xC2 where byte(position + 1) == 0xA0: position += 2
      case 0xE2 where byte(position + 1) == 0x80 && (byte(position + 2) == 0xA8 || byte(position + 2) == 0xA9):
        position += 3
      case UInt8(ascii: "/") where byte(position + 1) == UInt8(ascii: "/"):
        let start = position + 2
        skipLine()
        comments.append(start..<position)
        lineEnds = 0
      case UInt8(ascii: "/") where byte(position + 1) == UInt8(ascii: "*"):
        let start = position
        position += 2
        while !(byte(position) == UInt8(ascii: "*") && byte(position + 1) == UInt8(ascii: "/")) {
          position += 1
          guard position >= bytes.count else { continue }
          throw .file(start, "a comment starts here and never ends, so nothing after it is read", "close it with */")
        }
        comments.append(start + 2..<position)
        position += 2
        lineEnds = 0
      default: return endedLine
      }
    }
    return endedLine
  }

  /// Reads a quoted string or bare word, or returns nil if there is neither.
  mutating func token() throws(Stop) -> Token? {
    let start = position
    let quote = current
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      while position < bytes.count, Self.isBare(bytes[position]), !startsComment(position) { position += 1 }
      return position > start ? Token(range: start..<position, start: start, isOdd: false) : nil
    }
    var isOdd = false
    position += 1
    while position < bytes.count {
      let byte = bytes[position]
      if byte == quote {
        position += 1
        return Token(range: start + 1..<position - 1, start: start, isOdd: isOdd)
      }
      if byte == UInt8(ascii: "\\") {
        isOdd = true
        position += 1
      } else if byte == 0 {
        isOdd = true
      }
      position += 1
    }
    throw .file(
      start, "a string starts here and never ends, so nothing after it is read",
      "close it with a quotation mark, and put a backslash before those inside the text")
  }

  /// Skips a dictionary, an array or data that starts at the position.
  mutating func skipNested() throws(Stop) {
    if current == UInt8(ascii: "<") {
      while position < bytes.count, bytes[position] != UInt8(ascii: ">") { position += 1 }
      position = min(position + 1, bytes.count)
      return
    }
    var depth = 0
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "{"), UInt8(ascii: "("): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: ")"): depth -= 1
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        _ = try token()
        continue
      case UInt8(ascii: "/") where startsComment(position):
        try skipTrivia()
        continue
      default: break
      }
      position += 1
      if depth == 0 { return }
    }
  }

  /// Skips to the next line that starts an entry or a comment, or to the end.
  mutating func skipToNextEntry() {
    comments.removeAll()
    while position < bytes.count {
      skipLine()
      position = min(position + 1, bytes.count)
      let start = afterBlanks(position)
      if startsComment(start) || startsEntry(start) { return }
    }
  }

  /// Skips the rest of the line, up to its line break.
  private mutating func skipLine() {
    while position < bytes.count, bytes[position] != 0x0A, bytes[position] != 0x0D { position += 1 }
  }

  /// Returns the first offset, from a given one, that is neither a space nor a tab.
  private func afterBlanks(_ start: Int) -> Int {
    var offset = start
    while byte(offset) == 0x09 || byte(offset) == 0x20 { offset += 1 }
    return offset
  }

  /// Skips a comment on the rest of the line, and records it if it contains a directive.
  mutating func skipRemark() {
    let probe = afterBlanks(position)
    guard byte(probe) == UInt8(ascii: "/") else { return }
    defer { detach(probe..<max(probe, position)) }
    if byte(probe + 1) == UInt8(ascii: "*") {
      // A comment of several lines belongs to the next entry.
      var end = probe + 2
      while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D {
        if bytes[end] == UInt8(ascii: "*"), byte(end + 1) == UInt8(ascii: "/") {
          position = end + 2
          return
        }
        end += 1
      }
    } else if byte(probe + 1) == UInt8(ascii: "/") {
      position = probe
      skipLine()
    }
  }

  /// Returns the line around an offset, with at most 200 bytes on each side.
  func line(around offset: Int) -> String {
    let start = bytes.prefix(offset).suffix(200).lastIndex(of: 0x0A).map { $0 + 1 } ?? max(0, offset - 200)
    let rest = bytes.dropFirst(offset).prefix(200).prefix { $0 != 0x0A }
    return bytes.text(start..<rest.endIndex)
  }

  /// Returns whether `key =` or `"key";` begins at an offset.
  private func startsEntry(_ start: Int) -> Bool {
    var probe = start
    let quote = byte(probe)
    if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
      probe += 1
      while probe < bytes.count, bytes[probe] != quote {
        if bytes[probe] == 0x0A || bytes[probe] == 0x0D { return false }
        probe += bytes[probe] == UInt8(ascii: "\\") ? 2 : 1
      }
      probe += 1
    } else {
      while Self.isBare(byte(probe)) { probe += 1 }
      guard probe > start else { return false }
    }
    probe = afterBlanks(probe)
    return byte(probe) == UInt8(ascii: "=") || byte(probe) == UInt8(ascii: ";")
  }

  private func startsComment(_ offset: Int) -> Bool {
    byte(offset) == UInt8(ascii: "/")
      && (byte(offset + 1) == UInt8(ascii: "/") || byte(offset + 1) == UInt8(ascii: "*"))
  }

  /// Returns whether a byte may be in a string without quotation marks: letters, digits and `_$/:.-`.
  ///
  /// Source: CoreFoundation's old-style property lists.
  private static func isBare(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x3A, 0x41...0x5A, 0x61...0x7A, 0x5F, 0x24, 0x2D...0x2F: true
    default: false
    }
  }
}
