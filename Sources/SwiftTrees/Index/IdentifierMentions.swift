internal import Documents

/// Finds the identifiers of scenes and cells that code may name.
///
/// Code may use literals, names of classes and enum cases, or joined strings.
package enum IdentifierMentions {
  /// Returns those of the given identifiers that sources may name.
  package static func found(_ identifiers: Set<String>, in trees: [SourceTree]) -> Set<String> {
    let plain = Dictionary(grouping: identifiers, by: letters)
    let lengths = Set(plain.keys.map(\.utf8.count))
    let longest = identifiers.map(\.utf8.count).max() ?? 0
    let found = trees.concurrentMap { tree -> Set<String> in
      var found: Set<String> = []
      // Few of the many names have a relevant length.
      for name in tree.names where lengths.contains(name.utf8.count(where: isLetter)) {
        found.formUnion(plain[letters(of: name)] ?? [])
      }
      for piece in tree.pieces where piece.utf8.count <= longest {
        found.formUnion(identifiers.filter { $0.contains(piece) })
      }
      return found
    }
    return found.reduce(into: []) { $0.formUnion($1) }
  }

  /// Whether a byte belongs to a letter or digit of any script.
  private static func isLetter(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...:
      true
    default: false
    }
  }

  /// The letters and digits of a name; generated names may differ from identifiers in all other characters.
  private static func letters(of name: String) -> String {
    name.lowercased().filter { $0.isLetter || $0.isNumber }
  }
}

extension SourceTree {
  /// The minimum length of a part that identifies an identifier (our own choice).
  private static let leastPiece = 3

  /// The literal parts of strings that code joins.
  fileprivate var pieces: Set<String> {
    var found: Set<String> = []
    for index in nodes.indices where nodes[index].kind == .segment {
      let node = SourceNode(tree: self, index: index)
      guard let string = node.parent else { continue }
      let isFormat = node.name.contains("%@")
      guard isFormat || string.child(.hole) != nil || string.parent?.kind == .sum else { continue }
      found.formUnion(isFormat ? node.name.split(separator: "%@").map(String.init) : [node.name])
    }
    return found.filter { $0.count >= Self.leastPiece }
  }
}
