import AuditModel

extension JSONParser {
  /// Returns a fatal problem at a position, by default that of the next byte.
  private func fatal(_ message: String, _ remedy: String, at place: Place? = nil) -> Problem {
    Problem(place: place ?? self.place, message: message + input.ending, remedy: remedy, isFatal: true)
  }

  /// Returns the next word, or the next character if no word follows, in quotation marks for messages.
  func word() -> String {
    var end = offset
    while end < bytes.count, end - offset < 160, Byte.isWord(bytes[end]) { end += 1 }
    while end < bytes.count, end > offset, bytes[end] & 0xC0 == 0x80 { end += 1 }
    let text = String(decoding: bytes[offset..<max(end, min(offset + 1, bytes.count))], as: UTF8.self)
    return Quotation(text).description
  }

  func trailingText() -> Problem {
    let remedy =
      switch input {
      case .texts: "keep one value per file; to pass one item per line, use standard input (-)"
      case .colors: "keep one value per file"
      case .line: "write one item per line"
      }
    return fatal("\(word()) after the end of the JSON text", remedy)
  }

  func tooDeep() -> Problem {
    fatal(
      "more than \(LocatedJSON.deepestNesting) objects and arrays are nested in each other",
      input == .texts ? "put the texts on fewer levels; nested keys can be written with dots" : "use fewer levels")
  }

  func unexpectedKey(_ byte: UInt8, afterComma: Bool) -> Problem {
    switch byte {
    case Byte.closeBrace where afterComma, Byte.closeBracket where afterComma: trailingComma(closing: byte)
    case Byte.comma: fatal("a comma where a key should be", "remove the extra comma")
    case Byte.closeBracket: wrongClosing(byte)
    case Byte.openBrace, Byte.openBracket: fatal("a value where a key should be", "write \"key\": before the value")
    default: foreignSyntax(byte) ?? fatal("the key \(word()) has no quotation marks", "put keys in double quotes")
    }
  }

  func unexpectedValue(_ byte: UInt8) -> Problem {
    switch byte {
    case Byte.closeBrace, Byte.closeBracket:
      if let frame = frames.last, !frame.isObject, expected == .value { return trailingComma(closing: byte) }
      return fatal("no value before \(word())", "write a value or remove its key")
    case Byte.comma: return fatal("a comma where a value should be", "write a value or remove the comma")
    case Byte.colon: return fatal("a colon where a value should be", "remove the extra colon")
    default: break
    }
    return foreignSyntax(byte)
      ?? fatal(
        "\(word()) is not a JSON value",
        "put strings in double quotes; the other values are numbers, true, false and null")
  }

  func missingColon(_ byte: UInt8) -> Problem {
    if byte == UInt8(ascii: "=") {
      return fatal(
        "an equals sign after a key",
        "write a colon between key and value\(input == .line ? "" : "; a .strings file ends in .strings")")
    }
    return foreignSyntax(byte) ?? fatal("\(word()) where a colon should be", "write a colon between key and value")
  }

  func missingSeparator(_ byte: UInt8) -> Problem {
    switch byte {
    case Byte.closeBrace, Byte.closeBracket: wrongClosing(byte)
    case Byte.quote:
      fatal("no comma before this quotation mark", "put a comma between the values, or \\ before a quote")
    case Byte.openBrace, Byte.openBracket: fatal("no comma before \(word())", "put a comma between the values")
    default:
      foreignSyntax(byte)
        ?? fatal(
          "\(word()) where a comma or the end of the \(openKind) should be",
          "put a comma between the values, or \\ before a quotation mark inside a string")
    }
  }

  /// Returns the problem for an input that ends between two tokens.
  mutating func earlyEnd(_ expected: Expectation) -> Problem {
    endedEarly = true
    guard let frame = frames.last else {
      return Problem(
        place: place, message: "the input is empty",
        remedy: input != .colors
          ? "write an object of keys and texts, such as {\"greeting\": \"Hello\"}" : "write an object with colours",
        isFatal: true)
    }
    let missing =
      switch expected {
      case .colon: "after a key"
      case .value, .firstElement: "where a value should be"
      default: "inside an \(openKind)"
      }
    return cutOff(
      "the \(ending) \(missing); still open: the \(openKind) from \(input.words(frame.place))", frames.dropLast())
  }

  /// Returns the problem for an input that ends inside a string.
  mutating func unterminatedString(from start: Place) -> Problem {
    endedEarly = true
    return cutOff("the \(ending) inside a string; still open: the string from \(input.words(start))", frames[...])
  }

  private var ending: String { input == .line ? "line ends" : "input ends" }

  private func cutOff(_ message: String, _ outer: ArraySlice<Frame>) -> Problem {
    // Only the two innermost levels are named; the others are counted.
    let named = outer.suffix(2).reversed().map {
      "the \($0.isObject ? "object" : "array") from \(input.words($0.place))"
    }
    let rest = outer.count > 2 ? ["\(outer.count - 2) more around them"] : []
    return Problem(
      place: place, message: ([message] + named + rest).joined(separator: ", "),
      remedy: "get the complete \(input.noun) again, or close the open parts", isFatal: true)
  }

  private func trailingComma(closing byte: UInt8) -> Problem {
    fatal(
      "a comma before \(byte == Byte.closeBrace ? "}" : "]")", "remove the comma; JSON has none after the last value",
      at: commaPlace)
  }

  private func wrongClosing(_ byte: UInt8) -> Problem {
    guard let frame = frames.last else { return fatal("\(word()) has nothing to close", "remove it") }
    return fatal(
      "\(word()) where the \(openKind) from \(input.words(frame.place)) is open",
      "close it with \(frame.isObject ? "}" : "]") first")
  }

  private var openKind: String { frames.last?.isObject == false ? "array" : "object" }

  /// Returns the problem for syntax that other formats allow but JSON does not, or nil for other bytes.
  private func foreignSyntax(_ byte: UInt8) -> Problem? {
    switch byte {
    case UInt8(ascii: "'"), UInt8(ascii: "`"):
      return fatal("a string in \(byte == UInt8(ascii: "'") ? "single quotes" : "backticks")", "use double quotes")
    case UInt8(ascii: "/"), UInt8(ascii: "#"):
      return fatal(
        "a comment, which JSON does not have",
        input != .colors ? "remove it, or write a \"comment\" field in the item" : "remove it")
    case 0:
      return fatal(
        "a NUL byte",
        "\(input == .line ? "write lines in" : "save the file as") UTF-8; UTF-16 and UTF-32 contain NUL bytes")
    case 0x01..<0x20, 0x7F: return fatal("the control character \(word())", "remove it")
    case 0xC2 where bytes[offset...].starts(with: [0xC2, 0xA0]):
      return fatal("a no-break space outside a string", "write an ordinary space")
    case 0xE2:
      for quote in ["“", "”", "„", "‘", "’"] where bytes[offset...].starts(with: quote.utf8) {
        return fatal("a typographic quotation mark \(quote)", "use \" around keys and strings")
      }
      return nil
    case UInt8(ascii: "+"), UInt8(ascii: "."):
      return fatal("\(word()) is not a JSON number", "write numbers as 12, -3 or 0.5")
    default:
      let words = ["NaN", "Infinity", "undefined", "None", "nil", "True", "False", "NULL", "Null"]
      guard let known = words.first(where: { word() == "\"\($0)\"" }) else { return nil }
      return fatal("\(known) is not a JSON value", "write a string in double quotes, a number, true, false or null")
    }
  }
}
