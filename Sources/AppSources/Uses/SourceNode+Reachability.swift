extension SourceNode {
  /// Whether a call ends the program, as far as its developers know: with a fatal error or a failure.
  private var isFailure: Bool {
    kind == .call && (["assertionFailure", "preconditionFailure"].contains(name) || name.hasPrefix("fatal"))
  }

  /// Whether a place never draws: it is in a private function that its file does not call, or after a failure.
  var isUnreachable: Bool {
    var node = self
    while let around = node.parent {
      if around.kind == .block, around.children.contains(where: \.isFailure) {
        return true
      }
      if around.kind == .function, !around.isLocal {
        return around.children.contains { $0.kind == .attribute && $0.name == SourceKind.privateName }
          && !around.tree.reads(around.name)
      }
      node = around
    }
    return false
  }
}

extension SourceTree {
  /// Whether an expression of the file has a name.
  fileprivate func reads(_ name: String) -> Bool {
    guard let number = names.firstIndex(of: name).map(UInt32.init) else { return false }
    return nodes.contains { $0.name == number && [.name, .member, .macro, .other, .keyPath].contains($0.kind) }
  }
}
