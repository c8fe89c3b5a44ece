internal import CodeEffects
internal import SwiftTrees

extension ControlSearch {
  /// An effect of the code around an expression on a control.
  struct Effect {
    enum Kind {
      case setting(Controls.Setting)
      /// Other code of the app gets the control.
      case pass(Controls.Pass)
      /// Unknown code may change the control.
      case escape
    }

    var kind: Kind
    /// The part of the control; nil for that of the expression.
    var part: Controls.Part?

    /// Whether the code may change more than the text.
    var isRestyling: Bool {
      if case .setting(let setting) = kind { setting.property != .text && setting.property != .creation } else { true }
    }
  }

  /// Members of collections that return one of the elements.
  private static let elements: Set<String> = ["first", "last"]
  /// Members that only read their receiver.
  private static let readers = APIList.countMembers.names
  /// Properties that get a view without changing its text.
  private static let slots = APIList.viewSlots.names
  /// Members of packages that do not change the texts of their receivers.
  private static let foreign = APIList.harmlessMembers.names

  /// Returns the effects of the code around an expression for a control or a list of controls.
  func effects(on node: SourceNode, depth: Int = 0) -> [Effect] {
    guard let parent = node.parent, depth < Controls.deepest else { return [] }
    switch parent.kind {
    case .member: return effects(ofMember: parent, on: node, depth)
    case .assignment where parent.first == node:
      guard let value = parent.assignedValue else { return [] }
      return [Effect(kind: .setting(Controls.Setting(property: .creation, value: value, statement: parent)))]
    case .result, .block:
      let isVariable = binder.declarations(of: node).contains { $0.kind == .property && $0.isLocal }
      return node.isOwnResult && !isVariable ? [Effect(kind: .escape)] : []
    default: return effect(ofPassing: node).map { [Effect(kind: $0)] } ?? []
    }
  }

  private func effects(ofMember member: SourceNode, on node: SourceNode, _ depth: Int) -> [Effect] {
    if let (_, part) = Self.part(member), !(part == .configuration && member.parent?.kind == .assignment),
      binder.declarations(of: member).isEmpty
    {
      return effects(on: member, depth: depth + 1).map { Effect(kind: $0.kind, part: $0.part ?? part) }
    }
    if Self.elements.contains(member.name) { return effects(on: member, depth: depth + 1) }
    if let setting = Self.setting(member) { return [Effect(kind: .setting(setting))] }
    let call = member.parent.flatMap { $0.kind == .call && $0.first == member ? $0 : nil }
    // The search visits the closure of a builder on its own.
    if Self.builders.contains(member.name), let call, call.arguments.isEmpty, call.child(.trailing) != nil { return [] }
    if Self.readers.contains(member.name) { return [] }
    if Self.visits.contains(member.name), let call {
      return effect(ofVisiting: call).map { [Effect(kind: $0)] } ?? []
    }
    if node.kind == .collection { return [Effect(kind: .escape)] }
    let declared = binder.declarations(of: member)
    // `super.init` and the system's initializers have no effects.
    if member.name == "init", call.flatMap(callee) == nil { return [] }
    if declared.isEmpty { return isUnread(member, call) ? [Effect(kind: .escape)] : [] }
    guard let call else {
      // The accessors of a property that the app adds may set others.
      guard declared.count == 1, declared[0].kind == .property else { return [Effect(kind: .escape)] }
      return declared[0].isStored ? [] : [Effect(kind: .pass(Controls.Pass(target: declared[0], statement: member)))]
    }
    guard let function = callee(of: call) else { return [Effect(kind: .escape)] }
    let pass = Effect(kind: .pass(Controls.Pass(target: function, statement: call, call: call)))
    // A function that returns its receiver allows a chain of calls.
    return [pass] + (function.returnsSelf ? effects(on: call, depth: depth + 1) : [])
  }

  /// Whether a package may declare a method that code calls.
  private func isUnread(_ member: SourceNode, _ call: SourceNode?) -> Bool {
    guard hasUnreadModules, call != nil else { return false }
    return !SystemNames.members.contains(member.name) && !Self.foreign.contains(member.name)
  }

  /// The setting that contains a member access; nil for another access.
  private static func setting(_ member: SourceNode) -> Controls.Setting? {
    guard let statement = member.parent else { return nil }
    if statement.first == member, let setting = Controls.Setting(statement) { return setting }
    guard member.name == "widthAnchor", let call = statement.parent, call.name == "constraint", call.first == statement,
      let width = call.argument(at: .label("equalToConstant")) ?? call.argument(at: .label("lessThanOrEqualToConstant"))
    else { return nil }
    return Controls.Setting(
      property: .width, value: width, statement: call, isConditional: !call.isActivated)
  }

