internal import AuditModel
internal import Bytes

/// Writes JSON piece by piece into a byte buffer; the caller empties it into a stream whenever it likes.
///
/// Keys have to come in the order of their bytes; a debug build stops when they do not. Numbers have at most four
/// decimals and no exponent, unless they are written as they are; what is not finite is `null`. Strings are escaped as
/// RFC 8259 asks, besides U+007F…U+009F, U+2028, U+2029 and the bidi controls, so that a report is harmless on a
/// terminal and as JavaScript.
struct JSONWriter: ~Copyable {
  /// Whether members stand on a line of their own.
  enum Layout {
    /// Each member on its own line, indented by two spaces a level.
    case lines
    /// Everything on one line.
    case compact
  }

  private struct Level {
    var layout: Layout
    var isEmpty = true
    var close: UInt8
    #if DEBUG
      var lastKey = ""
    #endif
  }

  private var buffer: ByteBuffer
  /// The innermost object or array; nil outside of all.
  private var level: Level?
  /// The objects and arrays around it.
  private var outer: [Level] = []
  private var isAfterKey = false

  init(capacity: Int = 1 << 17) { buffer = ByteBuffer(capacity: capacity) }

  /// What was written and is not emptied into a stream.
  var bytes: [UInt8] { Array(buffer.contents) }

  // MARK: Structure

  mutating func object(_ layout: Layout = .compact, _ body: (inout JSONWriter) -> Void) {
    nest("{", "}", layout, body)
  }

  mutating func array<Element>(
    _ elements: some Sequence<Element>, _ layout: Layout = .compact, _ body: (inout JSONWriter, Element) -> Void
  ) {
    open("[", "]", layout)
    for element in elements { body(&self, element) }
    close()
  }

  /// Opens an object or array that ``close()`` ends, for bodies that empty the buffer in between.
  mutating func open(_ start: Unicode.Scalar, _ end: Unicode.Scalar, _ layout: Layout) {
    separate()
    buffer.append(UInt8(ascii: start))
    let isInsideCompact = level?.layout == .compact
    if let level { outer.append(level) }
    level = Level(layout: isInsideCompact ? .compact : layout, close: UInt8(ascii: end))
  }

  mutating func close() {
    guard let closed = level else { return }
    level = outer.popLast()
    if closed.layout == .lines, !closed.isEmpty { newLine() }
    buffer.append(closed.close)
  }

  /// Writes a name that is plain ASCII.
  mutating func key(_ name: StaticString) {
    #if DEBUG
      check(name.description)
    #endif
    separate()
    buffer.append(0x22)
    append(name)
    endKey()
  }

  mutating func key(named name: String) {
    #if DEBUG
      check(name)
    #endif
    separate()
    append(quoted: name)
    buffer.removeLast()
    endKey()
  }

  private mutating func endKey() {
    append("\": ")
    isAfterKey = true
  }

  private mutating func nest(
    _ start: Unicode.Scalar, _ end: Unicode.Scalar, _ layout: Layout, _ body: (inout JSONWriter) -> Void
  ) {
    open(start, end, layout)
    body(&self)
    close()
  }

  private mutating func separate() {
    if isAfterKey {
      isAfterKey = false
      return
    }
    guard let isFirst = level?.isEmpty else { return }
    level?.isEmpty = false
    if level?.layout == .lines {
      if !isFirst { buffer.append(0x2C) }
      newLine()
    } else if !isFirst {
      append(", ")
    }
  }

  private mutating func newLine() {
    buffer.append(0x0A)
    let depth = outer.count + (level == nil ? 0 : 1)
    for _ in 0..<depth { append("  ") }
  }

  #if DEBUG
    private mutating func check(_ name: String) {
      guard var level else { return }
      precondition(
        level.isEmpty || level.lastKey.utf8.lexicographicallyPrecedes(name.utf8),
        "JSON key \(name) comes after \(level.lastKey)")
      // Not through the optional: swiftc 6.3 would never let go of a name that was set there (seen with valgrind).
      level.lastKey = name
      self.level = level
    }
  #endif

  // MARK: Values

  mutating func null() {
    separate()
    append("null")
  }

  mutating func value(_ flag: Bool) {
    separate()
    append(flag ? "true" : "false")
  }

  mutating func value(_ number: Int) {
    separate()
    append(integer: number)
  }

  mutating func value(_ number: Double) {
    separate()
    append(number: number)
  }

  /// A number as it is, the shortest decimal that is read back as the same one.
  mutating func write(exact number: Double) {
    separate()
    append(exact: number)
  }

  mutating func value(_ text: String) {
    separate()
    append(quoted: text)
  }

  /// A text that comes part by part, as long as it has no more than so many bytes; else what stands for it.
  ///
  /// Where it is longer, what was written of it is taken back: `parts` must not empty the buffer.
  @inline(__always)
  mutating func value(parts: ((String) -> Void) -> Void, upTo limit: Int, otherwise: () -> String) {
    separate()
    let start = buffer.count
    var length = 0
    appendByte(0x22)
    parts { part in
      length += part.utf8.count
      if length <= limit { append(escaped: part) }
    }
    guard length > limit else { return appendByte(0x22) }
    buffer.removeLast(buffer.count - start)
    append(quoted: otherwise())
  }

  /// A value that is put together from bytes, without looking at its parts: the order of its keys is not checked.
  @inline(__always)
  mutating func value(composing compose: (inout JSONWriter) -> Void) {
    separate()
    compose(&self)
  }

  mutating func value(_ text: String?) { if let text { value(text) } else { null() } }
  mutating func value(_ number: Double?) { if let number { value(number) } else { null() } }
  mutating func value(_ number: Int?) { if let number { value(number) } else { null() } }
  mutating func value(_ flag: Bool?) { if let flag { value(flag) } else { null() } }

  // A member of an object: its name and its value.

  mutating func field(_ name: StaticString, _ text: String?) {
    key(name)
    value(text)
  }

  mutating func field(_ name: StaticString, _ number: Double?) {
    key(name)
    value(number)
  }

  mutating func field(_ name: StaticString, _ number: Int?) {
    key(name)
    value(number)
  }

  mutating func field(_ name: StaticString, _ flag: Bool?) {
    key(name)
    value(flag)
  }

  // MARK: Bytes

  /// Empties the buffer into a stream when it holds at least `size` bytes; call only between values.
  mutating func flush<Output: TextOutputStream>(to output: inout Output, above size: Int = 1 << 16) {
    buffer.flush(to: &output, above: size)
  }

  /// Forgets what was written.
  mutating func removeAll() { buffer.removeAll() }

  mutating func appendByte(_ byte: UInt8) { buffer.append(byte) }

  mutating func appendBytes(_ more: UnsafeBufferPointer<UInt8>) {
    guard let start = more.baseAddress else { return }
    buffer.append(start, more.count)
  }

  /// Lets the next bytes be written in place; `write` tells how many they are.
  @inline(__always)
  mutating func append(upTo most: Int, _ write: (UnsafeMutablePointer<UInt8>) -> Int) {
    buffer.append(upTo: most, write)
  }

  mutating func append(_ text: StaticString) { buffer.append(literal: text) }
}
