internal import AuditModel
internal import SwiftTrees

/// Finds what code does with the view in a variable or parameter.
struct VariableSearch: Sendable {
  let members: ViewMembers
  let binder: Binder
  /// The places of names in the file that is read; nil before there is one.
  var uses: NameUses?

  /// The types of parameters that are no views.
  private static let values = APIList.parameterValues.names

  /// Whether no value of a type is a view.
  static func isValue(_ type: String) -> Bool {
    guard let arrow = type.ranges(of: "->").last else { return values.contains(TypeName(type).name) }
    // A closure may return a view.
    let result = TypeName(String(type[arrow.upperBound...])).name
    return ["", "()"].contains(result) || values.contains(result)
  }

  /// Returns the effects on the parameters of a function or initializer; none if it has no body.
  func parameters(of function: SourceNode, named name: String) -> [ParameterName: Set<EffectDraft>] {
    guard let body = function.child(.block) else { return [:] }
    return function.children.reduce(into: [:]) { all, parameter in
      guard parameter.kind == .parameter else { return }
      let type = parameter.child(.typeName)?.name ?? ""
      let isValue = Self.isValue(type) || members.isModel(type, in: function)
      all[ParameterName(name, label: parameter.label), default: []].formUnion(
        isValue ? [] : effects(on: parameter.name, in: body))
    }
  }

  /// Returns the effects on a view that gets another name.
  func effects(ofHandingOver node: SourceNode) -> Set<EffectDraft> {
    var found: Set<EffectDraft> = []
    follow([node], &found)
    return found
  }

  private func effects(on variable: String, in scope: SourceNode) -> Set<EffectDraft> {
    var found: Set<EffectDraft> = []
    follow(places(of: variable, in: scope, &found), &found)
    return found
  }

  /// Adds the effects on a view that is the value of expressions, under all the names that it gets one after the other.
  private func follow(_ expressions: [SourceNode], _ found: inout Set<EffectDraft>) {
    var waiting = expressions
    var seen: Set<Variable> = []
    while let node = waiting.popLast() {
      switch node.handover {
      case nil: break
      case .argument(let parameter, let call):
        found.insert(.call(.argument(parameter)))
        // Functions of the same name may run too.
        if !runsReadCode(call, parameter.label) {
          found.formUnion(HandoverEffect.effects(ofArgument: parameter).map(EffectDraft.effect))
        }
      case .property(let target):
        let isLocal = target.kind == .name && binder.declarations(of: target).contains(where: \.isLocal)
        found.insert(isLocal || members.keptViews.contains(target.name) ? .handedOver : .kept(target.name))
      case .variable(let name, let scope):
        // In the scope of `if let title = title`, all uses of the name are looked at once.
        guard seen.insert(Variable(name: name, scope: scope.index)).inserted else { continue }
        waiting += places(of: name, in: scope, &found)
      case .unknown: found.insert(.handedOver)
      }
    }
  }

  /// A name of a view in a part of a file.
  private struct Variable: Hashable {
    var name: String
    var scope: Int
  }

  /// Returns the uses of a variable that may hand its view over, and adds the effects on the view there.
  private func places(of variable: String, in scope: SourceNode, _ found: inout Set<EffectDraft>) -> [SourceNode] {
    guard let uses else {
      found.insert(.handedOver)
      return []
    }
    return uses.nodes(named: variable, in: scope).flatMap { node -> [SourceNode] in
      guard let member = node.parent, member.kind == .member else { return [node] }
      if let effect = effect(of: member) { found.insert(effect) }
      // A button hands its label over.
      return EffectFinder.parts.contains(member.name) ? [node, member] : [node]
    }
  }

  /// Returns what code does with the view of a controller, which it mostly passes on to lay it out.
  ///
  /// What code does with it that was not read does not count, and what is not followed is taken for a new background.
  func effects(ofHandingOverOwn view: SourceNode) -> Set<EffectDraft> {
    switch view.handover {
    case .argument(let parameter, _): return [.readCall(.argument(parameter))]
    case .variable: break
    case .unknown: return [.change("backgroundColor")]
    default: return []
    }
    return effects(ofHandingOver: view).reduce(into: []) { kept, draft in
      switch draft {
      case .call(let callee), .readCall(let callee): kept.insert(.readCall(callee))
      case .kept, .handedOver: break
      case .effect: kept.insert(draft)
      }
    }
  }

  /// Returns the effect of the use of a member of a view; nil for none.
  func effect(of member: SourceNode) -> EffectDraft? {
    if EffectFinder.walks.contains(member.name) || member.name == "constraints" {
      return member.isCounted ? nil : .effect(.walked)
    }
    if HandoverEffect.addsConstraints(member.name) { return .effect(.constrained) }
    if HandoverEffect.mayChangeAnything(member.name) || members.mayChangeAnything(member.name) { return .handedOver }
    var target = member
    while let outer = target.parent, outer.kind == .member { target = outer }
    guard let statement = target.assignmentOfTuple ?? target.parent else { return nil }
    let isFirst = statement.kind == .assignment ? statement.assigns(target) : statement.first?.index == target.index
    // Other code calls a method that is passed on.
    if target.index == member.index, members.methods.contains(member.name), statement.kind != .call || !isFirst {
      return .call(.member(member.name))
    }
    // Reading a property of an extension runs its code.
    let isRead = members.extensions.contains(member.name) && statement.kind != .call
    let read = isRead ? EffectDraft.call(.member(member.name)) : nil
    guard isFirst else { return read }
    let own = EffectDraft.change(EffectFinder.parts.contains(member.name) ? target.name : member.name)
    switch statement.kind {
    case .assignment where statement.allowsTouches: return nil
    case .assignment,
      .other where SourceNode.assigns(statement) || statement.name == SourceKind.inout:
      if member.placesView, member.isInLayout || !isOwnView(member.first) { return .effect(.placed) }
      return own
    // A call such as `isHidden.toggle()` changes the property.
    case .call where target.index != member.index: return own
    case .call where EffectFinder.changes.contains(member.name): return .change(member.name)
    case .call: return members.extensions.contains(member.name) ? .call(.member(member.name)) : nil
    default: return read
    }
  }

