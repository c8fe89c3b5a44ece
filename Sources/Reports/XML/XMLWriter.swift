internal import AuditModel
internal import Bytes

/// A writer of XML 1.0 to a byte buffer, which the caller can flush to a stream at any time.
///
/// U+007F and characters that XML forbids even as references are dropped. C1 controls, line separators, bidi controls
/// and the `#` in marks such as `##vso[`, which build servers treat as commands, become references. Elements are on
/// separate, indented lines. Text is never indented.
struct XMLWriter: ~Copyable {
  private var buffer = ByteBuffer(capacity: 1 << 17)
  private var names: [StaticString] = []
  /// Whether the start tag of the innermost element is still open.
  private var isInTag = false
  /// Whether the innermost element contains text, which a line break would change.
  private var hasText = false

  init() { buffer.append(literal: "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n") }

  mutating func open(_ name: StaticString, _ attributes: KeyValuePairs<StaticString, String> = [:]) {
    endTag()
    if !names.isEmpty { newLine() }
    buffer.append(literal: "<")
    buffer.append(literal: name)
    names.append(name)
    isInTag = true
    hasText = false
    for (name, value) in attributes { attribute(name, value) }
  }

  mutating func close() {
    guard let name = names.popLast() else { return }
    if isInTag {
      buffer.append(literal: "/>")
      isInTag = false
    } else {
      if !hasText { newLine() }
      buffer.append(literal: "</")
      buffer.append(literal: name)
      buffer.append(literal: ">")
    }
    hasText = false
    if names.isEmpty { buffer.append(literal: "\n") }
  }

  /// Adds an attribute to the innermost element, which must still be empty.
  mutating func attribute(_ name: StaticString, _ value: String) { attribute(name) { $0(value) } }

  /// Adds an attribute whose value is passed in parts.
  @inline(__always)
  mutating func attribute(_ name: StaticString, parts: ((String) -> Void) -> Void) {
    buffer.append(literal: " ")
    buffer.append(literal: name)
    buffer.append(literal: "=\"")
    parts { append(escaped: $0, isAttribute: true) }
    buffer.append(literal: "\"")
  }

  mutating func attribute(_ name: StaticString, _ value: Int) {
    buffer.append(literal: " ")
    buffer.append(literal: name)
    buffer.append(literal: "=\"")
    buffer.append(decimal: value)
    buffer.append(literal: "\"")
  }

  mutating func text(_ text: String) {
    endTag()
    hasText = true
    // Text keeps its line breaks, and a build server's log may show the file.
    append(escaped: LogCommands.disarmed(text), isAttribute: false)
  }

  mutating func text(_ number: Int) {
    endTag()
    hasText = true
    buffer.append(decimal: number)
  }

  mutating func flush(to output: inout some TextOutputStream, above size: Int = 1 << 16) {
    buffer.flush(to: &output, above: size)
  }

  private mutating func endTag() {
    guard isInTag else { return }
    buffer.append(literal: ">")
    isInTag = false
  }

  private mutating func newLine() {
    buffer.append(literal: "\n")
    for _ in names.indices { buffer.append(literal: "  ") }
  }

  private mutating func append(escaped text: String, isAttribute: Bool) {
    text.withBytes { utf8 in
      var start = 0
      var index = 0
      while true {
        index = Self.nextToLookAt(utf8, from: index)
        guard index < utf8.count else { break }
        guard let length = Self.lengthToEscape(utf8, at: index, isAttribute) else {
          index += 1
          continue
        }
        buffer.append(utf8, start..<index)
        switch utf8[index] {
        case UInt8(ascii: "&"): buffer.append(literal: "&amp;")
        case UInt8(ascii: "<"): buffer.append(literal: "&lt;")
        case UInt8(ascii: ">"): buffer.append(literal: "&gt;")
        case UInt8(ascii: "\""): buffer.append(literal: "&quot;")
        case 0x09: buffer.append(literal: "&#9;")
        case 0x0A: buffer.append(literal: "&#10;")
        case 0x0D: buffer.append(literal: "&#13;")
        case UInt8(ascii: "#"): buffer.append(literal: "&#35;")
        case 0xC2: appendReference(to: Int(utf8[index + 1]))
        case 0xE2: appendReference(to: 0x2000 | Int(utf8[index + 1] & 0x3F) << 6 | Int(utf8[index + 2] & 0x3F))
        default: break
        }
        index += length
        start = index
      }
      buffer.append(utf8, start..<utf8.count)
    }
  }

  private mutating func appendReference(to scalar: Int) {
    buffer.append(literal: "&#")
    buffer.append(decimal: scalar)
    buffer.append(literal: ";")
  }

  /// Returns the index of the next byte that may need an escape, or the end.
  ///
  /// Harmless bytes are skipped eight at a time.
  @inline(__always)
  private static func nextToLookAt(_ utf8: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    var index = start
    while let word = ByteWord(utf8, at: index), !mayNeedEscape(word) { index += ByteWord.count }
    while index < utf8.count, case let byte = utf8[index], byte >= 0x20, byte != 0x7F, byte != 0xEF,
      byte != 0xC2, byte != 0xE2, byte != UInt8(ascii: "#"),
      byte != UInt8(ascii: "&"), byte != UInt8(ascii: "<"), byte != UInt8(ascii: ">"), byte != UInt8(ascii: "\"")
    {
      index += 1
    }
    return index
  }

  /// Returns whether any of eight bytes may need an escape.
  ///
  /// `<` and `>` differ by one bit, so one test covers both.
  @inline(__always)
  private static func mayNeedEscape(_ word: ByteWord) -> Bool {
    ByteWord.isMarked(
      word.marks(below: 0x20) | word.marks(UInt8(ascii: "\"")) | word.marks(UInt8(ascii: "&"))
        | word.marks(UInt8(ascii: "<"), ignoring: 0x02) | word.marks(0x7F) | word.marks(0xEF)
        | word.marks(0xC2, ignoring: 0x20) | word.marks(UInt8(ascii: "#")))
  }

  /// Returns the length in bytes of the character at an index if it must be escaped or dropped, otherwise nil.
  ///
  /// Source: XML 1.0, production 2 (Char), and section 3.3.3 for white space in attributes.
  @inline(__always)
  private static func lengthToEscape(_ utf8: UnsafeBufferPointer<UInt8>, at index: Int, _ isAttribute: Bool) -> Int? {
    switch utf8[index] {
    case 0x09, 0x0A: isAttribute ? 1 : nil
    case 0..<0x20, 0x7F, UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"): 1
    case UInt8(ascii: "\""): isAttribute ? 1 : nil
    case UInt8(ascii: "#"): LogCommands.endsMark(utf8, at: index) ? 1 : nil
    // C1 controls, U+2028…U+202E and U+2066…U+2069.
    case 0xC2 where index + 1 < utf8.count && utf8[index + 1] < 0xA0: 2
    case 0xE2 where index + 2 < utf8.count && utf8[index + 1] == 0x80 && 0xA8...0xAE ~= utf8[index + 2]: 3
    case 0xE2 where index + 2 < utf8.count && utf8[index + 1] == 0x81 && 0xA6...0xA9 ~= utf8[index + 2]: 3
    // U+FFFE and U+FFFF.
    case 0xEF where index + 2 < utf8.count && utf8[index + 1] == 0xBF && utf8[index + 2] >= 0xBE: 3
    default: nil
    }
  }
}
