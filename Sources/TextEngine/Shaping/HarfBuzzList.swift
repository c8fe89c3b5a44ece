/// A list that HarfBuzz copies into memory of the caller.
enum HarfBuzzList {
  /// Reads a whole list.
  ///
  /// - Parameters:
  ///   - filling: Any element.
  ///   - read: Calls HarfBuzz, which returns the length of the list, with the number of elements and memory for them.
  /// - Returns: The elements.
  static func elements<Element>(
    filling: Element, _ read: (UnsafeMutablePointer<UInt32>?, UnsafeMutablePointer<Element>?) -> UInt32
  ) -> [Element] {
    var count = read(nil, nil)
    var elements = [Element](repeating: filling, count: Int(count))
    _ = read(&count, &elements)
    return Array(elements.prefix(Int(count)))
  }
}