  // MARK: Values

  /// The effect of an argument, an element of a list or the value of a variable; nil for none.
  private func effect(ofPassing expression: SourceNode) -> Effect.Kind? {
    var node = expression
    while let outer = node.parent {
      switch outer.kind {
      // A configuration is a copy.
      case .argument where outer.label == "configuration": return nil
      case .argument:
        guard let call = outer.parent, call.kind == .call else { return .escape }
        return effect(ofArgument: outer, in: call)
      case .collection, .choice: node = outer
      case .member:
        guard node.kind == .collection else { return nil }
        return effects(ofMember: outer, on: node, 0).first?.kind
      case .element:
        // The elements of a loop.
        guard let loop = outer.parent, loop.kind == .property, loop.parent?.name == "for" else { return .escape }
        return loop.name.isEmpty ? .escape : .pass(Controls.Pass(target: loop, statement: loop))
      case .assignment:
        guard outer.first != node, let target = outer.first else { return nil }
        return Self.slots.contains(target.name) ? nil : .escape
      case .property:
        guard outer.isLocal || outer.isPrivate && outer.isLet || outer.isPrivate && node.kind == .collection else {
          return .escape
        }
        return outer.hasWrapper || outer.name.isEmpty ? .escape : .pass(Controls.Pass(target: outer, statement: outer))
      case .other:
        if outer.name == SourceKind.inout { node = outer } else { return outer.isComparison ? nil : .escape }
      default: return nil
      }
    }
    return nil
  }

  private func effect(ofArgument argument: SourceNode, in call: SourceNode) -> Effect.Kind? {
    if Self.harmless.contains(call.name) { return nil }
    guard let function = callee(of: call) else { return .escape }
    let parameter =
      call.parameter(of: argument, in: function)
      ?? function.children.first { $0.kind == .parameter && $0.label == argument.label }
    return parameter.map { .pass(Controls.Pass(target: $0, statement: call, call: call)) } ?? .escape
  }

  /// The function that a call runs; nil if unknown.
  private func callee(of call: SourceNode) -> SourceNode? {
    switch binder.callee(of: call) {
    case .function(let function), .initializer(_, let function?): return function
    case .enumCase, .initializer: return nil
    case nil:
      // A parameter may take any number of arguments.
      let found = call.first.map { binder.declarations(of: $0) } ?? []
      return found.count == 1 && found[0].kind == .function ? found[0] : nil
    }
  }

  /// The effect of a call such as `forEach` that passes each element to a closure or function; nil for none.
  private func effect(ofVisiting call: SourceNode) -> Effect.Kind? {
    guard call.name == "forEach" else { return .escape }
    let closure = call.child(.trailing) ?? call.arguments.first?.first
    switch closure?.kind {
    case .trailing, .closure:
      guard let closure else { return .escape }
      return .pass(Controls.Pass(target: closure.child(.parameter) ?? closure, statement: call))
    case .name, .member:
      guard let closure, !Self.harmless.contains(closure.name) else { return nil }
      let found = binder.declarations(of: closure)
      guard found.count == 1, found[0].kind == .function, let parameter = found[0].child(.parameter) else {
        return .escape
      }
      return .pass(Controls.Pass(target: parameter, statement: call))
    default: return .escape
    }
  }
}

extension SourceNode {
  /// Whether code activates a constraint where it creates the constraint.
  var isActivated: Bool {
    guard let around = parent else { return false }
    if around.kind == .collection { return around.parent?.parent?.name == "activate" }
    return around.kind == .member && around.name == "isActive" && around.parent?.kind == .assignment
  }

  /// Whether a node compares two values.
  fileprivate var isComparison: Bool { ["==", "!=", "===", "!==", "~="].contains(name) }

  /// Whether an expression is the value of a property or function that other code can call.
  fileprivate var isOwnResult: Bool {
    guard let parent else { return false }
    if parent.kind == .block, parent.parent?.kind != .property && parent.parent?.kind != .function || end != parent.end
    {
      return false
    }
    for (inner, outer) in outwardSteps {
      switch outer.kind {
      case .function, .property: return name != SourceNode.selfName && inner.kind == .block
      case .closure, .trailing, .initializer, .type, .extension, .file: return false
      default: continue
      }
    }
    return false
  }

  /// Whether a function returns its receiver, by its written type and its last statement.
  var returnsSelf: Bool {
    guard let body = child(.block), let last = (body.children.reduce(nil) { $1 } as SourceNode?) else { return false }
    return (last.kind == .result ? last.first : last)?.name == SourceNode.selfName
  }
}
