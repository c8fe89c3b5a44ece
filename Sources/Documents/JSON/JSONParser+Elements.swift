/// Reading of a root array element by element, so that a long array is never in memory as a whole tree.
extension JSONParser {
  /// Enters a root array, whose elements are then returned one by one.
  ///
  /// Returns the position of the array. If the root is not an array, it returns nil without reading anything.
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

  /// Reads the next element; it is incomplete if reading stopped inside it.
  ///
  /// Returns nil at the end of the text or after a fatal problem.
  package mutating func nextElement() -> LocatedJSON? {
    readOn()
    return frames.isEmpty ? nil : frames[0].elements.popLast()
  }
}
