internal import AuditModel
internal import SwiftTrees

/// A search for the effects of code on the view in a variable or parameter.
struct VariableSearch: Sendable {
  let members: ViewMembers
  let binder: Binder
  /// The names in the current file; nil before a file is read.
  var uses: NameUses?

  /// The parameter types that are not views.
  private static let values = APIList.parameterValues.names

  /// Returns whether values of a type are never views.
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

  /// Returns the effects on a view that an expression passes on.
  func effects(ofHandingOver node: SourceNode) -> Set<EffectDraft> {
    var found: Set<EffectDraft> = []
    follow([Place(node: node)], &found)
    return found
  }

  /// Returns the effects on the views or constraints in a view that code iterates over, as effects on the view.
  func effects(ofWalk walk: SourceNode) -> Set<EffectDraft> {
    var found: Set<EffectDraft> = []
    follow([Place(node: walk, role: walk.name == "constraints" ? .constraint : .content)], &found)
    return found
  }

  private func effects(on variable: String, in scope: SourceNode) -> Set<EffectDraft> {
    var found: Set<EffectDraft> = []
    follow(places(of: variable, in: scope, .view, &found), &found)
    return found
  }

  /// An expression with the view, or with views or constraints in it.
  private struct Place {
    var node: SourceNode
    var role = Role.view
  }

  /// The relation of a value to the view.
  private enum Role {
    /// The view itself.
    case view
    /// Views in the view.
    case content
    /// Constraints of the view.
    case constraint

    /// Returns the effect on the view of an effect on the value.
    func effect(_ draft: EffectDraft) -> EffectDraft {
      switch self {
      case .view: draft
      case .content: draft.inContent
      case .constraint: .content(.effect(.constrained))
      }
    }
  }

  /// Adds the effects on the view in expressions, under all the names that it gets in turn.
  private func follow(_ expressions: [Place], _ found: inout Set<EffectDraft>) {
    var waiting = expressions
    var seen: Set<Variable> = []
    while let place = waiting.popLast() {
      let (node, role) = (place.node, place.role)
      switch node.handover {
      case nil: break
      case .argument(let parameter, let call):
        if let member = call.assignedMember(on: parameter) {
          found.insert(role.effect(.change(member)))
          continue
        }
        if let (closure, variable) = closure(calledBy: call, with: node) {
          guard seen.insert(Variable(name: variable, scope: closure.index, role: role)).inserted else { continue }
          waiting += places(of: variable, in: closure, role, &found)
          continue
        }
        found.insert(role.effect(.call(.argument(parameter))))
        // A function with the same name may run instead.
        if !runsReadCode(call, parameter.label) {
          let effects = HandoverEffect.effects(ofArgument: parameter)
            .map { $0 == HandoverEffect.secondItem && !hasMadeFirstItem(node) ? .constrained : $0 }
          found.formUnion(effects.map { role.effect(.effect($0)) })
        }
      case .property(let target):
        let isLocal = target.kind == .name && binder.declarations(of: target).contains(where: \.isLocal)
        let isUnknown = isLocal || members.keptViews.contains(target.name)
        found.insert(role.effect(isUnknown ? .handedOver : .kept(target.name)))
      case .expression(let value): waiting += uses(of: value, role, &found)
      case .variable(let name, let scope):
        // In the scope of `if let title = title`, all uses of the name are searched at once.
        guard seen.insert(Variable(name: name, scope: scope.index, role: role)).inserted else { continue }
        waiting += places(of: name, in: scope, role, &found)
      case .unknown: found.insert(role.effect(.handedOver))
      }
    }
  }

  /// A name of a value in a scope, the index of a node.
  private struct Variable: Hashable {
    var name: String
    var scope: Int
    var role: Role
  }

  /// Returns the uses of a variable that may pass its value on, and adds the effects on the view there.
  private func places(
    of variable: String, in scope: SourceNode, _ role: Role, _ found: inout Set<EffectDraft>
  ) -> [Place] {
    guard let uses else {
      found.insert(role.effect(.handedOver))
      return []
    }
    return uses.nodes(named: variable, in: scope).flatMap { self.uses(of: $0, role, &found) }
  }

  /// Returns the expressions that may pass on a value or a part of it, and adds the effects of using its members.
  private func uses(of node: SourceNode, _ role: Role, _ found: inout Set<EffectDraft>) -> [Place] {
    guard let member = node.parent, member.kind == .member else { return [Place(node: node, role: role)] }
    if let effect = effect(of: member) { found.insert(role.effect(effect)) }
    if Self.isWalk(member) {
      let isOfConstraint = role == .constraint || member.name == "constraints"
      return [Place(node: member, role: isOfConstraint ? .constraint : .content)]
    }
    // A button's label may be passed on too.
    let parts = EffectFinder.parts.contains(member.name) ? [Place(node: member, role: role)] : []
    return [Place(node: node, role: role)] + parts
  }

