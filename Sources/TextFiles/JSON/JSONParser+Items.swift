import Documents

/// Items are read past the tree: most are flat, so their fields can be filled in while their bytes pass by.
///
/// That goes for an object that is closed, whose keys are fields of an item, each once, and whose values are strings,
/// numbers and nulls, the text a string. At anything else the parser goes back to before the object, which is then read
/// into the tree like any other value and judged there. So there is one place that knows what is wrong with an object.
extension JSONParser {
  /// Where reading stands, to come back to.
  private struct Mark {
    let offset: Int
    let line: Int
    let lineStart: Int
    let continuations: Int
    let problems: Int
  }

  /// Reads the next value of an array, or the input's own, where it is such an item.
  ///
  /// - Returns: The item; nil where the value has to be read into the tree, and nothing was read then.
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
      // It is found again, and told, when the value is read into the tree.
    }
    offset = mark.offset
    line = mark.line
    lineStart = mark.lineStart
    continuations = mark.continuations
    problems.removeSubrange(mark.problems...)
    return nil
  }

  /// Reads members up to the closing brace; false where the object is not for here.
  private mutating func readFields(of item: inout JSONItem) throws(Problem) -> Bool {
    var seen = JSONItem.FieldSet()
    while true {
      skipWhiteSpace()
      guard let field = field(), input == .line || !field.isOfLines, seen.insert(field) else { return false }
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

  /// Reads the name of a field in its quotation marks.
  private mutating func field() -> JSONItem.Field? {
    guard pass(Byte.quote) else { return nil }
    let start = offset
    while offset < bytes.count, bytes[offset] != Byte.quote { offset += 1 }
    let name = UnsafeBufferPointer(rebasing: bytes[start..<offset])
    return pass(Byte.quote) ? JSONItem.Field(name) : nil
  }

  /// Passes a byte where it is the next one.
  private mutating func pass(_ byte: UInt8) -> Bool {
    guard offset < bytes.count, bytes[offset] == byte else { return false }
    offset += 1
    return true
  }
}
