internal import AuditModel
internal import SwiftTrees

/// Finds the references to declarations and follows them.
struct ReferenceSearch: Sendable {
  private let finder: PlaceFinder
  /// The states of the texts of each declaration.
  private let forms: [SourceNode: [LocalizationState]]
  private let names: Set<String>

  init(_ carriers: Set<TextFlows.Node>, _ finder: PlaceFinder) {
    self.finder = finder
    forms = Dictionary(grouping: carriers, by: \.node).mapValues { $0.map(\.form) }
    names = Set(forms.keys.map(\.referenceName))
  }

  /// Returns the paths of all references in a file.
  func edges(in tree: SourceTree) -> [(TextFlows.Node, FlowEdge)] {
    let wanted = tree.names.map { names.contains(Binder.plain($0)) }
    guard wanted.contains(true) else { return [] }
    var edges: [(TextFlows.Node, FlowEdge)] = []
    for index in tree.nodes.indices
    where (tree.nodes[index].kind == .name || tree.nodes[index].kind == .member) && wanted[Int(tree.nodes[index].name)]
    {
      let node = SourceNode(tree: tree, index: index)
      edges += bindings(by: node)
      guard let (declaration, reference) = declaration(of: node), let forms = forms[declaration] else { continue }
      for form in forms {
        let answer = finder.follow(reference, as: form)
        edges.append((TextFlows.Node(node: declaration, form: form), FlowEdge(reference, answer)))
      }
    }
    return edges
  }

  /// Returns the paths from an enum case's values to the names that a pattern such as `.failure(let text)` binds.
  private func bindings(by node: SourceNode) -> [(TextFlows.Node, FlowEdge)] {
    guard node.kind == .member, let pattern = node.parent, pattern.kind == .call, pattern.first == node,
      let found = finder.index.binder.pattern(pattern)
    else { return [] }
    return zip(pattern.arguments, found.children.filter { $0.kind == .parameter }).flatMap { argument, value in
      guard let bound = argument.first, bound.kind == .property, let forms = forms[value] else {
        return [(TextFlows.Node, FlowEdge)]()
      }
      return forms.map { form in
        let answer = PlaceFinder.Answer(end: .carried(bound, by: bound), form: form, isDirect: false)
        return (TextFlows.Node(node: value, form: form), FlowEdge(bound, answer))
      }
    }
  }

  /// Returns the declaration that a node reads, and the expression with its value.
  private func declaration(of node: SourceNode) -> (SourceNode, SourceNode)? {
    let parent = node.parent
    // The target of an assignment is not read.
    if let parent, parent.kind == .assignment, parent.first?.index == node.index { return nil }
    // The path of an accessor is a separate mention.
    if finder.index.mayBeAccessor(node.name), let path = node.path, path.count > 1, !path[0].isEmpty,
      !finder.index.accessors(of: path, in: finder.index.types.scope(of: node), seenFrom: node.tree.file).isEmpty
    {
      return nil
    }
    let binder = finder.index.binder
    if node.name == "rawValue", let enumeration = binder.rawValueOwner(node) { return (enumeration, node) }
    if node.kind == .member, node.name == "rawValue" { return nil }
    if node.kind == .name, node.name == "$0" {
      for (inner, _) in node.outwardSteps {
        if inner.kind == .trailing || inner.kind == .closure { return (inner, node) }
      }
      return nil
    }
    if let parent, parent.kind == .call, parent.first?.index == node.index {
      guard case .function(let function)? = binder.callee(of: parent) else { return nil }
      return (function, parent)
    }
    let found = binder.declarations(of: node)
    guard found.count == 1, found[0].kind != .function else { return nil }
    return (found[0], node)
  }
}

extension Binder {
  /// Returns the declaration of the type whose raw value an expression reads; nil if the type is unknown.
  ///
  /// `rawValue` alone refers to `self`, unless code declares another one.
  fileprivate func rawValueOwner(_ node: SourceNode) -> SourceNode? {
    guard let base = node.first else {
      let isOwn = node.kind == .name && declarations(of: node).isEmpty
      return isOwn ? types.entries[types.scope(of: node)]?.declarations.first : nil
    }
    guard let type = type(of: base), !type.isMeta, !type.isList else { return nil }
    return types.entries[type.name]?.declarations.first
  }
}

extension SourceNode {
  /// The name by which code reads a declaration.
  fileprivate var referenceName: String {
    switch kind {
    // The texts of an enum are its raw values.
    case .type: "rawValue"
    case .trailing, .closure: "$0"
    case .parameter: parent?.kind == .enumCase ? parent?.name ?? name : name
    default: name
    }
  }
}
