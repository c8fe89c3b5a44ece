/// Writes XML 1.0 piece by piece into a byte buffer; the caller empties it into a stream whenever it likes.
///
/// Characters that XML forbids even as references (most controls) are left out. Elements stand on lines of their own,
/// indented; text is never indented.
struct XMLWriter: ~Copyable {
  private var buffer = ByteBuffer(capacity: 1 << 17)
  private var names: [StaticString] = []
  /// Whether the start tag of the innermost element is not ended yet.
  private var isInTag = false
  /// Whether the innermost element has text, after which no line may begin.
  private var hasText = false

  init() { buffer.append("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n") }

  mutating func open(_ name: StaticString) {
    endTag()
    if !names.isEmpty { newLine() }
    buffer.append("<")
    buffer.append(name)
    names.append(name)
    isInTag = true
    hasText = false
  }

  mutating func close() {
    guard let name = names.popLast() else { return }
    if isInTag {
      buffer.append("/>")
      isInTag = false
    } else {
      if !hasText { newLine() }
      buffer.append("</")
      buffer.append(name)
      buffer.append(">")
    }
    hasText = false
    if names.isEmpty { buffer.append("\n") }
  }

  /// An element with attributes and whatever `body` writes into it.
  mutating func element(_ name: StaticString, _ body: (inout XMLWriter) -> Void) {
    open(name)
    body(&self)
    close()
  }

  /// Adds an attribute to the element that was opened last, which must not have content yet.
  mutating func attribute(_ name: StaticString, _ value: String) { attribute(name) { $0(value) } }

  /// The same for a value that comes part by part.
  @inline(__always)
  mutating func attribute(_ name: StaticString, parts: ((String) -> Void) -> Void) {
    buffer.append(" ")
    buffer.append(name)
    buffer.append("=\"")
    parts { append(escaped: $0, isAttribute: true) }
    buffer.append("\"")
  }

  mutating func attribute(_ name: StaticString, _ value: Int) {
    buffer.append(" ")
    buffer.append(name)
    buffer.append("=\"")
    buffer.append(decimal: value)
    buffer.append("\"")
  }

  mutating func text(_ text: String) {
    endTag()
    hasText = true
    append(escaped: text, isAttribute: false)
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
    buffer.append(">")
    isInTag = false
  }

  private mutating func newLine() {
    buffer.append("\n")
    for _ in names.indices { buffer.append("  ") }
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
        append(utf8, start..<index)
        switch utf8[index] {
        case UInt8(ascii: "&"): buffer.append("&amp;")
        case UInt8(ascii: "<"): buffer.append("&lt;")
        case UInt8(ascii: ">"): buffer.append("&gt;")
        case UInt8(ascii: "\""): buffer.append("&quot;")
        case 0x09: buffer.append("&#9;")
        case 0x0A: buffer.append("&#10;")
        case 0x0D: buffer.append("&#13;")
        default: break
        }
        index += length
        start = index
      }
      append(utf8, start..<utf8.count)
    }
  }

  private mutating func append(_ utf8: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
    guard let base = utf8.baseAddress, !range.isEmpty else { return }
    buffer.append(base + range.lowerBound, range.count)
  }

  /// The next byte that may have to be escaped: eight bytes without any are passed at a time.
  @inline(__always)
  private static func nextToLookAt(_ utf8: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    let raw = UnsafeRawBufferPointer(utf8)
    let ones: UInt64 = 0x0101_0101_0101_0101
    var index = start
    while index + 8 <= utf8.count {
      let word = raw.loadUnaligned(fromByteOffset: index, as: UInt64.self)
      // Each test sets the top bit of a byte that it finds; `<` and `>` differ by one bit, and DEL is found by the bit
      // that adding one sets.
      let angles = ((word | ones &* 0x02) ^ ones &* 0x3E) &- ones
      let quotes = (word ^ ones &* 0x22) &- ones
      let ampersands = (word ^ ones &* 0x26) &- ones
      let controls = word &- ones &* 0x20
      let deletes = word &+ ones
      guard (word | angles | quotes | ampersands | controls | deletes) & (ones << 7) == 0 else { break }
      index += 8
    }
    while index < utf8.count, case let byte = utf8[index], byte >= 0x20, byte != 0x7F, byte != 0xEF,
      byte != UInt8(ascii: "&"), byte != UInt8(ascii: "<"), byte != UInt8(ascii: ">"), byte != UInt8(ascii: "\"")
    {
      index += 1
    }
    return index
  }

  /// How many bytes at an index are written otherwise or not at all; nil for none.
  ///
  /// Source: XML 1.0, production 2 (Char), and section 3.3.3 for white space in attributes.
  @inline(__always)
  private static func lengthToEscape(_ utf8: UnsafeBufferPointer<UInt8>, at index: Int, _ isAttribute: Bool) -> Int? {
    switch utf8[index] {
    case 0x09, 0x0A: isAttribute ? 1 : nil
    case 0..<0x20, 0x7F, UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"): 1
    case UInt8(ascii: "\""): isAttribute ? 1 : nil
    // U+FFFE and U+FFFF.
    case 0xEF where index + 2 < utf8.count && utf8[index + 1] == 0xBF && utf8[index + 2] >= 0xBE: 3
    default: nil
    }
  }
}