  /// Returns whether a member leads to all views or constraints in a view.
  static func isWalk(_ member: SourceNode) -> Bool {
    (EffectFinder.walks.contains(member.name) || member.name == "constraints") && !member.isCounted
  }

  /// Returns the effects on the view of a controller, which code mostly passes on for layout.
  ///
  /// Unread code does not count. A use that is not followed counts as a change of the background.
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
      case .kept, .handedOver, .content(.kept), .content(.handedOver): break
      case .effect, .content: kept.insert(draft)
      }
    }
  }

  /// Returns the effect of using a member of a view; nil for none.
  func effect(of member: SourceNode) -> EffectDraft? {
    if Self.isWalk(member) { return .effect(.walked) }
    if EffectFinder.walks.contains(member.name) || member.name == "constraints" { return nil }
    if HandoverEffect.addsConstraints(member.name) { return .effect(effectOfConstraint(at: member)) }
    let next = member.parent.flatMap { $0.kind == .member ? $0.name : nil }
    if let effects = HandoverEffect.effects(ofMember: member.name, followedBy: next) {
      return effects.first.map(EffectDraft.effect)
    }
    if members.mayChangeAnything(member.name) {
      // Other modules add methods for the layout to all views, but a property only changes its own view.
      return member.parent?.kind == .assignment && isOutletOfOtherModule(member.first)
        ? .change(member.name) : .handedOver
    }
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
    case .assignment where statement.usesConstraints: return .change("usesConstraints")
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

  /// Returns the effect of making constraints with a member, such as `topAnchor` or `snp`, on its view.
  ///
  /// The second item of a constraint moves only if the first one is in the document, or the document gives it no
  /// constraints.
  func effectOfConstraint(at member: SourceNode) -> CodeEffect {
    member.isSecondItem && hasMadeFirstItem(member) ? HandoverEffect.secondItem : .constrained
  }

  /// Returns whether the first item of the constraint around an item is a view that code makes, or that of a controller
  /// that it makes.
  private func hasMadeFirstItem(_ node: SourceNode) -> Bool {
    guard var item = node.firstItem else { return false }
    if item.kind == .argument, let value = item.first { item = value }
    if item.kind == .member, item.name == "view", let controller = item.first { item = controller }
    guard item.isOwn else { return false }
    let found = binder.declarations(of: item)
    return found.count == 1 && found[0].kind == .property && found[0].child(.call) != nil
      && !found[0].attributes.contains { $0.name == "IBOutlet" }
  }

  /// Returns whether a value is an outlet whose class another module declares.
  private func isOutletOfOtherModule(_ node: SourceNode?) -> Bool {
    guard let node, let type = binder.type(of: node), !type.isList, !type.isStream else { return false }
    return !binder.types.isDeclared(type.name) && !TypeTable.isClassOfUIKit(type.name)
      && binder.declarations(of: node).contains { $0.attributes.contains { $0.name == "IBOutlet" } }
  }

  /// Returns whether a name is the own view of a system class, and not a local variable.
  ///
  /// The constraints inside such a view adapt to its frame.
  private func isOwnView(_ node: SourceNode?) -> Bool {
    guard let node, CodeEffects.ownViews.contains(node.name) else { return false }
    return !binder.declarations(of: node).contains(where: \.isLocal)
  }

  /// Returns the closure in a local constant that a call runs, with its parameter for an argument.
  private func closure(calledBy call: SourceNode, with value: SourceNode) -> (SourceNode, String)? {
    guard let callee = call.first, callee.kind == .name else { return nil }
    let found = binder.declarations(of: callee)
    guard found.count == 1, found[0].kind == .property, found[0].isLocal, found[0].isLet,
      let closure = found[0].child(.closure),
      let place = call.arguments.firstIndex(where: { $0.index < value.index && value.index < $0.end })
    else { return nil }
    let parameters = closure.children.filter { $0.kind == .parameter }
    return place < parameters.count ? (closure, parameters[place].name) : nil
  }

  /// Returns whether a call with a labelled argument certainly runs only code that was read.
  private func runsReadCode(_ call: SourceNode, _ label: String) -> Bool {
    guard let callee = call.first else { return false }
    let found = binder.declarations(of: callee)
    // A property, parameter or case with the name keeps the value, or runs a closure.
    if !found.isEmpty { return found.allSatisfy(members.isRead) }
    if case .initializer(let type, _?) = binder.callee(of: call) {
      // The compiler may synthesize an initializer.
      return !members.hasProperty(label, type, call.tree.file)
    }
    guard callee.kind == .member, let base = callee.first else { return false }
    return CodeEffects.ownViews.contains(base.name) && members.methods.contains(callee.name)
      || binder.type(of: base) == nil && members.isReadByLabels(call)
  }
}
