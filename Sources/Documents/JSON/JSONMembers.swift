/// The effective members of an object: of equal keys, the last one counts, as in `JSONSerialization`.
package struct JSONMembers {
  /// An overridden member and the later one that replaces it.
  package struct Duplicate {
    let earlier: LocatedJSON.Member
    let later: LocatedJSON.Member
  }

  package let counting: [LocatedJSON.Member]
  package let duplicates: [Duplicate]

  package init(_ members: [LocatedJSON.Member]) {
    guard Self.mayRepeat(members) else {
      counting = members
      duplicates = []
      return
    }
    var latest = KeyTable(count: members.count)
    var replaced: Set<Int> = []
    var duplicates: [Duplicate] = []
    for (index, member) in members.enumerated() {
      // Compared by byte: JSON has no canonical equivalence, but Swift's `==` does.
      let earlier = latest.enter(index, hash: member.key.hashOfBytes, replacing: true) { other in
        members[other].key == member.key && members[other].key.utf8.elementsEqual(member.key.utf8)
      }
      guard let earlier else { continue }
      replaced.insert(earlier)
      duplicates.append(Duplicate(earlier: members[earlier], later: member))
    }
    self.duplicates = duplicates
    counting = replaced.isEmpty ? members : members.enumerated().filter { !replaced.contains($0.offset) }.map(\.element)
  }

  /// The largest number of members that are compared with each other to find equal keys; larger objects need the table.
  ///
  /// Covers all fields of an item of texts, the object that files hold most of.
  private static let mostCompared = 13

  /// Whether a small object has equal keys, found without a table; larger objects always use the table.
  private static func mayRepeat(_ members: [LocatedJSON.Member]) -> Bool {
    guard members.count <= mostCompared else { return true }
    for (index, member) in members.enumerated() {
      for other in members[..<index] where other.key == member.key { return true }
    }
    return false
  }

  /// The member with a key.
  package subscript(key: String) -> LocatedJSON.Member? { counting.first { $0.key == key } }

  /// The string value of `text`, if there is one.
  package var text: String? { self["text"]?.value.text }
}
