internal import SwiftTrees

/// The places of names in a file, without those of members.
struct NameUses: Sendable {
  private let tree: SourceTree
  /// The indices of the nodes of each name, in order.
  private let places: [String: [Int]]

  init(_ tree: SourceTree) {
    self.tree = tree
    var numbers = Array(repeating: [Int](), count: tree.names.count)
    for (index, node) in tree.nodes.enumerated() where node.kind == .name { numbers[Int(node.name)].append(index) }
    places = zip(tree.names, numbers).reduce(into: [:]) { places, name in
      if !name.1.isEmpty { places[name.0] = name.1 }
    }
  }

  /// Returns the nodes of a name in a part of the file.
  func nodes(named name: String, in scope: SourceNode) -> some Sequence<SourceNode> {
    let all = places[name] ?? []
    // The first place in the scope, by halves.
    var (low, high) = (0, all.count)
    while low < high {
      let middle = (low + high) / 2
      if all[middle] > scope.index { high = middle } else { low = middle + 1 }
    }
    return all[low...].prefix { $0 < scope.end }.lazy.map { [tree] in SourceNode(tree: tree, index: $0) }
  }
}
