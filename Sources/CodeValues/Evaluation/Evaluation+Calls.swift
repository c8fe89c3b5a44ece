internal import SwiftTrees

extension Evaluation {
  /// Returns the values of a call.
  func value(ofCall node: SourceNode, in frame: Frame, as expected: String?) -> PossibleValues {
    guard let callee = node.first else { return .unknown(at: node) }
    if callee.kind == .closure {
      return call(Value.Closure(node: callee, frame: frame), by: node, in: frame, as: expected)
    }
    if callee.name == "Self", !evaluator.conforming(to: types.scope(of: node)).isEmpty { return .unknown(at: node) }
    switch binder.callee(of: node) {
    case .function(let function): return call(function, by: node, in: frame, as: expected)
    case .enumCase(let enumCase): return create(enumCase, by: node, in: frame)
    case .initializer(let type, let initializer) where types.isDeclared(type):
      let creation = Value.Closure(node: node, frame: frame)
      return PossibleValues(
        .instance(Value.Instance(type: type, creation: creation, initializer: initializer)))
    case .initializer(let type, let initializer?):
      return delegated(from: initializer, of: type, by: node, in: frame)
    case .initializer, nil: break
    }
    if let own = implicitCall(node, in: frame, as: expected) { return own }
    if let font = font(ofCall: node, in: frame, as: expected) { return font }
    if let number = number(ofCall: node, in: frame) { return number }
    if callee.kind == .member, let base = callee.first { return method(node, of: base, in: frame, as: expected) }
    if callee.kind == .name, let closure = values(of: callee, in: frame).only, case .closure(let code) = closure {
      return call(code, by: node, in: frame, as: expected)
    }
    if let stated = configured(callee) { return stated }
    let isCreation = callee.name.first?.isUppercase == true || callee.name == "init"
    return isCreation
      ? PossibleValues(.call(Value.Closure(node: node, frame: frame))) : .unknown(at: node)
  }

  /// Returns the values of a method of a value that the binder does not know.
  private func method(
    _ node: SourceNode, of base: SourceNode, in frame: Frame, as expected: String?
  ) -> PossibleValues {
    if let stated = node.first.flatMap(configured) { return stated }
    if Self.mapping.contains(node.name), let closure = node.child(.trailing) ?? node.arguments.first?.first,
      closure.kind == .trailing || closure.kind == .closure
    {
      return mapped(base, by: closure, in: frame, as: expected)
    }
    return values(of: base, in: frame, as: base.isImplicit ? expected : nil).flatMap { owner in
      switch owner {
      case .instance(let instance):
        let found = types.members(node.name, of: instance.type, seenFrom: node.tree.file).filter {
          $0.kind == .function && !$0.isStatic && node.fits($0)
        }
        guard found.count == 1 else { return .unknown(at: node) }
        return run(found[0], by: node, in: frame, owner: owner)
      case .type(let type):
        let found = types.members(node.name, of: type, seenFrom: node.tree.file).filter {
          $0.kind == .function && $0.isStatic && node.fits($0)
        }
        if found.count == 1 { return run(found[0], by: node, in: frame, owner: owner) }
        let isCreation = node.name.first?.isUppercase == true || node.name == "init"
        return isCreation ? PossibleValues(.call(Value.Closure(node: node, frame: frame))) : .unknown(at: node)
      case .nothing: return PossibleValues(.nothing)
      case .number(let range) where ["rounded", "magnitude"].contains(node.name):
        return PossibleValues(.number(LengthRange(range.least.rounded(.down), range.most.rounded(.up))))
      default: return .unknown(at: node)
      }
    }
  }

