import Documents

/// An Objective-C token.
package struct ObjectiveCToken: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// A name, keyword or number.
    case word(String)
    /// A string literal with `@`, joined with adjacent ones.
    case string(String)
    /// Any other character.
    case mark(UInt8)
  }

  package var kind: Kind
  /// The offset of the first byte.
  package var offset: Int

  package func isMark(_ mark: Unicode.Scalar) -> Bool { kind == .mark(UInt8(ascii: mark)) }

  /// The word; nil for other tokens.
  package var word: String? { if case .word(let word) = kind { word } else { nil } }
}

/// A scanner that splits Objective-C into tokens, without comments and directives.
package struct ObjectiveCScanner {
  private let bytes: [UInt8]
  private var index = 0
  package private(set) var tokens: [ObjectiveCToken] = []
  /// The offset of an unterminated comment.
  package private(set) var openComment: Int?
  package private(set) var brackets: ObjectiveCBrackets
  /// The offset of the first merge conflict marker.
  package private(set) var conflict: Int?
  /// The offset of the first string that is not UTF-8.
  package private(set) var otherEncoding: Int?

  private init(_ bytes: [UInt8], deepest: Int) {
    (self.bytes, brackets) = (bytes, ObjectiveCBrackets(deepest: deepest))
  }

  /// Scans a file; ``brackets`` records the first bracket that exceeds `deepest` open ones.
  package static func scan(_ bytes: [UInt8], deepest: Int) -> ObjectiveCScanner {
    var scanner = ObjectiveCScanner(bytes, deepest: deepest)
    while scanner.index < bytes.count { scanner.scan() }
    return scanner
  }

  private mutating func scan() {
    let (byte, next) = (bytes[index], index + 1 < bytes.count ? bytes[index + 1] : 0)
    switch byte {
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"): index += 1
    case UInt8(ascii: "/") where next == UInt8(ascii: "/"): skipLine()
    case UInt8(ascii: "/") where next == UInt8(ascii: "*"): skipComment()
    case UInt8(ascii: "#"): skipDirective()
    case UInt8(ascii: "@") where next == UInt8(ascii: "\""):
      let start = index
      index += 1
      add(string: quoted(), at: start, isObject: true)
    case UInt8(ascii: "\""): add(string: quoted(), at: index, isObject: false)
    case UInt8(ascii: "'"): _ = quoted()
    default:
      if Self.isWord(byte) {
        addWord()
      } else {
        addMark(byte)
      }
    }
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }

  private mutating func addWord() {
    let start = index
    // In C++, an apostrophe separates digits, as in `1'000`.
    let isNumber = (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[start])
    while index < bytes.count, Self.isWord(bytes[index]) || isNumber && bytes[index] == UInt8(ascii: "'") { index += 1 }
    tokens.append(ObjectiveCToken(kind: .word(String(decoding: bytes[start..<index], as: UTF8.self)), offset: start))
  }

  private mutating func addMark(_ mark: UInt8) {
    if bytes.withUnsafeBufferPointer({ GitTrace.isSideMark(at: index, in: $0) }) { conflict = conflict ?? index }
    brackets.add(mark, at: index)
    tokens.append(ObjectiveCToken(kind: .mark(mark), offset: index))
    index += 1
  }

  /// Adds a literal, or appends it to an adjacent one.
  private mutating func add(string: String, at start: Int, isObject: Bool) {
    if case .string(let before)? = tokens.last?.kind {
      tokens[tokens.count - 1].kind = .string(before + string)
    } else if isObject {
      tokens.append(ObjectiveCToken(kind: .string(string), offset: start))
    }
  }

  private static func isLineEnd(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }

  /// Whether a line ends here and no backslash continues it.
  private var endsLine: Bool {
    guard Self.isLineEnd(bytes[index]) else { return false }
    let isPair = bytes[index] == UInt8(ascii: "\n") && bytes[index - 1] == UInt8(ascii: "\r")
    return bytes[index - (isPair ? 2 : 1)] != UInt8(ascii: "\\")
  }

  private mutating func skipLine() { while index < bytes.count, !endsLine { index += 1 } }

  /// Skips a preprocessor directive; a comment in it may span several lines.
  private mutating func skipDirective() {
    let start = index
    var isInString = false
    while index < bytes.count, !endsLine {
      if bytes[index] == UInt8(ascii: "\""), bytes[index - 1] != UInt8(ascii: "\\") { isInString.toggle() }
      if !isInString, bytes[index...].starts(with: "/*".utf8) { skipComment() } else { index += 1 }
    }
    brackets.add(directive: bytes[start..<index])
  }

  private mutating func skipComment() {
    let start = index
    index += 2
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "/"), bytes[index - 1] == UInt8(ascii: "*"), index > start + 2 {
        index += 1
        return
      }
      index += 1
    }
    openComment = start
  }

  /// Reads a quoted literal; an unterminated one extends to the end of its line.
  private mutating func quoted() -> String {
    let (mark, start) = (bytes[index], index)
    index += 1
    var text: [UInt8] = []
    while index < bytes.count, bytes[index] != mark, !Self.isLineEnd(bytes[index]) {
      if bytes[index] == UInt8(ascii: "\\"), index + 1 < bytes.count {
        index += 1
        unescape(into: &text)
      } else {
        text.append(bytes[index])
        index += 1
      }
    }
    if index < bytes.count, bytes[index] == mark { index += 1 }
    if text.withUnsafeBufferPointer({ UTF8Fault.offset(in: $0) }) != nil { otherEncoding = otherEncoding ?? start }
    return String(decoding: text, as: UTF8.self)
  }

  /// Decodes an escape sequence after its backslash.
  private mutating func unescape(into text: inout [UInt8]) {
    let letter = bytes[index]
    index += 1
    switch letter {
    case UInt8(ascii: "n"): text.append(UInt8(ascii: "\n"))
    case UInt8(ascii: "t"): text.append(UInt8(ascii: "\t"))
    case UInt8(ascii: "r"): text.append(UInt8(ascii: "\r"))
    case UInt8(ascii: "u"), UInt8(ascii: "U"):
      let digits = bytes[index...].prefix(letter == UInt8(ascii: "u") ? 4 : 8)
      let scalar = UInt32(String(decoding: digits, as: UTF8.self), radix: 16).flatMap(Unicode.Scalar.init)
      guard let scalar else { return }
      text += Array(String(scalar).utf8)
      index += digits.count
    default: text.append(letter)
    }
  }
}
