extension SourceScanner {
  /// Returns whether a byte belongs to a name, keyword or number; names may have any letters of Unicode.
  static func isWord(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == 0x5F || byte == UInt8(ascii: "$") || (0x30...0x39).contains(byte)
      || (0x61...0x7A).contains(byte | 0x20)
  }

  /// Returns whether a byte belongs to an operator.
  static func isOperator(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "/"), UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "!"),
      UInt8(ascii: "*"), UInt8(ascii: "%"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"),
      UInt8(ascii: "|"), UInt8(ascii: "^"), UInt8(ascii: "~"), UInt8(ascii: "?"), UInt8(ascii: "."):
      true
    default: false
    }
  }

  /// Words that continue what comes before them in another line.
  static let continuing = ["else", "catch", "while", "where", "as", "is", "in", "async", "throws"].map {
    Array($0.utf8)
  }
  /// Words after which an expression, a pattern or a type begins.
  static let leading = [
    "try", "await", "return", "throw", "case", "let", "var", "in", "as", "is", "some", "any", "each", "repeat",
    "consume",
    "copy", "borrowing", "consuming", "inout", "if", "guard", "while", "for", "switch", "else", "where", "do", "defer",
    "unsafe", "yield", "discard", "then", "async", "throws",
  ].map { Array($0.utf8) }

  /// Returns whether an operator may nest: `? :`, assignments, optionals, and the signs of types.
  static func nests(_ sign: UInt8) -> Bool {
    switch sign {
    case UInt8(ascii: "?"), UInt8(ascii: "="), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "!"),
      UInt8(ascii: "&"):
      true
    default: false
    }
  }

  /// Returns whether an operator is an assignment and not a comparison.
  static func assigns(_ sign: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    let equals = UInt8(ascii: "=")
    guard sign.last == equals else { return false }
    return sign.count == 1
      || ![equals, UInt8(ascii: "!"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "~")]
        .contains(sign[sign.startIndex])
  }

  /// Returns whether a sign such as `?.` reads a member of an optional value.
  static func endsInMember(_ sign: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    sign.count > 1 && sign.last == UInt8(ascii: ".")
      && sign.dropLast().allSatisfy { $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "!") }
  }

  /// Whether the apostrophe here separates digits, as in `1'000` of C++, instead of starting a character.
  var isInNumber: Bool {
    var start = position
    while start > 0, Self.isWord(bytes[start - 1]) || bytes[start - 1] == UInt8(ascii: "'") { start -= 1 }
    return start < position && (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[start])
  }

  /// Skips a character of Objective-C, such as `'"'`.
  mutating func character() {
    var end = position + 1
    while end < bytes.count, bytes[end] != UInt8(ascii: "'"), bytes[end] != 0x0A {
      end += bytes[end] == UInt8(ascii: "\\") && end + 1 < bytes.count && bytes[end + 1] != 0x0A ? 2 : 1
    }
    count(min(end + 1, bytes.count) - position)
    isAfterOperand = true
  }

  // MARK: Comments

  mutating func skipLine() { while position < bytes.count, byte() != 0x0A { position += 1 } }

  /// Skips a comment; returns an excess if it does not end, so that all code after it is lost.
  mutating func comment() -> String? {
    let start = position
    var depth = 0
    repeat {
      if byte() == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*"), depth == 0 || !isObjectiveC {
        depth += 1
        position += 2
      } else if byte() == UInt8(ascii: "*"), byte(1) == UInt8(ascii: "/") {
        depth -= 1
        position += 2
      } else {
        position += 1
      }
    } while depth > 0 && position < bytes.count
    position = depth > 0 ? start : min(position, bytes.count)
    return depth > 0 ? "begins a comment that does not end" : nil
  }

  /// Counts a line that looks like a mark of a merge conflict; the parser searches the rest of the file for its end.
  mutating func conflictMark() -> String? {
    let sign = byte()
    guard sign == UInt8(ascii: "<") || sign == UInt8(ascii: ">"), (1...3).allSatisfy({ byte($0) == sign }) else {
      return nil
    }
    conflictMarks += 1
    return conflictMarks > SourceLimits.conflictMarks
      ? "is one of more than \(SourceLimits.conflictMarks) marks of merge conflicts" : nil
  }

  // MARK: Regular expressions

  /// Skips a regular expression between slashes; returns false if there is none at the current position.
  ///
  /// Source: swift-syntax, RegexLiteralLexer.swift: a closing bracket without its partner, a space before the last slash or
  /// a comment after it show that there is none.
  mutating func regularExpression() -> Bool {
    let next = byte(1)
    guard next > 0x20, next != UInt8(ascii: "/"), next != UInt8(ascii: "*"), position >= lineWithoutSlash else {
      return false
    }
    var end = position + 1
    var (groups, classes) = (0, 0)
    // Where these rules end the search, the parser reads code.
    while end < bytes.count, bytes[end] != 0x0A, bytes[end] != UInt8(ascii: "/"), groups >= 0 {
      switch bytes[end] {
      case UInt8(ascii: "\\") where end + 1 < bytes.count && bytes[end + 1] != 0x0A: end += 1
      case UInt8(ascii: "(") where classes == 0: groups += 1
      case UInt8(ascii: ")") where classes == 0: groups -= 1
      case UInt8(ascii: "["): classes += 1
      case UInt8(ascii: "]"): classes = max(0, classes - 1)
      default: break
      }
      end += 1
    }
    end = min(end, bytes.count)
    // The parser searches the line again at each slash.
    steps += end - position
    guard groups >= 0 else { return false }
    guard end < bytes.count, bytes[end] == UInt8(ascii: "/") else {
      lineWithoutSlash = end
      return false
    }
    let after = end + 1 < bytes.count ? bytes[end + 1] : 0
    let isSpaced = (bytes[end - 1] == 0x20 || bytes[end - 1] == 0x09) && bytes[end - 2] != UInt8(ascii: "\\")
    if after == UInt8(ascii: "/") || after == UInt8(ascii: "*") || isSpaced { return false }
    count(end + 1 - position)
    isAfterOperand = true
    return true
  }

  /// Skips a regular expression such as `#/…/#`; returns false if there is none.
  ///
  /// `start` is the offset of the slash. Only an expression whose first line is empty has several lines.
  mutating func skipExtendedExpression(from start: Int, pounds: Int) -> Bool {
    let isMultiline = start + 1 < bytes.count && bytes[start + 1] == 0x0A
    var end = start + 1
    while end < bytes.count, isMultiline || bytes[end] != 0x0A {
      if bytes[end] == UInt8(ascii: "/"), SourceString.hasPounds(pounds, at: end + 1, in: bytes) {
        count(end + 1 + pounds - position)
        return true
      }
      end += 1
    }
    steps += end - start
    return false
  }
}