  /// Whether a name, which no local variable has, is that of the view of a class of the system.
  ///
  /// Code puts such a view where the constraints in it have to fit.
  private func isOwnView(_ node: SourceNode?) -> Bool {
    guard let node, CodeEffects.ownViews.contains(node.name) else { return false }
    return !binder.declarations(of: node).contains(where: \.isLocal)
  }

  /// Whether a call certainly runs functions whose code was read, which get a value by a label.
  private func runsReadCode(_ call: SourceNode, _ label: String) -> Bool {
    guard let callee = call.first else { return false }
    let found = binder.declarations(of: callee)
    // A property, parameter or case of the name keeps the value, or runs a closure.
    if !found.isEmpty { return found.allSatisfy(members.isRead) }
    if case .initializer(let type, _?) = binder.callee(of: call) {
      // The compiler writes another initializer.
      return !members.hasProperty(label, type, call.tree.file)
    }
    guard callee.kind == .member, let view = callee.first else { return false }
    return CodeEffects.ownViews.contains(view.name) && members.methods.contains(callee.name)
  }
}

extension SourceNode {
  /// The methods that run before the first layout, which replaces the frames that they set.
  private static let early = APIList.earlyMethods.names
  private static let layouts = APIList.layoutMethods.names

  /// The method or initializer around a statement.
  private var method: SourceNode? {
    chain.first { [.function, .initializer].contains($0.kind) }
  }

  /// Whether a statement is in a method that lays out views.
  fileprivate var isInLayout: Bool { Self.layouts.contains(method?.name ?? "") }

  /// Whether the change of a member, such as the frame, replaces the size or place that the layout gave the view.
  var placesView: Bool {
    guard EffectFinder.geometry.contains(name) else { return false }
    let method = method
    if Self.layouts.contains(method?.name ?? "") { return true }
    // The layout keeps a view's transformation; a view that moves keeps its size.
    guard name == "frame" || name == "bounds", parent?.kind != .member || parent?.name == "size" else { return false }
    let inner = chain.first { [.function, .closure, .trailing].contains($0.kind) }
    return method?.kind != .initializer && !(Self.early.contains(method?.name ?? "") && inner == method)
  }

  /// Whether a member hides or removes its view on every path through a method that runs before the first layout.
  var hidesAtOnce: Bool {
    guard let statement = parent, let body = statement.parent, body.kind == .block, body.parent == method,
      Self.early.contains(method?.name ?? "")
    else { return false }
    guard name == "isHidden" && statement.setsToTrue(name) || name == "removeFromSuperview" && statement.kind == .call
    else { return false }
    return !tree.index.hasResult(in: body.index + 1..<statement.index)
  }

  /// Whether an assignment lets people touch a view, as they can anyway.
  var allowsTouches: Bool { setsToTrue("isUserInteractionEnabled") }

  /// Whether a statement sets a property to `true`.
  private func setsToTrue(_ property: String) -> Bool {
    kind == .assignment && first?.name == property
      && children.dropFirst().contains { $0.kind == .constant && $0.name == "true" }
  }

  /// Whether a name or member is one of the value around it; `.seconds` in `.seconds(1)` is not.
  var isOwn: Bool { kind == .name || kind == .member && first?.name == Self.selfName }

  /// Whether a node is an operator such as `+=` that changes its first operand; one of an app or package may do so.
  static func assigns(_ node: SourceNode) -> Bool {
    guard node.kind == .other else { return false }
    guard let precedence = OperatorPrecedence(node.name) else {
      return Array(node.children).count == 2 && node.name.allSatisfy("/=-+!*%<>&|^~?".contains)
    }
    return precedence == .assignment
  }

  /// The members of a collection that hand out none of its elements.
  private static let counts = APIList.countMembers.names

  /// Whether code only looks at the number of elements, or whether there is one.
  var isCounted: Bool { parent?.kind == .member && parent.map { Self.counts.contains($0.name) } == true }

  /// The values that an assignment changes, which are several if its target is a tuple.
  var targets: [SourceNode] { first.map(\.partsOfTuple) ?? [] }

  private var partsOfTuple: [SourceNode] {
    guard kind == .collection else { return [self] }
    return children.compactMap { $0.kind == .argument ? $0.first : $0 }.flatMap(\.partsOfTuple)
  }

  /// Whether an assignment changes a value.
  fileprivate func assigns(_ value: SourceNode) -> Bool { targets.contains { $0.index == value.index } }

  /// The assignment of a tuple to which a value belongs.
  fileprivate var assignmentOfTuple: SourceNode? {
    guard parent?.kind == .argument || parent?.kind == .collection else { return nil }
    let outer = chain.first { ![.argument, .collection].contains($0.kind) && $0 != self }
    return outer?.kind == .assignment && outer?.assigns(self) == true ? outer : nil
  }
}
