/// The effective members of an object: of equal keys, the last one counts, as in `JSONSerialization`.
struct JSONMembers {
  /// An overridden member and the later one that replaces it.
  struct Duplicate {
    let earlier: LocatedJSON.Member
    let later: LocatedJSON.Member
  }

  let counting: [LocatedJSON.Member]
  let duplicates: [Duplicate]

  init(_ members: [LocatedJSON.Member]) {
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
    counting =
      replaced.isEmpty ? members : members.enumerated().filter { !replaced.contains($0.offset) }.map(\.element)
  }

  /// Whether a small object has equal keys, found without a table; larger objects always use the table.
  private static func mayRepeat(_ members: [LocatedJSON.Member]) -> Bool {
    guard members.count <= JSONItem.fieldNames.count else { return true }
    for (index, member) in members.enumerated() {
      for other in members[..<index] where other.key == member.key { return true }
    }
    return false
  }

  /// The member with a key.
  subscript(key: String) -> LocatedJSON.Member? { counting.first { $0.key == key } }

  /// The string value of `text`, if there is one.
  var text: String? {
    guard case .string(let text)? = self["text"]?.value.content else { return nil }
    return text
  }

  /// The first member that is not a field of an item in a file.
  var foreign: LocatedJSON.Member? { counting.first { !JSONItem.isField($0.key) } }

  /// The first member that is not a field of an item on a separate line.
  var foreignToLines: LocatedJSON.Member? { counting.first { !JSONItem.isFieldOfLines($0.key) } }

  /// Whether the object has a text and otherwise only fields of an item.
  var isItem: Bool {
    counting.count <= JSONItem.fieldNames.count && text != nil && counting.allSatisfy { JSONItem.isField($0.key) }
  }
}
