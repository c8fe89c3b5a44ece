/// A token of Objective-C.
struct ObjectiveCToken: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    /// A name, keyword or number.
    case word(String)
    /// A string literal with `@`; adjacent literals are one.
    case string(String)
    /// Any other character.
    case mark(UInt8)
  }

  var kind: Kind
  /// The offset of the first byte.
  var offset: Int

  func isMark(_ mark: Unicode.Scalar) -> Bool { kind == .mark(UInt8(ascii: mark)) }

  /// The name; nil for other tokens.
  var word: String? { if case .word(let word) = kind { word } else { nil } }
}

/// Splits Objective-C into tokens, without comments and lines of the preprocessor.
struct ObjectiveCScanner {
  private let bytes: [UInt8]
  private var index = 0
  private(set) var tokens: [ObjectiveCToken] = []
  /// The offset of a comment that does not end.
  private(set) var openComment: Int?

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Scans a file.
  static func scan(_ bytes: [UInt8]) -> ObjectiveCScanner {
    var scanner = ObjectiveCScanner(bytes)
    while scanner.index < bytes.count { scanner.scan() }
    return scanner
  }

  private mutating func scan() {
    let (byte, next) = (bytes[index], index + 1 < bytes.count ? bytes[index + 1] : 0)
    switch byte {
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"): index += 1
    case UInt8(ascii: "/") where next == UInt8(ascii: "/"): skipLine()
    case UInt8(ascii: "/") where next == UInt8(ascii: "*"): skipComment()
    case UInt8(ascii: "#"): skipLine()
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
        tokens.append(ObjectiveCToken(kind: .mark(byte), offset: index))
        index += 1
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
    while index < bytes.count, Self.isWord(bytes[index]) { index += 1 }
    tokens.append(ObjectiveCToken(kind: .word(String(decoding: bytes[start..<index], as: UTF8.self)), offset: start))
  }

  /// Adds a literal; one that follows another continues it.
  private mutating func add(string: String, at start: Int, isObject: Bool) {
    if case .string(let before)? = tokens.last?.kind {
      tokens[tokens.count - 1].kind = .string(before + string)
    } else if isObject {
      tokens.append(ObjectiveCToken(kind: .string(string), offset: start))
    }
  }

  /// Skips the rest of a line, and the next one after a backslash.
  private mutating func skipLine() {
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "\n") {
        guard bytes[index - 1] == UInt8(ascii: "\\") else { return }
      }
      index += 1
    }
  }

  private mutating func skipComment() {
    let start = index
    index += 2
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "/"), bytes[index - 1] == UInt8(ascii: "*") {
        index += 1
        return
      }
      index += 1
    }
    openComment = start
  }

  /// Reads a literal in quotation marks or apostrophes; one that does not end takes the rest of its line.
  private mutating func quoted() -> String {
    let mark = bytes[index]
    index += 1
    var text: [UInt8] = []
    while index < bytes.count, bytes[index] != mark, bytes[index] != UInt8(ascii: "\n") {
      if bytes[index] == UInt8(ascii: "\\"), index + 1 < bytes.count {
        index += 1
        unescape(into: &text)
      } else {
        text.append(bytes[index])
        index += 1
      }
    }
    if index < bytes.count, bytes[index] == mark { index += 1 }
    return String(decoding: text, as: UTF8.self)
  }

  /// Reads the rest of an escape sequence.
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
