/// The outermost array can be read element by element, so that the tree of a long one never stands as a whole.
extension JSONParser {
  /// Enters the text's own array, whose elements are then handed out.
  ///
  /// - Returns: The array's place; nil where the text is something else, and nothing was read then.
  package mutating func enterArray() -> Place? {
    skipWhiteSpace()
    guard offset < bytes.count, bytes[offset] == Byte.openBracket else { return nil }
    let place = place
    offset += 1
    frames.append(Frame(isObject: false, place: place))
    expected = .firstElement
    handsOutElements = true
    return place
  }

  /// Reads on to the end of the next element; one in which reading ended is incomplete.
  ///
  /// - Returns: The element; nil when the whole text was read, or read up to a fatal problem.
  package mutating func nextElement() -> LocatedJSON? {
    readOn()
    return frames.isEmpty ? nil : frames[0].elements.popLast()
  }
}