/// A string literal, whose code in interpolations is not part of it.
struct SourceString {
  /// The offset after the part that was read.
  private(set) var position: Int
  let isMultiline: Bool
  private let pounds: Int

  /// Begins a string literal.
  ///
  /// - Parameters:
  ///   - start: The offset of the first quotation mark.
  ///   - bytes: The bytes of the file.
  ///   - pounds: The number of number signs before it.
  init(at start: Int, in bytes: UnsafeBufferPointer<UInt8>, pounds: Int = 0) {
    self.pounds = pounds
    isMultiline = Self.isMultiline(at: start, in: bytes, pounds: pounds)
    position = start + (isMultiline ? 3 : 1)
  }

  /// Returns the string from an offset on, where its interpolation ended.
  func resumed(at position: Int) -> SourceString {
    var string = self
    string.position = position
    return string
  }

  /// Skips to the end of the string; returns true if an interpolation begins before it.
  mutating func skip(in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "\\") where Self.hasPounds(pounds, at: position + 1, in: bytes):
        let next = position + 1 + pounds
        if next < bytes.count, bytes[next] == UInt8(ascii: "(") {
          position = next
          return true
        }
        // An escaped line break ends a string in one line all the same.
        position = next < bytes.count && bytes[next] != 0x0A ? next + 1 : next
      case UInt8(ascii: "\"") where isEnd(position, in: bytes):
        position += (isMultiline ? 3 : 1) + pounds
        return false
      case 0x0A where !isMultiline, 0x0D where !isMultiline: return false
      default: position += 1
      }
    }
    position = min(position, bytes.count)
    return false
  }

  private func isEnd(_ quote: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    if isMultiline, !Self.areQuotes(quote, in: bytes) { return false }
    return Self.hasPounds(pounds, at: quote + (isMultiline ? 3 : 1), in: bytes)
  }

  /// Returns whether a number of number signs begins at an offset.
  static func hasPounds(_ pounds: Int, at start: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    start + pounds <= bytes.count && (start..<start + pounds).allSatisfy { bytes[$0] == UInt8(ascii: "#") }
  }

  private static func areQuotes(_ start: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    start + 3 <= bytes.count && (start..<start + 3).allSatisfy { bytes[$0] == UInt8(ascii: "\"") }
  }

  /// Returns whether three quotation marks begin a string of several lines.
  ///
  /// `#"""#` is a string of one quotation mark, as is any that ends in its first line.
  private static func isMultiline(at start: Int, in bytes: UnsafeBufferPointer<UInt8>, pounds: Int) -> Bool {
    guard areQuotes(start, in: bytes) else { return false }
    guard pounds > 0 else { return true }
    var end = start + 2
    while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D {
      if bytes[end] == UInt8(ascii: "\""), hasPounds(pounds, at: end + 1, in: bytes) { return false }
      end += 1
    }
    return true
  }
}
