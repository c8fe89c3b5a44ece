/// A parser of JSON texts that continues after minor problems.
///
/// Open objects and arrays are on an explicit stack, so deep nesting cannot overflow the call stack.
package struct JSONParser {
  package typealias Place = LocatedJSON.Place
  package typealias Problem = LocatedJSON.Problem

  /// The UTF-8 byte order mark, which some editors write.
  package static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// The tokens that may come next in the text.
  package enum Expectation {
    case value, firstElement, firstKey, key, colon, separator, end
  }

  /// An object or array that has not been closed.
  package struct Frame {
    let isObject: Bool
    let place: Place
    var members: [LocatedJSON.Member] = []
    var elements: [LocatedJSON] = []
    var key = ""
    var keyPlace: Place

    init(isObject: Bool, place: Place) {
      self.isObject = isObject
      self.place = place
      keyPlace = place
    }

    func closed(isComplete: Bool) -> LocatedJSON {
      LocatedJSON(content: isObject ? .object(members) : .array(elements), place: place, isComplete: isComplete)
    }
  }

  package let bytes: UnsafeBufferPointer<UInt8>
  /// The kind of input, which determines the wording of messages and fixes.
  package var input = JSONInput.texts
  package var offset = 0
  package var line = 1
  /// The offset of the first byte of the current line.
  package var lineStart = 0
  /// The number of UTF-8 continuation bytes in this line so far, which do not count as columns.
  package var continuations = 0
  package var frames: [Frame] = []
  package var root: LocatedJSON?
  /// Whether to skip `NaN` and `Infinity` with an error; some programs write them for missing numbers.
  var passesForeignNumbers = false
  /// The arrays of four numbers that are stored outside the tree.
  var quads = JSONQuads(in: nil)
  /// The tokens that may follow the last one read.
  package var expected = Expectation.value
  /// Whether to stop after each element of a root array.
  var handsOutElements = false
  /// Whether a fatal problem stopped reading.
  package private(set) var hasFailed = false
  package var problems: [Problem] = []
  /// The unescaped bytes of the current string; the buffer is reused.
  var decoded: [UInt8] = []
  /// Whether the text ended before its value was complete.
  var endedEarly = false
  /// The position of the last comma, which is reported if nothing follows it.
  var commaPlace = Place.start

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    if bytes.starts(with: Self.byteOrderMark) {
      offset = 3
      lineStart = 3
    }
  }

  /// Reads a UTF-8 text up to the first invalid byte.
  package static func read<Value>(
    _ bytes: [UInt8], of input: JSONInput, passesForeignNumbers: Bool = false, _ read: (inout JSONParser) -> Value
  ) -> (value: Value, problems: [Problem]) {
    bytes.withUnsafeBufferPointer { buffer in
      let fault = UTF8Fault(in: buffer)
      var parser = JSONParser(UnsafeBufferPointer(rebasing: buffer[..<(fault?.offset ?? buffer.count)]))
      parser.input = input
      parser.passesForeignNumbers = passesForeignNumbers
      let value = read(&parser)
      if let fault {
        // The text only ends early because of the invalid byte, so the early end is not reported.
        parser.problems.removeAll { $0.isFatal && parser.endedEarly }
        parser.problems.append(fault.problem(in: input))
      }
      return (value, parser.problems)
    }
  }

  /// The position of the next byte.
  package var place: Place { Place(line: line, column: offset - lineStart - continuations + 1) }

  /// Reads the whole text, or the next element if `handsOutElements` is true.
  ///
  /// After a fatal problem, all open objects and arrays are closed as incomplete.
  package mutating func readOn() {
    if hasFailed { return }
    do throws(Problem) {
      try readTokens()
    } catch {
      problems.append(error)
      hasFailed = true
      let kept = handsOutElements ? 1 : 0
      while frames.count > kept, let frame = frames.popLast() { attach(frame.closed(isComplete: false)) }
    }
  }

  private mutating func readTokens() throws(Problem) {
    while true {
      skipWhiteSpace()
      if expected == .end {
        guard offset < bytes.count else { return }
        throw trailingText()
      }
      guard offset < bytes.count else { throw earlyEnd(expected) }
      expected = try step(expected, bytes[offset])
      if handsOutElements, frames.count == 1, !frames[0].elements.isEmpty { return }
    }
  }

  /// Reads one token and returns the tokens that may follow it.
  private mutating func step(_ expected: Expectation, _ byte: UInt8) throws(Problem) -> Expectation {
    switch (expected, byte) {
    case (.firstKey, Byte.closeBrace), (.firstElement, Byte.closeBracket): return close()
    case (.firstKey, Byte.quote), (.key, Byte.quote):
      let keyPlace = place
      let key = try string()
      frames[frames.count - 1].key = key
      frames[frames.count - 1].keyPlace = keyPlace
      return .colon
    case (.firstKey, _), (.key, _): throw unexpectedKey(byte, afterComma: expected == .key)
    case (.colon, Byte.colon):
      offset += 1
      return .value
    case (.colon, _): throw missingColon(byte)
    case (.separator, Byte.comma):
      commaPlace = place
      offset += 1
      return frames[frames.count - 1].isObject ? .key : .value
    case (.separator, _):
      guard byte == (frames[frames.count - 1].isObject ? Byte.closeBrace : Byte.closeBracket) else {
        throw missingSeparator(byte)
      }
      return close()
    default: return try value(byte)
    }
  }

  private mutating func value(_ byte: UInt8) throws(Problem) -> Expectation {
    let start = place
    if passesForeignNumbers, passForeignNumber(byte) {
      return attach(LocatedJSON(content: .number(.nan), place: start))
    }
    switch byte {
    case Byte.openBrace, Byte.openBracket:
      if byte == Byte.openBracket, let quad = quad() { return attach(LocatedJSON(content: quad, place: start)) }
      guard frames.count < LocatedJSON.deepestNesting else { throw tooDeep() }
      offset += 1
      frames.append(Frame(isObject: byte == Byte.openBrace, place: start))
      return byte == Byte.openBrace ? .firstKey : .firstElement
    case Byte.quote: return attach(LocatedJSON(content: .string(try string()), place: start))
    case Byte.minus, Byte.zero...Byte.nine: return attach(LocatedJSON(content: .number(try number()), place: start))
    default: return attach(LocatedJSON(content: try literal(byte), place: start))
    }
  }

  package mutating func literal(_ byte: UInt8) throws(Problem) -> LocatedJSON.Content {
    let (name, content): (StaticString, LocatedJSON.Content) =
      switch byte {
      case UInt8(ascii: "t"): ("true", .bool(true))
      case UInt8(ascii: "f"): ("false", .bool(false))
      default: ("null", .null)
      }
    let end = offset + name.utf8CodeUnitCount
    if end <= bytes.count, end == bytes.count || !Byte.isWord(bytes[end]),
      bytes[offset..<end].elementsEqual(UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount))
    {
      offset = end
      return content
    }
    endedEarly = bytes[offset...].allSatisfy(Byte.isWord)
    throw unexpectedValue(byte)
  }

  private mutating func close() -> Expectation {
    offset += 1
    let frame = frames.removeLast()
    return attach(frame.closed(isComplete: true))
  }

  @discardableResult
  private mutating func attach(_ value: LocatedJSON) -> Expectation {
    guard !frames.isEmpty else {
      root = value
      return .end
    }
    let last = frames.count - 1
    if frames[last].isObject {
      frames[last].members.append(
        LocatedJSON.Member(key: frames[last].key, keyPlace: frames[last].keyPlace, value: value))
    } else {
      // Most arrays are short, such as the four numbers of a frame.
      if frames[last].elements.isEmpty { frames[last].elements.reserveCapacity(4) }
      frames[last].elements.append(value)
    }
    return .separator
  }

  package mutating func skipWhiteSpace() {
    while offset < bytes.count {
      switch bytes[offset] {
      case Byte.space, Byte.tab: offset += 1
      case Byte.newline, Byte.carriageReturn: passLineBreak()
      default: return
      }
    }
  }

  /// Skips `\n`, `\r` or `\r\n`.
  mutating func passLineBreak() {
    let isReturn = bytes[offset] == Byte.carriageReturn
    offset += 1
    if isReturn, offset < bytes.count, bytes[offset] == Byte.newline { offset += 1 }
    line += 1
    lineStart = offset
    continuations = 0
  }
}

extension JSONParser {
  /// The ASCII bytes with a meaning in JSON.
  package enum Byte {
    static let tab = UInt8(ascii: "\t")
    static let newline = UInt8(ascii: "\n")
    static let carriageReturn = UInt8(ascii: "\r")
    static let space = UInt8(ascii: " ")
    package static let quote = UInt8(ascii: "\"")
    static let backslash = UInt8(ascii: "\\")
    package static let comma = UInt8(ascii: ",")
    package static let colon = UInt8(ascii: ":")
    package static let minus = UInt8(ascii: "-")
    package static let zero = UInt8(ascii: "0")
    package static let nine = UInt8(ascii: "9")
    package static let openBrace = UInt8(ascii: "{")
    package static let closeBrace = UInt8(ascii: "}")
    static let openBracket = UInt8(ascii: "[")
    static let closeBracket = UInt8(ascii: "]")

    /// Returns whether a byte can be part of a word or number that people write; all non-ASCII bytes can.
    static func isWord(_ byte: UInt8) -> Bool {
      switch byte {
      case zero...nine, UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
      case UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "."), UInt8(ascii: "+"), minus: true
      default: byte >= 0x80
      }
    }
  }
}
