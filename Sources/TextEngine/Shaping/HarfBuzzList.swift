/// A helper for HarfBuzz functions that copy a list into the caller's memory.
enum HarfBuzzList {
  /// Reads a whole list.
  static func elements<Element>(
    filling: Element, _ read: (UnsafeMutablePointer<UInt32>?, UnsafeMutablePointer<Element>?) -> UInt32
  ) -> [Element] {
    var count = read(nil, nil)
    var elements = [Element](repeating: filling, count: Int(count))
    _ = read(&count, &elements)
    return Array(elements.prefix(Int(count)))
  }
}