  /// Returns the values of a static function of the expected type, as in `.font(.brand(.small))`; nil if it has none.
  private func implicitCall(_ node: SourceNode, in frame: Frame, as expected: String?) -> PossibleValues? {
    guard let callee = node.first, callee.kind == .member, callee.first == nil, let expected else { return nil }
    let members = types.members(callee.name, of: expected, seenFrom: node.tree.file)
    let found = members.filter { ($0.kind == .function && $0.isStatic || $0.kind == .enumCase) && node.fits($0) }
    if found.count == 1 {
      return found[0].kind == .enumCase
        ? create(found[0], by: node, in: frame) : run(found[0], by: node, in: frame, owner: .type(expected))
    }
    guard found.isEmpty, callee.name == "init", types.isDeclared(expected) else { return nil }
    let creators = types.members("init", of: expected, seenFrom: node.tree.file).filter(node.fits)
    guard creators.count <= 1 else { return nil }
    let creation = Value.Closure(node: node, frame: frame)
    return PossibleValues(
      .instance(Value.Instance(type: expected, creation: creation, initializer: creators.first)))
  }

  /// Methods of optional values that pass the value to a closure.
  private static let mapping: Set<String> = ["map", "flatMap"]

  /// Returns the values of a closure for an optional value.
  private func mapped(
    _ base: SourceNode, by closure: SourceNode, in frame: Frame, as expected: String?
  ) -> PossibleValues {
    let found = values(of: base, in: frame)
    if found.only == .nothing { return PossibleValues(.nothing) }
    let parameter = closure.child(.parameter) ?? closure
    let inner = Frame([parameter: Value.Closure(node: base, frame: frame)], outer: frame)
    let values = entering(closure) { result(of: closure, in: inner, as: expected) }
    return found.isComplete && !found.values.contains(.nothing) ? values : values.union(PossibleValues(.nothing))
  }

  private func create(_ enumCase: SourceNode, by call: SourceNode, in frame: Frame) -> PossibleValues {
    let creation = Value.Closure(node: call, frame: frame)
    return PossibleValues(
      .instance(Value.Instance(type: types.scope(of: enumCase), creation: creation, enumCase: enumCase)))
  }

  /// Returns the values of an initializer in an extension of a system type, which calls one of the system.
  private func delegated(
    from initializer: SourceNode, of type: String, by call: SourceNode, in frame: Frame
  ) -> PossibleValues {
    guard let body = initializer.child(.block) else { return .unknown(at: initializer) }
    let inner = self.frame(of: call, to: initializer, in: frame, owner: nil)
    return once(initializer) {
      var all = PossibleValues()
      for node in body.descendants {
        if node.kind == .assignment, node.first?.name == SourceNode.selfName, node.first?.kind == .name,
          let value = node.assignedValue
        {
          all.add(values(of: value, in: inner, as: type))
        } else if node.kind == .call, node.name == "init", node.first?.first?.name == SourceNode.selfName {
          all.add(
            font(ofCall: node, in: inner, as: type) ?? PossibleValues(.call(Value.Closure(node: node, frame: inner))))
        }
      }
      return all.values.isEmpty && all.isComplete ? .unknown(at: initializer) : all
    }
  }

  // MARK: Functions

  private func call(
    _ function: SourceNode, by node: SourceNode, in frame: Frame, as expected: String?
  ) -> PossibleValues {
    guard let callee = node.first else { return .unknown(at: node) }
    let type = types.scope(of: function)
    if callee.kind == .member, let base = callee.first {
      let owners = values(of: base, in: frame)
      if base.name == "Self", owners.values.isEmpty { return owners }
      if !owners.values.isEmpty {
        return owners.flatMap { owner in
          owner == .nothing ? PossibleValues(.nothing) : run(function, by: node, in: frame, owner: owner)
        }
      }
    }
    let isOwn = callee.kind == .name && !function.isStatic
    return run(function, by: node, in: frame, owner: isOwn ? frame.instance : function.isStatic ? .type(type) : nil)
  }

