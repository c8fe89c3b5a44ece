/// The effective members of an object: the last of several equal keys counts, as in `JSONSerialization`.
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
      // Keys are compared by byte: JSON has no canonical equivalence, but Swift's `==` has.
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

  /// The maximum number of members whose keys are compared pairwise; larger objects use the table.
  ///
  /// The limit covers an item of texts with all fields, the most common object in files.
  private static let mostCompared = 13

  /// Returns whether an object may have equal keys; always true for large objects.
  private static func mayRepeat(_ members: [LocatedJSON.Member]) -> Bool {
    guard members.count <= mostCompared else { return true }
    for (index, member) in members.enumerated() {
      for other in members[..<index] where other.key == member.key { return true }
    }
    return false
  }

  /// Returns the member with a key, or nil if there is none.
  package subscript(key: String) -> LocatedJSON.Member? { counting.first { $0.key == key } }

  /// The string value of the member `text`, or nil if there is none.
  package var text: String? { self["text"]?.value.text }
}
