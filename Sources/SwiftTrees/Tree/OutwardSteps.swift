/// The steps from a node out to its file: each node with its parent.
///
/// Walks that visit every parent use these steps; walks that skip nodes have their own loops.
package struct OutwardSteps: Sequence, IteratorProtocol {
  @usableFromInline
  var node: SourceNode

  @usableFromInline
  init(_ node: SourceNode) { self.node = node }

  /// Returns the next node with its parent; nil at the file.
  @inlinable
  package mutating func next() -> (inner: SourceNode, outer: SourceNode)? {
    guard let outer = node.parent else { return nil }
    defer { node = outer }
    return (node, outer)
  }
}

extension SourceNode {
  /// The steps outwards, starting at this node.
  @inlinable
  package var outwardSteps: OutwardSteps { OutwardSteps(self) }

  /// The node and its ancestors, the innermost first.
  @inlinable
  package var chain: some Sequence<SourceNode> { sequence(first: self) { $0.parent } }
}
