/// The limits of Swift files that are parsed.
///
/// The parser recurses for nested constructs and needs more stack than any thread has for hostile ones, so a scan of the
/// bytes comes first. Hand-written and generated sources stay far below these limits, which are our own choice.
enum SourceLimits {
  /// The largest size of a file in bytes.
  static let size = 2 << 20
  /// The largest number of nested brackets and braces.
  static let depth = 256
  /// The largest number of nested square brackets; the parser's work doubles with each.
  static let squares = 16
  /// The largest number of `else if` after an `if`.
  static let alternatives = 500
  /// The largest number of calls in a chain.
  static let chain = 2_000
  /// The largest number of words and signs that repeat the ones before them without a comma.
  static let repetition = 2_000

  /// Returns the reason not to parse a file, as a clause; nil if it is within the limits.
  static func refusal(of bytes: [UInt8]) -> String? {
    if bytes.count > size { return "it is larger than \(size >> 20) MB" }
    if bytes.contains(0) { return "it contains a NUL byte" }
    var scanner = SourceScanner(bytes)
    return scanner.scan()
  }
}

/// Scans Swift source for constructs that nest too deeply.
private struct SourceScanner {
  private let bytes: [UInt8]
  private var position = 0
  /// The numbers of `else if` and of members in the current chain, by the depth of braces.
  private var levels: [(alternatives: Int, chain: Int)] = [(0, 0)]
  /// The hashes of the last words and signs, the newest last.
  private var recent: [Int] = [0, 0, 0, 0]
  /// For periods of 1 to 4, the number of words and signs in a row that equal the one a period before.
  private var repeats = [0, 0, 0, 0]
  private var isAfterElse = false
  /// The number of open square brackets.
  private var squares = 0
  /// Whether the last word or sign can end an operand.
  private var isAfterOperand = false

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  private func byte(_ offset: Int = 0) -> UInt8 {
    position + offset < bytes.count ? bytes[position + offset] : 0
  }

  mutating func scan() -> String? {
    while position < bytes.count {
      let start = position
      switch byte() {
      case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/"): skipLine()
      case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"): skipComment()
      case UInt8(ascii: "\""): skipString(pounds: 0)
      case UInt8(ascii: "#") where isRawString: break
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: "<"):
        // A less-than sign opens nothing, but nested generic arguments look like it.
        if byte() != UInt8(ascii: "<") { levels.append((0, 0)) }
        if byte() == UInt8(ascii: "[") { squares += 1 }
        if squares > SourceLimits.squares {
          return refusal("nests more than \(SourceLimits.squares) square brackets")
        }
        position += 1
        if levels.count > SourceLimits.depth { return refusal("nests more than \(SourceLimits.depth) brackets") }
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        if levels.count > 1 { levels.removeLast() }
        if byte() == UInt8(ascii: "]"), squares > 0 { squares -= 1 }
        position += 1
      case UInt8(ascii: "."):
        position += 1
        levels[levels.count - 1].chain += 1
        if levels[levels.count - 1].chain > SourceLimits.chain {
          return refusal("chains more than \(SourceLimits.chain) members")
        }
      case UInt8(ascii: ","), UInt8(ascii: ";"):
        position += 1
        levels[levels.count - 1].chain = 0
        repeats = [0, 0, 0, 0]
        continue
      case UInt8(ascii: "+") where isAfterOperand:
        // The parser keeps operands of a sum side by side, however many.
        position += 1
        isAfterOperand = false
        repeats = [0, 0, 0, 0]
        continue
      case 0x20, 0x09, 0x0D:
        position += 1
        continue
      case 0x0A:
        newLine()
        continue
      default:
        if let reason = word() { return reason }
      }
      // An escape sequence may be cut off by the end of the file.
      position = min(position, bytes.count)
      note(start)
      isAfterOperand =
        isWord(bytes[position - 1]) || bytes[position - 1] == UInt8(ascii: ")")
        || bytes[position - 1] == UInt8(ascii: "\"")
      if repeats.contains(where: { $0 > SourceLimits.repetition }) {
        return refusal("repeats the same words more than \(SourceLimits.repetition) times")
      }
    }
    return nil
  }

  private func refusal(_ what: String) -> String {
    let line = bytes[..<min(position, bytes.count)].count { $0 == 0x0A } + 1
    return "line \(line) \(what)"
  }

  /// Counts how often the last words and signs repeat.
  private mutating func note(_ start: Int) {
    var hasher = Hasher()
    bytes.withUnsafeBytes { hasher.combine(bytes: UnsafeRawBufferPointer(rebasing: $0[start..<position])) }
    let hash = hasher.finalize()
    for period in 1...4 { repeats[period - 1] = recent[4 - period] == hash ? repeats[period - 1] + 1 : 0 }
    recent.removeFirst()
    recent.append(hash)
  }

  private mutating func word() -> String? {
    let start = position
    while isWord(byte()) { position += 1 }
    if position == start { position += 1 }
    let text = bytes[start..<position]
    if isAfterElse, text.elementsEqual("if".utf8) {
      levels[levels.count - 1].alternatives += 1
      if levels[levels.count - 1].alternatives > SourceLimits.alternatives {
        return refusal("continues an if more than \(SourceLimits.alternatives) times")
      }
    } else if text.elementsEqual("if".utf8) {
      levels[levels.count - 1].alternatives = 0
    }
    isAfterElse = text.elementsEqual("else".utf8)
    return nil
  }

  private func isWord(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == 0x5F || (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20)
  }

  /// A chain goes on in the next line only with a point or a question mark.
  private mutating func newLine() {
    while [0x20, 0x09, 0x0A, 0x0D].contains(byte()) { position += 1 }
    if byte() != UInt8(ascii: ".") { levels[levels.count - 1].chain = 0 }
  }

  private mutating func skipLine() { while position < bytes.count, byte() != 0x0A { position += 1 } }

  private mutating func skipComment() {
    var depth = 0
    repeat {
      if byte() == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*") {
        depth += 1
        position += 2
      } else if byte() == UInt8(ascii: "*"), byte(1) == UInt8(ascii: "/") {
        depth -= 1
        position += 2
      } else {
        position += 1
      }
    } while depth > 0 && position < bytes.count
  }

  /// Whether a raw string starts here; if so, skips it.
  private var isRawString: Bool {
    mutating get {
      var pounds = 0
      while byte(pounds) == UInt8(ascii: "#") { pounds += 1 }
      guard byte(pounds) == UInt8(ascii: "\"") else {
        position += 1
        return true
      }
      position += pounds
      skipString(pounds: pounds)
      return true
    }
  }

  /// Skips a string literal; interpolations are scanned as part of it, so a string in them ends it early.
  private mutating func skipString(pounds: Int) {
    let isLong = byte(1) == UInt8(ascii: "\"") && byte(2) == UInt8(ascii: "\"")
    position += isLong ? 3 : 1
    while position < bytes.count {
      if byte() == UInt8(ascii: "\\"), pounds == 0 {
        position += 2
      } else if byte() == UInt8(ascii: "\""), !isLong || (byte(1) == byte() && byte(2) == byte()) {
        position += isLong ? 3 : 1
        let end = position
        while position - end < pounds, byte() == UInt8(ascii: "#") { position += 1 }
        if position - end == pounds { return }
      } else if byte() == 0x0A, !isLong {
        return
      } else {
        position += 1
      }
    }
  }
}
