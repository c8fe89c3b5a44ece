import Documents

/// Names for elements that need one each: equal ones are counted.
struct ElementNames {
  private var counts: [String: Int] = [:]
  private var given: Set<String> = []

  /// So much of a name is kept, in characters (our own limit): a text may be its own name.
  private static let longest = 80

  /// A name that was not given before.
  ///
  /// - Parameter wanted: What the element is called.
  /// - Returns: The name, with a number behind it from the second on.
  mutating func next(_ wanted: String) -> String {
    let base = wanted.utf8.count <= Self.longest ? wanted : String(wanted.prefix(Self.longest))
    var count = counts[base, default: 0] + 1
    var name = count == 1 ? base : "\(base) \(count)"
    while !given.insert(name).inserted {
      count += 1
      name = "\(base) \(count)"
    }
    counts[base] = count
    return name
  }
}
