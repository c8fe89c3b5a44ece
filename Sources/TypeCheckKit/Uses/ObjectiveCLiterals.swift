/// The string literals of an Objective-C file, without those in comments.
///
/// Adjacent literals form one text, as for the compiler, and each also counts on its own.
struct ObjectiveCLiterals {
  /// The offset of the first literal of each text.
  private(set) var offsets: [String: Int] = [:]

  private let bytes: [UInt8]
  private let names: Set<String>
  private var index = 0
  /// The literals since the last token of another kind.
  private var run: (texts: [String], start: Int) = ([], 0)

  /// The maximum length of a character constant in bytes, that of `'\u20AC'` with its quotation marks.
  private static let longestCharacter = 8

  /// Finds the literals that are among `names`.
  init(_ names: Set<String>, in bytes: [UInt8]) {
    (self.names, self.bytes) = (names, bytes)
    while index < bytes.count { read() }
    endRun()
  }

  private mutating func read() {
    switch bytes[index] {
    case UInt8(ascii: "\""): literal()
    case UInt8(ascii: "/") where next == UInt8(ascii: "/"):
      index = bytes[index...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
    case UInt8(ascii: "/") where next == UInt8(ascii: "*"):
      index += 2
      while index < bytes.count, bytes[index] != UInt8(ascii: "*") || next != UInt8(ascii: "/") { index += 1 }
      index += 2
    case UInt8(ascii: "'"):
      endRun()
      character()
    // A backslash continues a line of a macro.
    case UInt8(ascii: "@"), UInt8(ascii: "\\"), 0x20, 0x09, 0x0A, 0x0D: index += 1
    default:
      endRun()
      index += 1
    }
  }

  private var next: UInt8? { index + 1 < bytes.count ? bytes[index + 1] : nil }

  /// Skips a character constant, such as a quotation mark; an apostrophe in a directive does not begin one.
  private mutating func character() {
    var end = index + 1
    while end < bytes.count, end - index < Self.longestCharacter, bytes[end] != UInt8(ascii: "'") {
      end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1
    }
    index = end < bytes.count && bytes[end] == UInt8(ascii: "'") ? end + 1 : index + 1
  }

  private mutating func literal() {
    let start = index
    var text: [UInt8] = []
    index += 1
    while index < bytes.count, bytes[index] != UInt8(ascii: "\""), bytes[index] != UInt8(ascii: "\n") {
      let byte = bytes[index]
      index += 1
      if byte == UInt8(ascii: "\\") { text += escaped() } else { text.append(byte) }
    }
    guard index < bytes.count, bytes[index] == UInt8(ascii: "\"") else { return endRun() }
    index += 1
    if run.texts.isEmpty { run.start = start }
    run.texts.append(String(decoding: text, as: UTF8.self))
    note(run.texts[run.texts.count - 1], at: start)
  }

  /// Reads an escape sequence after its backslash.
  ///
  /// Source: ISO C, 6.4.4.4 Character constants, and 5.1.1.2 for a line that goes on in the next one.
  private mutating func escaped() -> [UInt8] {
    guard index < bytes.count else { return [] }
    let mark = bytes[index]
    index += 1
    switch mark {
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "r"): return [0x0D]
    case UInt8(ascii: "\n"): return []
    case UInt8(ascii: "\r") where index < bytes.count && bytes[index] == UInt8(ascii: "\n"):
      index += 1
      return []
    case UInt8(ascii: "u"): return scalar(digits: 4)
    case UInt8(ascii: "U"): return scalar(digits: 8)
    case UInt8(ascii: "x"): return [UInt8(truncatingIfNeeded: number(radix: 16, most: 2))]
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      index -= 1
      return [UInt8(truncatingIfNeeded: number(radix: 8, most: 3))]
    default: return [mark]
    }
  }

  private mutating func scalar(digits: Int) -> [UInt8] {
    Unicode.Scalar(number(radix: 16, most: digits)).map { Array(String($0).utf8) } ?? []
  }

  private mutating func number(radix: Int, most: Int) -> UInt32 {
    let digits = bytes[index...].prefix(most).prefix { Character(Unicode.Scalar($0)).hexDigitValue ?? radix < radix }
    index = digits.endIndex
    return UInt32(String(decoding: digits, as: UTF8.self), radix: radix) ?? 0
  }

  private mutating func endRun() {
    guard !run.texts.isEmpty else { return }
    if run.texts.count > 1 { note(run.texts.joined(), at: run.start) }
    run.texts = []
  }

  private mutating func note(_ text: String, at offset: Int) {
    if names.contains(text), offsets[text] == nil { offsets[text] = offset }
  }
}
