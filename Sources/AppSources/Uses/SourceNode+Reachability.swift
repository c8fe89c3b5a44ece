extension SourceNode {
  /// The maximum number of private declarations that run one another (our own limit); those further out may run.
  private static let deepest = 3
  /// The number of expressions from which a private declaration counts as used (our own limit).
  private static let mostReaders = 8

  /// Whether code never runs: it is in a private function or property that its file does not use, or after a failure.
  var isUnreachable: Bool { isUnreachable(depth: 0) }

  private func isUnreachable(depth: Int) -> Bool {
    var node = self
    var isInnermost = true
    while let around = node.parent {
      if around.kind == .block {
        // A failure after the statements of a function is for values that none of them handles.
        if let failure = tree.index.firstFailure(in: around), isInnermost || failure < node.index { return true }
        isInnermost = false
      }
      if around.kind == .function || around.kind == .property, !around.isLocal {
        guard around.isPrivate, depth < Self.deepest else { return false }
        let readers = Array(tree.readers(of: around).prefix(Self.mostReaders))
        return readers.count < Self.mostReaders && readers.allSatisfy { $0.isUnreachable(depth: depth + 1) }
      }
      node = around
    }
    return false
  }

  /// Whether only its own file can use a declaration.
  var isPrivate: Bool {
    func hasMark(_ node: SourceNode) -> Bool {
      node.children.contains { $0.kind == .attribute && $0.name == SourceKind.privateName }
    }
    // The system calls a function with a selector, and overrides run in other places.
    let isForeign = children.contains {
      $0.kind == .attribute && ["objc", "IBAction", "IBOutlet", "IBSegueAction"].contains($0.name)
    }
    return !isForeign && (hasMark(self) || parent.map { $0.kind == .extension && hasMark($0) } ?? false)
  }
}

extension SourceTree {
  /// The expressions of the file with the name of a declaration, outside of the declaration.
  func readers(of declaration: SourceNode) -> some Sequence<SourceNode> {
    // A property wrapper has a projection and storage; a key path begins with a full stop.
    let names = ["", "$", "_", "."].map { $0 + declaration.name }
    let ranges = [0..<declaration.index, declaration.end..<nodes.count]
    let parts = names.flatMap { [index] name in ranges.map { index.references(to: name, in: $0) } }
    return parts.joined().lazy.map { SourceNode(tree: self, index: Int($0)) }
  }
}
