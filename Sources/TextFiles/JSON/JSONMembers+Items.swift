import Documents

extension JSONMembers {
  /// The first member that is not a field of an item in a file, or nil if all are.
  var foreign: LocatedJSON.Member? { counting.first { !JSONItem.isField($0.key) } }

  /// The first member that is not a field of an item in standard input, or nil if all are.
  var foreignToLines: LocatedJSON.Member? { counting.first { !JSONItem.isFieldOfLines($0.key) } }

  /// Whether the object has a text, and all its other members are fields of an item.
  var isItem: Bool {
    counting.count <= JSONItem.fieldNames.count && text != nil && counting.allSatisfy { JSONItem.isField($0.key) }
  }
}
