/// Reads a root array one element at a time, so that a long array is never in memory as a tree.
extension JSONParser {
  /// Enters a root array, whose elements are then returned one at a time.
  ///
  /// Returns the position of the array. If the root is not an array, returns nil and reads nothing.
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

  /// Reads the next element, which is incomplete if reading stops inside it.
  ///
  /// Returns nil at the end of the text or after a fatal problem.
  package mutating func nextElement() -> LocatedJSON? {
    readOn()
    return frames.isEmpty ? nil : frames[0].elements.popLast()
  }
}
