/// Many patterns of names; comparing a name with them takes about the same time for any number of them.
package struct NamePatterns: Hashable, Sendable {
  /// The patterns by their first part; those with an empty one by their last part.
  private var byStart: [Substring: Set<NamePattern>] = [:]
  private var byEnd: [Substring: Set<NamePattern>] = [:]
  /// The lengths of the keys in characters.
  private var starts: Set<Int> = []
  private var ends: Set<Int> = []

  /// Creates an empty collection.
  package init() {}

  /// Adds a pattern.
  package mutating func insert(_ pattern: NamePattern) {
    let (first, last) = (pattern.parts.first?[...] ?? "", pattern.parts.last?[...] ?? "")
    if first.isEmpty {
      byEnd[last, default: []].insert(pattern)
      ends.insert(last.count)
    } else {
      byStart[first, default: []].insert(pattern)
      starts.insert(first.count)
    }
  }

  /// Adds the patterns of another collection.
  package mutating func formUnion(_ other: NamePatterns) {
    byStart.merge(other.byStart) { $0.union($1) }
    byEnd.merge(other.byEnd) { $0.union($1) }
    starts.formUnion(other.starts)
    ends.formUnion(other.ends)
  }

  /// Returns whether one of the patterns has a name.
  package func matches(_ name: String) -> Bool {
    let length = name.count
    return starts.contains { $0 <= length && byStart[name.prefix($0)]?.contains { $0.matches(name) } ?? false }
      || ends.contains { $0 <= length && byEnd[name.suffix($0)]?.contains { $0.matches(name) } ?? false }
  }
}