  /// Returns the values that a function returns.
  func run(_ function: SourceNode, by call: SourceNode, in frame: Frame, owner: Value?) -> PossibleValues {
    if case .instance(let instance)? = owner, instance.creation != nil, instance.type != types.scope(of: function) {
      let own = types.members(function.name, of: instance.type, seenFrom: call.tree.file)
        .filter { $0.kind == .function && call.fits($0) }
      guard own.count == 1 else { return .unknown(at: call) }
      if own[0] != function { return run(own[0], by: call, in: frame, owner: owner) }
    }
    // A subclass may override the function.
    var type: String? = types.scope(of: function)
    if case .instance(let instance)? = owner { type = instance.creation == nil ? instance.type : nil }
    if let type, !function.isStatic,
      evaluator.conforming(to: type).contains(where: { types.entries[$0]?.members[function.name] != nil }),
      !function.isInProtocol
    {
      return .unknown(at: call)
    }
    guard let body = function.child(.block) else {
      guard function.isInProtocol, case .instance(let instance)? = owner else { return .unknown(at: call) }
      return implementations(of: function, instance, by: call, in: frame)
    }
    return once(in: Evaluator.Place(code: call, target: function, frame: frame, owner: owner)) {
      let inner = self.frame(of: call, to: function, in: frame, owner: owner)
      return entering(function) { result(of: body, in: inner, as: function.writtenType) }
    }
  }

  /// Returns the values of a required function in the type of a value, or in all types that conform.
  private func implementations(
    of requirement: SourceNode, _ instance: Value.Instance, by call: SourceNode, in frame: Frame
  ) -> PossibleValues {
    let group = types.scope(of: requirement)
    let conforming = instance.type == group ? evaluator.conforming(to: group) : [instance.type]
    guard !conforming.isEmpty, conforming.count <= PossibleValues.most else { return .unknown(at: requirement) }
    return once(requirement) {
      conforming.reduce(into: PossibleValues()) { all, type in
        let found = types.members(requirement.name, of: type, seenFrom: requirement.tree.file)
          .filter { $0.kind == .function && !$0.isInProtocol && call.fits($0) }
        guard found.count == 1 else { return all.block(at: requirement) }
        all.add(run(found[0], by: call, in: frame, owner: .instance(Value.Instance(type: type))))
      }
    }
  }

  /// Returns the values that a closure returns.
  func call(_ closure: Value.Closure, by node: SourceNode, in frame: Frame, as expected: String?) -> PossibleValues {
    let parameters = closure.node.children.filter { $0.kind == .parameter }
    var bindings: [SourceNode: Value.Closure] = [:]
    for (position, argument) in node.arguments.enumerated() {
      guard let value = argument.first else { continue }
      let bound = Value.Closure(node: value, frame: frame)
      if parameters.indices.contains(position) { bindings[parameters[position]] = bound }
      if position == 0, parameters.isEmpty { bindings[closure.node] = bound }
    }
    return entering(closure.node) {
      result(of: closure.node, in: Frame(bindings, outer: closure.frame), as: expected)
    }
  }

  /// Returns the values of a function's parameters for a call.
  func frame(of call: SourceNode, to function: SourceNode, in frame: Frame, owner: Value?) -> Frame {
    var bindings: [SourceNode: Value.Closure] = [:]
    for argument in call.arguments {
      guard let parameter = call.parameter(of: argument, in: function), let value = argument.first else { continue }
      bindings[parameter] = Value.Closure(node: value, frame: frame)
    }
    let closures = call.children.filter { $0.kind == .trailing }
    if !closures.isEmpty {
      var open = function.children.filter { $0.kind == .parameter && bindings[$0] == nil && $0.isClosure }
      for closure in closures where !closure.label.isEmpty {
        guard let target = open.firstIndex(where: { $0.label == closure.label }) else { continue }
        bindings[open.remove(at: target)] = Value.Closure(node: closure, frame: frame)
      }
      // The first closure has no label, and goes to the first parameter that needs one.
      let needing = open.filter { $0.initialValue == nil }
      if let closure = closures.first, closure.label.isEmpty, let target = needing.first ?? open.first {
        bindings[target] = Value.Closure(node: closure, frame: frame)
      }
    }
    for parameter in function.children where parameter.kind == .parameter && bindings[parameter] == nil {
      guard let value = parameter.initialValue else { continue }
      bindings[parameter] = Value.Closure(node: value, frame: Frame(owner: owner))
    }
    return Frame(bindings, owner: owner)
  }
}

extension SourceNode {
  /// Whether a parameter takes a closure.
  fileprivate var isClosure: Bool {
    child(.typeName)?.hasArrow == true || attributes.contains { $0.name == "ViewBuilder" }
  }
}
