/// A set of name patterns; matching a name takes about the same time for any number of them.
package struct NamePatterns: Hashable, Sendable {
  /// The patterns with the same first part.
  private struct Group: Hashable {
    /// The patterns by their last part.
    var byEnd: [Substring: Set<NamePattern>] = [:]
    /// The lengths of the last parts in characters.
    var lengths: Set<Int> = []

    mutating func insert(_ pattern: NamePattern) {
      let last = pattern.parts.last?[...] ?? ""
      byEnd[last, default: []].insert(pattern)
      lengths.insert(last.count)
    }
  }

  /// The patterns by their first part.
  private var byStart: [Substring: Group] = [:]
  /// The lengths of the first parts in characters.
  private var lengths: Set<Int> = []

  /// The largest number of patterns with the same first and last part to compare one by one (our own limit); larger
  /// groups match every name with these parts.
  private static let mostCompared = 64

  /// Creates an empty collection.
  package init() {}

  /// Adds a pattern.
  package mutating func insert(_ pattern: NamePattern) {
    let first = pattern.parts.first?[...] ?? ""
    byStart[first, default: Group()].insert(pattern)
    lengths.insert(first.count)
  }

  /// Adds the patterns of another collection.
  package mutating func formUnion(_ other: NamePatterns) {
    for group in other.byStart.values {
      for pattern in group.byEnd.values.joined() { insert(pattern) }
    }
  }

  /// Returns whether a name matches one of the patterns.
  package func matches(_ name: String) -> Bool {
    let length = name.count
    return lengths.contains { start in
      guard start <= length, let group = byStart[name.prefix(start)] else { return false }
      return group.lengths.contains { end in
        guard end <= length, let patterns = group.byEnd[name.suffix(end)] else { return false }
        return patterns.count > Self.mostCompared || patterns.contains { $0.matches(name) }
      }
    }
  }
}
