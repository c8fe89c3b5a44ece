internal import SwiftTrees

/// The code of a branch without its colours, to compare it with other branches.
struct BranchShape {
  /// A node without its position.
  struct Part: Hashable {
    var kind: SourceKind
    var name: String
    var label: String
    /// The number of nodes up to its end, without the parts of colours.
    var depth: Int
  }

  private(set) var parts: [Part] = []
  /// The colours, in order.
  private(set) var colors: [SourceNode] = []

  init(_ branch: SourceNode) {
    for statement in branch.branchStatements { add(statement, depth: 0) }
  }

  /// The nesting is limited by that of the source.
  private mutating func add(_ node: SourceNode, depth: Int) {
    if node.hue != nil {
      colors.append(node)
      parts.append(Part(kind: .member, name: "", label: "", depth: depth))
      return
    }
    parts.append(Part(kind: node.kind, name: node.name, label: node.label, depth: depth))
    for child in node.children { add(child, depth: depth + 1) }
  }
}
