/// A token of Swift source, in the detail that package manifests need.
struct SwiftToken: Hashable {
  enum Kind: Hashable {
    case word(String)
    /// A string literal without interpolation.
    case text(String)
    /// A string literal that has interpolations or escapes, or is raw or multiline.
    case computedText
    case number(String)
    case mark(UInt8)
  }

  var kind: Kind
  var line: Int

  func isMark(_ character: Character) -> Bool { character.asciiValue.map { kind == .mark($0) } ?? false }
  var word: String? { if case .word(let word) = kind { word } else { nil } }
}

/// A scanner that splits Swift source into tokens and skips comments.
struct SwiftTokens: LineScanner {
  let bytes: UnsafeBufferPointer<UInt8>
  var index = 0
  var line = 1

  /// The maximum nesting of string literals in interpolations, far more than any manifest has (our own limit).
  private static let deepest = 32

  /// The number of interpolations around the next byte.
  private var depth = 0
  /// The end of a row of `#` that does not start a raw string literal.
  private var endOfMarks = 0

  private init(bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// Returns the tokens of a file.
  ///
  /// - Throws: ``ProjectFault`` if the file ends inside a string literal or comment, or nests literals too deeply.
  static func of(_ bytes: [UInt8]) throws(ProjectFault) -> [SwiftToken] {
    try bytes.withUnsafeBufferPointer { (buffer) throws(ProjectFault) in
      var scanner = SwiftTokens(bytes: buffer)
      var tokens: [SwiftToken] = []
      while let token = try scanner.next() { tokens.append(token) }
      return tokens
    }
  }

  private mutating func next() throws(ProjectFault) -> SwiftToken? {
    while let byte = peek() {
      let start = line
      switch byte {
      case 0x20, 0x09...0x0D: advance()
      case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "/"):
        while let byte = peek(), !Self.isLineEnd(byte) { advance() }
      case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "*"): try skipComment()
      case UInt8(ascii: "\""): return SwiftToken(kind: try text(), line: start)
      case UInt8(ascii: "#") where startsRawText(): return SwiftToken(kind: try rawText(), line: start)
      case 0x30...0x39: return SwiftToken(kind: .number(run { Self.isWord($0) || $0 == 0x2E }), line: start)
      case _ where Self.isWord(byte): return SwiftToken(kind: .word(run(Self.isWord)), line: start)
      default:
        advance()
        return SwiftToken(kind: .mark(byte), line: start)
      }
    }
    return nil
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte & 0xDF) || byte == 0x5F || byte >= 0x80 || byte == 0x60
  }

  /// Reads bytes while they satisfy a condition and returns them without backquotes.
  private mutating func run(_ belongs: (UInt8) -> Bool) -> String {
    let start = index
    while let byte = peek(), belongs(byte) { advance() }
    let word = UnsafeBufferPointer(rebasing: bytes[start..<index])
    return String(decoding: word, as: UTF8.self).replacing("`", with: "")
  }

  private mutating func skipComment() throws(ProjectFault) {
    let start = line
    var depth = 0
    repeat {
      guard let byte = peek() else {
        throw ProjectFault(start, "a comment is not closed: the file ends before */", "close it")
      }
      if byte == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "*") {
        depth += 1
        advance()
      } else if byte == UInt8(ascii: "*"), peek(1) == UInt8(ascii: "/") {
        depth -= 1
        advance()
      }
      advance()
    } while depth > 0
  }

  /// Reads a string literal; a multiline literal counts as computed.
  private mutating func text() throws(ProjectFault) -> SwiftToken.Kind {
    let start = line
    let isLong = peek(1) == UInt8(ascii: "\"") && peek(2) == UInt8(ascii: "\"")
    index += isLong ? 3 : 1
    var content: [UInt8] = []
    var isComputed = isLong
    while let byte = peek() {
      if byte == UInt8(ascii: "\"") {
        if !isLong {
          advance()
          return isComputed ? .computedText : .text(String(decoding: content, as: UTF8.self))
        }
        if peek(1) == byte, peek(2) == byte {
          index += 3
          return .computedText
        }
      } else if byte == UInt8(ascii: "\\") {
        advance()
        if peek() == UInt8(ascii: "(") {
          isComputed = true
          try skipInterpolation()
          continue
        }
        // Escaped quotation marks and backslashes are literal; any other escape makes the text computed.
        if peek() != UInt8(ascii: "\""), peek() != UInt8(ascii: "\\") { isComputed = true }
      } else if Self.isLineEnd(byte), !isLong {
        break
      }
      guard let byte = peek() else { break }
      content.append(byte)
      advance()
    }
    throw ProjectFault(start, "a string is not closed", "close it with a quotation mark")
  }

  private mutating func skipInterpolation() throws(ProjectFault) {
    guard self.depth < Self.deepest else {
      throw ProjectFault(
        line, "strings are nested in more than \(Self.deepest) interpolations", "assign the inner string to a constant")
    }
    self.depth += 1
    defer { self.depth -= 1 }
    var depth = 0
    while let byte = peek() {
      if byte == UInt8(ascii: "\"") {
        _ = try text()
        continue
      }
      advance()
      if byte == UInt8(ascii: "(") { depth += 1 }
      if byte == UInt8(ascii: ")") {
        depth -= 1
        if depth == 0 { return }
      }
    }
  }

  private mutating func startsRawText() -> Bool {
    if index >= endOfMarks {
      endOfMarks = index
      while endOfMarks < bytes.count, bytes[endOfMarks] == UInt8(ascii: "#") { endOfMarks += 1 }
    }
    return endOfMarks < bytes.count && bytes[endOfMarks] == UInt8(ascii: "\"")
  }

  /// Reads a raw string literal, such as `#"…"#`, which counts as computed.
  private mutating func rawText() throws(ProjectFault) -> SwiftToken.Kind {
    let start = line
    var marks = 0
    while peek() == UInt8(ascii: "#") {
      marks += 1
      index += 1
    }
    index += 1
    while let byte = peek() {
      advance()
      if byte == UInt8(ascii: "\""), (0..<marks).allSatisfy({ peek($0) == UInt8(ascii: "#") }) {
        index += marks
        return .computedText
      }
    }
    throw ProjectFault(start, "a string is not closed", "close it with a quotation mark and #")
  }
}
