internal import CodeValues
internal import SwiftTrees

extension Controls {
  /// Returns the control whose text a statement in a function sets, for one call of the function; nil if it is unknown.
  ///
  /// The function may set the text of its receiver, of a parameter, or of a control that it creates.
  func control(of statement: SourceNode, calledBy call: SourceNode) -> Control? {
    guard let function = call.function(around: statement, components.binder), let target = statement.first else {
      return control(of: statement)
    }
    let base = target.kind == .member ? target.first : nil
    guard let base, !base.isInstance else {
      // The receiver sets its own text.
      return function.kind == .initializer ? made(by: call) : call.first?.first.flatMap { control($0) }
    }
    let owner = ControlSearch.owner(of: base, components.binder)
    if let owner, owner.part == .main, owner.node.kind == .parameter, owner.node.parent == function {
      return call.argument(for: owner.node, of: function).flatMap { control($0) }
    }
    if let owner, owner.node.isInside(function), function.returnsOnly(owner.node, components.binder) {
      return made(by: call)
    }
    guard var found = control(of: statement) else { return nil }
    found.own = found.own.passed(by: Pass(target: function, statement: call, call: call), components.binder)
    return found
  }

  /// Returns the control of an expression.
  private func control(_ expression: SourceNode) -> Control? {
    guard let owner = ControlSearch.owner(of: expression, components.binder), owner.part == .main else { return nil }
    var found = Control()
    read(owner, into: &found, depth: 0)
    return found.system == nil && found.own.areTexts ? nil : found
  }

  /// Returns the control that a call creates, with the settings of the variable that gets it.
  private func made(by call: SourceNode) -> Control? {
    let owner = call.parent.flatMap { $0.kind == .property && $0.initialValue == call ? $0 : nil } ?? call
    var found = Control()
    read(Owner(node: owner), into: &found, depth: 0)
    // Code may change a control that no variable keeps.
    if owner == call { found.isOpen = true }
    return found.system == nil && found.own.areTexts ? nil : found
  }
}

extension SourceNode {
  /// The function around a statement that this call runs; nil for another function.
  fileprivate func function(around statement: SourceNode, _ binder: Binder) -> SourceNode? {
    switch binder.callee(of: self) {
    case .function(let function), .initializer(_, let function?): statement.isInside(function) ? function : nil
    case .enumCase, .initializer, nil: nil
    }
  }

  /// Whether a function returns a local variable, and nothing else.
  fileprivate func returnsOnly(_ variable: SourceNode, _ binder: Binder) -> Bool {
    guard kind == .function, let body = child(.block) else { return false }
    let results = body.descendants.filter { $0.kind == .result && $0.name.isEmpty }
    return results.count == 1 && results[0].first.map { binder.declarations(of: $0) == [variable] } == true
  }
}
