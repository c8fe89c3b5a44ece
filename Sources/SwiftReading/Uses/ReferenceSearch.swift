internal import AuditModel
internal import SwiftTrees

/// Finds the references to declarations and follows them.
struct ReferenceSearch: Sendable {
  private let finder: PlaceFinder
  /// The states of the texts of each declaration.
  private let states: [SourceNode: [FlowNode]]
  private let names: Set<String>
  /// The declarations whose closures take texts, by the names of the functions, types and properties that get them.
  private let closures: [String: [FlowNode]]

  init(_ carriers: Set<FlowNode>, _ finder: PlaceFinder) {
    self.finder = finder
    states = Dictionary(grouping: carriers.filter { !$0.isCalled }, by: \.node)
    var closures: [String: [FlowNode]] = [:]
    for carrier in carriers where carrier.isCalled {
      for name in carrier.node.givingNames(finder.index.types) { closures[name, default: []].append(carrier) }
    }
    self.closures = closures
    var names = Set(states.values.joined().map(\.referenceName)).union(closures.keys)
    for node in states.keys where node.kind == .initializer {
      names.formUnion([finder.index.types.scope(of: node).lastPart, "init"])
    }
    // Setters and observers name the value so.
    if states.keys.contains(where: { $0.kind == .property && $0.isMember }) { names.insert("newValue") }
    self.names = names
  }

  /// Returns the paths of all references in a file.
  func edges(in tree: SourceTree) -> [(FlowNode, FlowEdge)] {
    let wanted = tree.names.map { names.contains(Binder.plain($0)) }
    guard wanted.contains(true) else { return [] }
    var edges: [(FlowNode, FlowEdge)] = []
    for index in tree.nodes.indices
    where (tree.nodes[index].kind == .name || tree.nodes[index].kind == .member) && wanted[Int(tree.nodes[index].name)]
    {
      let node = SourceNode(tree: tree, index: index)
      edges += bindings(by: node)
      edges += passedClosures(at: node)
      guard let (declaration, reference) = declaration(of: node), let states = states[declaration] else { continue }
      for state in states where state.slot == nil || node.name == "$\(state.slot ?? 0)" {
        if state.slot == nil, declaration.isClosure, node.name != "$0" { continue }
        edges.append((state, FlowEdge(reference, finder.follow(reference, as: state.form, fields: state.fields))))
      }
    }
    return edges
  }

  /// Returns the paths into the closures that an assignment or call gives to declarations whose closures take texts.
  private func passedClosures(at node: SourceNode) -> [(FlowNode, FlowEdge)] {
    guard !closures.isEmpty, let carriers = closures[node.name], let parent = node.parent, parent.first == node else {
      return []
    }
    let binder = finder.index.binder
    if parent.kind == .assignment, let value = parent.assignedValue {
      let declared = binder.declarations(of: node)
      guard declared.count == 1 else { return [] }
      return carriers.filter { $0.node == declared[0] }.compactMap { carrier in
        finder.edge(from: carrier, into: value).map { (carrier, $0) }
      }
    }
    guard parent.kind == .call else { return [] }
    let arguments = parent.children.filter { $0.kind == .argument || $0.kind == .trailing }
    return arguments.flatMap { argument -> [(FlowNode, FlowEdge)] in
      guard let value = argument.kind == .trailing ? argument : argument.first else { return [] }
      let taker =
        argument.kind == .trailing
        ? binder.parameter(ofClosure: argument, in: parent) : binder.parameter(of: argument, in: parent)
      guard let taker else { return [] }
      return carriers.filter { $0.node == taker }.compactMap { carrier in
        finder.edge(from: carrier, into: value).map { (carrier, $0) }
      }
    }
  }

  /// Returns the paths from an enum case's values to the names that a pattern such as `.failure(let text)` binds.
  private func bindings(by node: SourceNode) -> [(FlowNode, FlowEdge)] {
    guard node.kind == .member, let pattern = node.parent, pattern.kind == .call, pattern.first == node,
      let found = finder.index.binder.pattern(pattern)
    else { return [] }
    return zip(pattern.arguments, found.children.filter { $0.kind == .parameter }).flatMap { argument, value in
      guard let bound = argument.first, bound.kind == .property, let states = states[value] else {
        return [(FlowNode, FlowEdge)]()
      }
      return states.map { state in
        var answer = PlaceFinder.Answer(end: .carried(bound, by: bound), form: state.form, isDirect: false)
        answer.fields = state.fields
        return (state, FlowEdge(bound, answer))
      }
    }
  }

  /// Returns the declaration that a node reads, and the expression with its value.
  private func declaration(of node: SourceNode) -> (SourceNode, SourceNode)? {
    let parent = node.parent
    // The target of an assignment is not read.
    if let parent, parent.kind == .assignment || parent.kind == .other && parent.name == "+=",
      parent.first?.index == node.index
    {
      return nil
    }
    // The path of an accessor is a separate mention.
    if finder.index.mayBeAccessor(node.name), let path = node.path, path.count > 1, !path[0].isEmpty,
      !finder.index.accessors(of: path, in: finder.index.types.scope(of: node), seenFrom: node.tree.file).isEmpty
    {
      return nil
    }
    let binder = finder.index.binder
    if node.name == "rawValue", let enumeration = binder.rawValueOwner(node) { return (enumeration, node) }
    if node.kind == .member, node.name == "rawValue" { return nil }
    if node.kind == .name, node.name.utf8.first == UInt8(ascii: "$"), Int(node.name.dropFirst()) != nil {
      for (inner, _) in node.outwardSteps {
        if inner.kind == .trailing || inner.kind == .closure { return (inner, node) }
      }
      return nil
    }
    if let parent, parent.kind == .call, parent.first?.index == node.index {
      switch binder.callee(of: parent) {
      case .function(let function): return (function, parent)
      case .initializer(_, let initializer?): return (initializer, parent)
      default: break
      }
      // The result of a closure.
      let found = binder.declarations(of: node)
      guard found.count == 1, [.property, .parameter].contains(found[0].kind),
        found[0].child(.typeName)?.hasArrow == true
      else { return nil }
      return (found[0], parent)
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

extension FlowNode {
  /// Whether the text is an argument of a call of the declaration's closure.
  fileprivate var isCalled: Bool { slot != nil && !node.isClosure }

  /// The name by which code reads the text.
  fileprivate var referenceName: String { node.isClosure ? "$\(slot ?? 0)" : node.referenceName }
}

extension SourceNode {
  fileprivate var isClosure: Bool { kind == .closure || kind == .trailing }

  /// The names of the functions, types and properties by which code gives a closure to a declaration.
  fileprivate func givingNames(_ types: TypeTable) -> [String] {
    guard kind == .parameter else { return [name, types.scope(of: self).lastPart, "init"] }
    guard let function = parent, function.kind == .initializer else { return parent.map { [$0.name] } ?? [] }
    return [types.scope(of: function).lastPart, "init"]
  }

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
