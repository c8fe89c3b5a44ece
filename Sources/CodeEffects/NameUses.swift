internal import SwiftTrees

/// An index of the names in a file, except member names.
struct NameUses: Sendable {
  private let tree: SourceTree
  /// The node indices of each name, in order.
  private let places: [String: [Int]]

  init(_ tree: SourceTree) {
    self.tree = tree
    var numbers = Array(repeating: [Int](), count: tree.names.count)
    for (index, node) in tree.nodes.enumerated() where node.kind == .name { numbers[Int(node.name)].append(index) }
    places = zip(tree.names, numbers).reduce(into: [:]) { places, name in
      if !name.1.isEmpty { places[name.0] = name.1 }
    }
  }

  /// Returns the uses of a name inside a node.
  func nodes(named name: String, in scope: SourceNode) -> some Sequence<SourceNode> {
    let all = places[name] ?? []
    // A binary search for the first use in the scope.
    var (low, high) = (0, all.count)
    while low < high {
      let middle = (low + high) / 2
      if all[middle] > scope.index { high = middle } else { low = middle + 1 }
    }
    return all[low...].prefix { $0 < scope.end }.lazy.map { [tree] in SourceNode(tree: tree, index: $0) }
  }
}
