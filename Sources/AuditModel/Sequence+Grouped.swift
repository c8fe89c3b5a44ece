extension Sequence {
  /// Groups the elements by a key, in the order in which the keys first appear.
  ///
  /// Elements without a key are skipped.
  @inlinable
  package func grouped<Key: Hashable>(by key: (Element) -> Key?) -> [(key: Key, members: [Element])] {
    var places: [Key: Int] = [:]
    var groups: [(key: Key, members: [Element])] = []
    for element in self {
      guard let key = key(element) else { continue }
      if let place = places[key] {
        groups[place].members.append(element)
      } else {
        places[key] = groups.count
        groups.append((key, [element]))
      }
    }
    return groups
  }
}
