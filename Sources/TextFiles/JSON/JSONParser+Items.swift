import Documents

/// Reads items without a tree: most items are flat, so their fields can be set directly.
///
/// A flat item is a closed object with unique keys that are all item fields. Its values are strings, numbers and nulls,
/// and its text is a string. For any other value, the parser goes back and reads it into the tree, so that problems are
/// detected in one place only.
extension JSONParser {
  /// A position to which the parser can return.
  private struct Mark {
    let offset: Int
    let line: Int
    let lineStart: Int
    let continuations: Int
    let problems: Int
  }

  /// Reads the next value of an array, or the root value, if it is a flat item.
  ///
  /// Otherwise, reads nothing and returns nil, and the value must be read into the tree.
  mutating func item() -> JSONItem? {
    if hasFailed { return nil }
    let mark = Mark(
      offset: offset, line: line, lineStart: lineStart, continuations: continuations, problems: problems.count)
    skipWhiteSpace()
    let isInPlace = expected != .separator || pass(Byte.comma)
    skipWhiteSpace()
    var item = JSONItem(of: input)
    do throws(Problem) {
      if isInPlace, pass(Byte.openBrace), try readFields(of: &item) {
        expected = frames.isEmpty ? .end : .separator
        return item
      }
    } catch {
      // The error occurs again when the value is read into the tree, and is reported then.
    }
    offset = mark.offset
    line = mark.line
    lineStart = mark.lineStart
    continuations = mark.continuations
    problems.removeSubrange(mark.problems...)
    return nil
  }

  /// Reads members up to the closing brace, or returns false if the object is not a flat item.
  private mutating func readFields(of item: inout JSONItem) throws(Problem) -> Bool {
    var seen = JSONItem.FieldSet()
    while true {
      skipWhiteSpace()
      guard let index = field(), seen.insert(index) else { return false }
      let field = JSONItem.Field.all[index]
      guard input == .line || !field.isOfLines else { return false }
      skipWhiteSpace()
      guard pass(Byte.colon) else { return false }
      skipWhiteSpace()
      guard offset < bytes.count else { return false }
      let start = place
      switch bytes[offset] {
      case Byte.quote: item.read(field, LocatedJSON(content: .string(try string()), place: start))
      case Byte.minus, Byte.zero...Byte.nine:
        item.read(field, LocatedJSON(content: .number(try number()), place: start))
      case UInt8(ascii: "n"): _ = try literal(bytes[offset])
      default: return false
      }
      skipWhiteSpace()
      if pass(Byte.comma) { continue }
      return pass(Byte.closeBrace) && item.text != nil
    }
  }

  /// Reads a quoted field name and returns its index in ``JSONItem/Field/all``, or nil for other input.
  private mutating func field() -> Int? {
    guard pass(Byte.quote) else { return nil }
    let start = offset
    while offset < bytes.count, bytes[offset] != Byte.quote { offset += 1 }
    let name = UnsafeBufferPointer(rebasing: bytes[start..<offset])
    return pass(Byte.quote) ? JSONItem.Field.index(of: name) : nil
  }

  /// Skips the next byte if it is the given one, and returns whether it did.
  private mutating func pass(_ byte: UInt8) -> Bool {
    guard offset < bytes.count, bytes[offset] == byte else { return false }
    offset += 1
    return true
  }
}
