extension SourceNode {
  /// The name of the current instance.
  package static let selfName = "self"
  /// Whether an expression is the instance whose code it is in: `self` or `super`.
  package var isInstance: Bool { kind == .name && [Self.selfName, "super"].contains(name) }

  /// Whether a property has a wrapper such as `@State`, so that its value may change.
  package var hasWrapper: Bool { attributes.contains { $0.name != SourceKind.privateName } }

  /// The attributes of a declaration, which come before its other children.
  package var attributes: [SourceNode] { children.prefix { $0.kind == .attribute } }

  /// Whether a declaration is a property or function that is not local.
  package var isMember: Bool { (kind == .property || kind == .function) && !isLocal }

  /// Whether the written type of a declaration is optional.
  package var isOptional: Bool { child(.typeName)?.name.hasSuffix("?") ?? false }

  /// Whether a declaration is only accessible in its own file.
  package var isPrivate: Bool {
    func hasMark(_ node: SourceNode) -> Bool { node.attributes.contains { $0.name == SourceKind.privateName } }
    // The system calls functions through selectors, and overrides run elsewhere.
    let isForeign = attributes.contains { ["objc", "IBAction", "IBOutlet", "IBSegueAction"].contains($0.name) }
    return !isForeign && (hasMark(self) || parent.map { $0.kind == .extension && hasMark($0) } ?? false)
  }

  /// The call that takes an expression as an argument; nil if there is none.
  package var callAround: SourceNode? {
    guard let argument = parent, argument.kind == .argument, let call = argument.parent, call.kind == .call else {
      return nil
    }
    return call
  }

  /// Whether a node is a part of another one.
  package func isInside(_ other: SourceNode) -> Bool { tree === other.tree && other.index < index && index < other.end }
}

extension SourceTree {
  /// The expressions with the name of a declaration, outside of the declaration, in order for each spelling of the
  /// name.
  ///
  /// The scope is a node around the declaration; nil for the file.
  package func readers(of declaration: SourceNode, in scope: SourceNode? = nil) -> some Sequence<SourceNode> {
    // A property wrapper has a projection and storage; a key path starts with a full stop.
    let names = ["", "$", "_", "."].map { $0 + declaration.name }
    let ranges = [(scope?.index ?? 0)..<declaration.index, declaration.end..<(scope?.end ?? nodes.count)]
    let parts = names.flatMap { [index] name in ranges.map { index.references(to: name, in: $0) } }
    return parts.joined().lazy.map { SourceNode(tree: self, index: Int($0)) }
  }
}
