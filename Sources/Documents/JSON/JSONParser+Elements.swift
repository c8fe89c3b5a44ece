/// A root array can be read element by element, so that a long one is never in memory as a whole tree.
extension JSONParser {
  /// Enters a root array, whose elements are then returned one by one.
  ///
  /// Returns its position; if the root is not an array, returns nil without reading anything.
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

  /// Reads the next element; an element in which reading stopped is incomplete.
  ///
  /// Returns nil at the end of the text or after a fatal problem.
  package mutating func nextElement() -> LocatedJSON? {
    readOn()
    return frames.isEmpty ? nil : frames[0].elements.popLast()
  }
}
