internal import AuditModel
internal import Bytes

/// A writer of JSON to a byte buffer, which the caller can flush to a stream at any time.
///
/// Keys must be sorted by their bytes; debug builds check this. Numbers have at most four decimals and no exponent,
/// except in ``value(exact:)``. Values that are not finite become `null`. Strings are escaped as in RFC 8259.
/// U+007F…U+009F, U+2028, U+2029, bidi controls and marks such as `##vso[` are escaped too, so that reports are
/// harmless on a terminal, in a build server's log and as JavaScript.
struct JSONWriter: ~Copyable {
  /// The placement of members on lines.
  enum Layout {
    /// Each member on its own line, indented by two spaces per level.
    case lines
    /// Everything on one line.
    case compact
    /// Everything on one line without spaces, for data that only programs read.
    case tight
  }

  private struct Level {
    var layout: Layout
    var isEmpty = true
    var close: UInt8
    #if DEBUG
      var lastKey = ""
    #endif
  }

  var buffer: ByteBuffer
  /// The innermost open object or array; nil at the top level.
  private var level: Level?
  /// The objects and arrays around ``level``.
  private var outer: [Level] = []
  private var isAfterKey = false

  init(capacity: Int = 1 << 17) { buffer = ByteBuffer(capacity: capacity) }

  /// The bytes that have not been moved to a stream.
  var bytes: [UInt8] { Array(buffer.contents) }

  // MARK: Structure

  mutating func object(_ layout: Layout = .compact, _ body: (inout JSONWriter) -> Void) {
    open("{", "}", layout)
    body(&self)
    close()
  }

  mutating func array<Element>(
    _ elements: some Sequence<Element>, _ layout: Layout = .compact, _ body: (inout JSONWriter, Element) -> Void
  ) {
    open("[", "]", layout)
    for element in elements { body(&self, element) }
    close()
  }

  /// Opens an object or array, which ends with ``close()``.
  mutating func open(_ start: Unicode.Scalar, _ end: Unicode.Scalar, _ layout: Layout) {
    separate()
    buffer.append(UInt8(ascii: start))
    let isInsideLine = level.map { $0.layout != .lines } ?? false
    let inherited = isInsideLine ? level?.layout : nil
    if let level { outer.append(level) }
    level = Level(layout: inherited ?? layout, close: UInt8(ascii: end))
  }

  mutating func close() {
    guard let closed = level else { return }
    level = outer.popLast()
    if closed.layout == .lines, !closed.isEmpty { newLine() }
    buffer.append(closed.close)
  }

  /// Writes a key, which must be ASCII without characters to escape.
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
    append("\":")
    if level?.layout != .tight { buffer.append(0x20) }
    isAfterKey = true
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
      buffer.append(0x2C)
      if level?.layout == .compact { buffer.append(0x20) }
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
      // Assigning through the optional leaks the name in swiftc 6.3 (seen with valgrind).
      level.lastKey = name
      self.level = level
    }
  #endif

  // MARK: Values

  mutating func null() {
    separate()
    append("null")
  }

  mutating func value(_ value: (some JSONValue)?) { if let value { value.write(to: &self) } else { null() } }

  /// Writes a number as the shortest decimal that parses to the same value.
  ///
  /// Nil and numbers that are not finite become `null`.
  mutating func value(exact number: Double?) {
    guard let number, number.isFinite else { return null() }
    value { $0.append(exact: number) }
  }

  /// Writes a value that a closure composes from raw bytes, without checking the key order.
  @inline(__always)
  mutating func value(composing compose: (inout JSONWriter) -> Void) {
    separate()
    compose(&self)
  }

  // MARK: Members

  mutating func field(_ name: StaticString, _ value: (some JSONValue)?) {
    key(name)
    self.value(value)
  }

  mutating func field(_ name: StaticString, _ values: some Sequence<some JSONValue>, _ layout: Layout = .compact) {
    array(name, values, layout) { $0.value($1) }
  }

  mutating func field(_ name: StaticString, exact number: Double?) {
    key(name)
    value(exact: number)
  }

  mutating func object(
    _ name: StaticString, _ layout: Layout = .compact, _ body: (inout JSONWriter) -> Void
  ) {
    key(name)
    object(layout, body)
  }

  /// Writes an object from a dictionary, with sorted keys.
  mutating func object(of members: [String: some JSONValue]) {
    object { json in
      for (name, value) in members.sorted(by: { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }) {
        json.key(named: name)
        json.value(value)
      }
    }
  }

  mutating func object(_ name: StaticString, of members: [String: some JSONValue]) {
    key(name)
    object(of: members)
  }

  mutating func array<Element>(
    _ name: StaticString, _ elements: some Sequence<Element>, _ layout: Layout = .compact,
    _ body: (inout JSONWriter, Element) -> Void
  ) {
    key(name)
    array(elements, layout, body)
  }

  /// Writes an array with one line per element, flushing the buffer to a stream in between.
  mutating func array<Element>(
    _ name: StaticString, _ elements: some Sequence<Element>, to output: inout some TextOutputStream,
    _ body: (inout JSONWriter, Element) -> Void
  ) {
    array(name, elements, .lines) { json, element in
      body(&json, element)
      json.flush(to: &output)
    }
  }

  // MARK: Bytes

  /// Moves the bytes to a stream if the buffer contains at least `size` bytes; only call this between values.
  mutating func flush<Output: TextOutputStream>(to output: inout Output, above size: Int = 1 << 16) {
    buffer.flush(to: &output, above: size)
  }

  /// Ends the document and moves its remaining bytes to a stream.
  mutating func finish(to output: inout some TextOutputStream) {
    append("\n")
    flush(to: &output, above: 0)
  }

  /// Discards the buffered bytes.
  mutating func removeAll() { buffer.removeAll() }

  mutating func append(_ text: StaticString) { buffer.append(literal: text) }
}
