/// The innermost declarations around the nodes of a file, found without an outward walk.
///
/// Modifier chains make code deep, but declarations rarely nest.
package struct DeclarationRanges: Sendable {
  /// The nodes at which the innermost declaration changes, in order.
  private var starts: [UInt32] = []
  /// The declaration around the nodes after each start; 0 if there is none.
  private var declarations: [UInt32] = []

  /// Visits each node of a file once.
  package init(_ nodes: [SourceTree.Storage]) {
    var open: [UInt32] = []
    for (index, node) in nodes.enumerated() {
      while let last = open.last, nodes[Int(last)].end <= UInt32(index) { open.removeLast() }
      let around = open.last ?? 0
      if around != declarations.last ?? 0 {
        starts.append(UInt32(index))
        declarations.append(around)
      }
      if Self.kinds.contains(node.kind) { open.append(UInt32(index)) }
    }
  }

  /// The kinds of declarations that may contain other declarations or expressions.
  private static let kinds: Set<SourceKind> = [.function, .initializer, .property, .type, .extension]

  /// Returns the declaration around a node; nil if there is none.
  package func declaration(around node: Int) -> Int? {
    let next = starts.partition { $0 > UInt32(node) }
    return next == 0 || declarations[next - 1] == 0 ? nil : Int(declarations[next - 1])
  }
}

extension SourceNode {
  /// The innermost function, initializer, property, type or extension around a node; nil if there is none.
  package var declaration: SourceNode? {
    tree.declarations.declaration(around: index).map { SourceNode(tree: tree, index: $0) }
  }

  /// The functions, initializers, properties, types and extensions around a node, the innermost first.
  package var declarationsAround: some Sequence<SourceNode> {
    sequence(state: self) { node in
      guard let around = node.declaration else { return nil }
      node = around
      return around
    }
  }
}
