/// The steps from a node to the file that it is in: each node with the one around it.
///
/// Walks that look at every node around another one use these steps; a walk that skips nodes has its own loop.
package struct OutwardSteps: Sequence, IteratorProtocol {
  @usableFromInline
  var node: SourceNode

  @usableFromInline
  init(_ node: SourceNode) { self.node = node }

  /// Returns the next node with the one around it; nil at the file.
  @inlinable
  package mutating func next() -> (inner: SourceNode, outer: SourceNode)? {
    guard let outer = node.parent else { return nil }
    defer { node = outer }
    return (node, outer)
  }
}

extension SourceNode {
  /// The steps outwards, the first one from this node.
  @inlinable
  package var outwardSteps: OutwardSteps { OutwardSteps(self) }

  /// The node and the nodes around it, the innermost first.
  @inlinable
  package var chain: some Sequence<SourceNode> { sequence(first: self) { $0.parent } }
}
