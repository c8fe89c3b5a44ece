internal import AuditModel
internal import SwiftTrees

/// Paths from a declaration to other declarations that no reference to its name shows.
struct FlowDetours: Sendable {
  private let finder: PlaceFinder
  /// The types that inherit from or conform to each type.
  private let subtypes: [String: [String]]

  /// The maximum number of implementations of a requirement to follow (our own limit).
  private static let most = 64

  init(_ finder: PlaceFinder) {
    self.finder = finder
    let types = finder.index.types
    var subtypes: [String: [String]] = [:]
    for type in types.entries.keys.sorted() {
      for ancestor in types.ancestors(of: type).dropFirst() { subtypes[ancestor, default: []].append(type) }
    }
    self.subtypes = subtypes
  }

  /// Returns the paths from a declaration.
  func edges(from carrier: FlowNode) -> [FlowEdge] {
    if carrier.slot != nil { return ownClosure(of: carrier) }
    return overridden(by: carrier) + implementations(of: carrier) + destructured(carrier)
  }

  private func edge(
    _ reference: SourceNode, to node: SourceNode, by value: SourceNode, _ carrier: FlowNode, part: Int? = nil
  ) -> FlowEdge {
    var answer = PlaceFinder.Answer(end: .carried(node, by: value), form: carrier.form, isDirect: false)
    (answer.part, answer.fields) = (part, carrier.fields)
    return FlowEdge(reference, answer, isOutside: node.kind == .parameter)
  }

  /// The paths from a member to the members that it implements or overrides.
  private func overridden(by carrier: FlowNode) -> [FlowEdge] {
    finder.index.types.requirements(of: carrier.node).map { edge(carrier.node, to: $0, by: carrier.node, carrier) }
  }

  /// The paths from a parameter to those of the functions that implement or override its function.
  private func implementations(of carrier: FlowNode) -> [FlowEdge] {
    let node = carrier.node
    guard node.kind == .parameter, let member = node.parent, member.kind == .function, member.isMember else {
      return []
    }
    guard let number = member.children.filter({ $0.kind == .parameter }).firstIndex(of: node) else { return [] }
    let types = finder.index.types
    let found = (subtypes[types.scope(of: member)] ?? []).prefix(Self.most).flatMap { type in
      types.members(member.name, of: type, seenFrom: member.tree.file).filter { other in
        other.kind == .function && other.isStatic == member.isStatic && other != member && !other.isRequirement
          && other.parameterLabels == member.parameterLabels
      }
    }
    var seen: Set<SourceNode> = []
    let distinct = found.filter { seen.insert($0).inserted }.prefix(Self.most)
    return distinct.map { other in
      let target = other.children.filter { $0.kind == .parameter }[number]
      // With one implementation, each value has it.
      return edge(distinct.count == 1 ? member : node, to: target, by: node, carrier)
    }
  }

  /// The paths from a tuple to the names that take its parts: `let (title, subtitle) = texts`.
  private func destructured(_ carrier: FlowNode) -> [FlowEdge] {
    let node = carrier.node
    guard node.kind == .property, node.name.isEmpty, let parent = node.parent else { return [] }
    var edges: [FlowEdge] = []
    for sibling in parent.children where sibling.index >= node.end {
      guard sibling.kind == .property, sibling.first == nil, let part = Int(sibling.label) else { break }
      edges.append(edge(node, to: sibling, by: node, carrier, part: part))
    }
    return edges
  }

  /// The paths into the closure that a declaration has as its own value.
  private func ownClosure(of carrier: FlowNode) -> [FlowEdge] {
    let values = carrier.node.children.filter { ![.attribute, .typeName].contains($0.kind) }
    return values.compactMap { finder.edge(from: carrier, into: $0) } + requiredClosures(of: carrier)
  }

  /// The paths to the parameters of the requirements, through which code gives closures to the implementation.
  private func requiredClosures(of carrier: FlowNode) -> [FlowEdge] {
    let node = carrier.node
    guard node.kind == .parameter, let function = node.parent, function.kind == .function else { return [] }
    let number = function.children.filter { $0.kind == .parameter }.firstIndex(of: node)
    return finder.index.types.requirements(of: function).compactMap { requirement in
      guard let number else { return nil }
      let target = requirement.children.filter { $0.kind == .parameter }[number]
      var answer = PlaceFinder.Answer(end: .carried(target, by: node), form: carrier.form, isDirect: false)
      (answer.slot, answer.fields) = (carrier.slot, carrier.fields)
      return FlowEdge(node, answer, isOutside: true)
    }
  }
}

extension PlaceFinder {
  /// Returns the path of an argument of a closure's call into a closure or function; nil for another value.
  func edge(from carrier: FlowNode, into closure: SourceNode) -> FlowEdge? {
    guard let slot = carrier.slot else { return nil }
    var answer = Answer(end: .notFollowed(.argument), form: carrier.form, isDirect: false)
    answer.fields = carrier.fields
    switch closure.kind {
    case .closure, .trailing:
      let parameters = closure.children.filter { $0.kind == .parameter }
      if parameters.isEmpty {
        answer.end = .carried(closure, by: closure)
        answer.slot = slot == 0 ? nil : slot
      } else if slot < parameters.count {
        answer.end = .carried(parameters[slot], by: closure)
      }
    case .name, .member:
      let found = index.binder.declarations(of: closure)
      guard found.count == 1, found[0] != carrier.node else { break }
      if found[0].kind == .function {
        let parameters = found[0].children.filter { $0.kind == .parameter }
        if slot < parameters.count { answer.end = .carried(parameters[slot], by: closure) }
      } else if index.binder.mayHoldClosure(found[0]) {
        answer.end = .carried(found[0], by: closure)
        answer.slot = slot
      }
    case .constant: return nil
    default: break
    }
    if case .notFollowed = answer.end { answer.blocked = closure }
    return FlowEdge(closure, answer, isOutside: true)
  }
}
