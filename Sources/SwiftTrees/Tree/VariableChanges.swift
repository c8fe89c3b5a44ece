/// The names of variables whose values the code of a file changes.
///
/// Only names are compared, because the types of many bases are unknown.
package struct VariableChanges: Sendable {
  /// The names in the targets of assignments such as `(width, self.height) = size` and `_width += 1`, and after `&`.
  package private(set) var assigned: Set<String> = []
  /// The private variables that memberwise initializers may set: `Row(width: 80)`.
  package private(set) var initialized: Set<String> = []

  /// Collects the changes in the nodes of a file, in a single pass.
  package init(_ nodes: [SourceTree.Storage], _ names: [String]) {
    let operators = Set(
      names.indices.lazy.filter { SourceKind.isChange(names[$0]) }.map(UInt32.init))
    var privates: Set<UInt32> = []
    for (index, node) in nodes.enumerated() {
      switch node.kind {
      case .assignment: addTarget(after: index, nodes, names)
      case .other where operators.contains(node.name): addTarget(after: index, nodes, names)
      case .attribute where names[Int(node.name)] == SourceKind.privateName:
        let owner = nodes[Int(node.parent)]
        if owner.kind == .property, !owner.isConstant { privates.insert(owner.name) }
      default: break
      }
    }
    guard !privates.isEmpty else { return }
    for node in nodes where node.kind == .argument && privates.contains(node.label) {
      let call = names[Int(nodes[Int(node.parent)].name)]
      if call == "init" || call.first?.isUppercase == true { initialized.insert(names[Int(node.label)]) }
    }
  }

  /// Adds the names in the first child of a node.
  private mutating func addTarget(after index: Int, _ nodes: [SourceTree.Storage], _ names: [String]) {
    guard index + 1 < nodes[index].end else { return }
    for target in index + 1..<Int(nodes[index + 1].end) where [.name, .member].contains(nodes[target].kind) {
      let name = names[Int(nodes[target].name)]
      assigned.insert(name)
      // The storage or projection of a property wrapper.
      if name.first == "_" || name.first == "$" { assigned.insert(String(name.dropFirst())) }
    }
  }
}
