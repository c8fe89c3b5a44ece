internal import CodeValues
internal import SwiftTrees

extension Components {
  /// Returns the places of a closure's views in the code of the app's own container; empty if unknown.
  func starts(inContainer call: SourceNode, _ part: SourceNode, _ frame: Frame = .empty) -> [ViewStart] {
    switch binder.callee(of: call) {
    case .initializer(let type, let initializer) where binder.types.isDeclared(type):
      return starts(inContainer: call, part, of: type, initializer, frame)
    case .function(let function) where function.returnsView:
      let inner = evaluator.frame(of: call, to: function, in: frame, owner: frame.instance)
      guard let body = function.child(.block), let parameter = inner.parameter(boundTo: part), parameter.takesViews
      else {
        return []
      }
      return places(of: parameter.name, in: body).map { ViewStart(nodes: [$0], frame: inner) }
    default: return []
    }
  }

  /// Returns the places of a closure's views in the code of the app's own modifier that takes it; empty if unknown.
  func starts(inModifier call: SourceNode, _ part: SourceNode, _ frame: Frame) -> [ViewStart] {
    guard part.kind == .trailing, call.first?.kind == .member, binder.isOwnModifier(call) else { return [] }
    let found = binder.types.members(call.name, of: "View", seenFrom: call.tree.file)
      .filter { $0.kind == .function && call.fits($0) }
    guard found.count == 1, let body = found[0].child(.block) else { return [] }
    let inner = evaluator.frame(of: call, to: found[0], in: frame, owner: nil)
    guard let parameter = inner.parameter(boundTo: part), parameter.takesViews else { return [] }
    return places(of: parameter.name, in: body).map { ViewStart(nodes: [$0], frame: inner) }
  }

  private func starts(
    inContainer call: SourceNode, _ part: SourceNode, of type: String, _ initializer: SourceNode?, _ frame: Frame
  ) -> [ViewStart] {
    let file = call.tree.file
    guard let body = binder.types.members("body", of: type, seenFrom: file).first, body.kind == .property,
      let name = property(with: part, of: call, type, initializer)
    else { return [] }
    let creation = Value.Closure(node: call, frame: frame)
    let inner = Frame(
      owner: .instance(Value.Instance(type: type, creation: creation, initializer: initializer)))
    let found = places(of: name, in: body)
    if !found.isEmpty { return found.map { ViewStart(nodes: [$0], frame: inner) } }
    // Another member of the view draws the closure, and the body draws the member.
    let members = binder.types.entries[type]?.members.values.joined().filter { $0.returnsView && $0 != body } ?? []
    return members.sorted { $0.location < $1.location }.flatMap { member in
      let uses = uses(of: member, in: body, depth: 0)
      return places(of: name, in: member).flatMap { place in
        uses.map { ViewStart(nodes: [place] + $0, frame: inner) }
      }
    }
  }

  /// The maximum number of members between a closure and the body of a container (our own limit).
  private static let mostMembers = 4

  /// Returns the uses through which the body of a view draws one of its members, the innermost use first.
  private func uses(of member: SourceNode, in body: SourceNode, depth: Int) -> [[SourceNode]] {
    guard depth < Self.mostMembers else { return [] }
    return (evaluator.sites[member] ?? []).flatMap { use -> [[SourceNode]] in
      guard let outer = use.viewBody, outer.parent == body.parent || use.tree === body.tree else { return [] }
      return outer == body ? [[use]] : uses(of: outer, in: body, depth: depth + 1).map { [use] + $0 }
    }
  }

  /// Returns the nodes that draw a closure or view by its name.
  private func places(of name: String, in body: SourceNode) -> [SourceNode] {
    viewStarts.of(name, in: body) { ($0.kind == .name || $0.kind == .member) && $0.name == name }
  }

  /// The name of the property that keeps the closure of a container.
  private func property(
    with part: SourceNode, of call: SourceNode, _ type: String, _ initializer: SourceNode?
  ) -> String? {
    guard let initializer else {
      if part.kind == .argument { return part.label }
      let properties = binder.types.entries[type]?.members.values.joined().filter(\.takesViews) ?? []
      let found = part.label.isEmpty ? properties : properties.filter { $0.name == part.label }
      return found.count == 1 ? found[0].name : nil
    }
    let inner = evaluator.frame(of: call, to: initializer, in: .empty, owner: nil)
    guard let parameter = inner.parameter(boundTo: part), let body = initializer.child(.block) else { return nil }
    let assigned = body.descendants.first { node in
      node.kind == .assignment && node.children.dropFirst().contains { $0.name == parameter.name }
    }
    return assigned?.first?.name
  }
}

extension Frame {
  /// The parameter that takes an argument or trailing closure of a call.
  fileprivate func parameter(boundTo part: SourceNode) -> SourceNode? {
    let value = part.kind == .trailing ? part : part.first
    return bindings.first { $0.value.node == value }?.key
  }
}

extension SourceNode {
  /// Whether a property or parameter is a closure that returns views, or the views that it returned.
  fileprivate var takesViews: Bool {
    kind != .function
      && (attributes.contains { $0.name == "ViewBuilder" }
        || child(.typeName)?.hasArrow == true)
  }
}
