internal import Synchronization

/// The references to names in all sources of an app.
///
/// Every name is looked for once, although many expressions lead to the same ones.
final class NameReferences: Sendable {
  private let trees: [SourceTree]
  private let known = Mutex<[String: [SourceNode]]>([:])

  init(_ trees: [SourceTree]) { self.trees = trees }

  /// Returns the references to a name, in the order of the files.
  func references(to name: String) -> [SourceNode] {
    if let found = known.withLock({ $0[name] }) { return found }
    let found = trees.flatMap { tree in
      tree.index.references(to: name, in: 0..<tree.nodes.count).map { SourceNode(tree: tree, index: Int($0)) }
    }
    known.withLock { $0[name] = found }
    return found
  }

  /// Returns the calls of a function or type by name.
  func calls(of name: String) -> [SourceNode] {
    references(to: name).compactMap { reference in
      guard let call = reference.parent, call.kind == .call, call.first == reference else { return nil }
      return call
    }
  }
}
