import Documents

/// A generator of unique element names, which numbers repeated names.
struct ElementNames {
  private var counts: [String: Int] = [:]
  private var given: Set<String> = []

  /// The maximum length of a name in characters (our own limit).
  ///
  /// The name of a text may be the entire text.
  private static let longest = 80

  /// Returns a unique name, with a number appended if the name was already used.
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
