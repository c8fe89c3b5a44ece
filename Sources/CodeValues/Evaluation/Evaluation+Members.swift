internal import DynamicType
internal import SwiftTrees

extension Evaluation {
  /// Returns the values of a member access.
  func value(ofMember node: SourceNode, in frame: Frame, as expected: String?) -> PossibleValues {
    guard let base = node.first else { return implicit(node, as: expected) }
    let bases = values(of: base, in: frame, as: base.isImplicit ? expected : nil)
    if bases.values.isEmpty, !bases.isComplete {
      let typed = unknown(of: binder.type(of: base), at: node)
      // The longest name that is unknown says most.
      guard typed.isComplete else { return configured(node) ?? (bases.blocker == base ? .unknown(at: node) : bases) }
      return typed.flatMap { value(of: node.name, in: $0, at: node) }
    }
    return bases.flatMap { value(of: node.name, in: $0, at: node) }
  }

  /// Returns the font that the configuration states for a name.
  func configured(_ node: SourceNode) -> PossibleValues? {
    FontReading(node, among: evaluator.fonts).map { PossibleValues(.font($0)) }
  }

  /// Returns the values of an implicit member, such as `.headline`.
  private func implicit(_ node: SourceNode, as expected: String?) -> PossibleValues {
    let type = expected ?? binder.expectedType(of: node, depth: 0)?.name
    guard let type else { return PossibleValues(.symbol(node.name)) }
    return member(node.name, ofType: type, at: node)
  }

  /// Returns the values of a static member of a type.
  private func member(_ name: String, ofType type: String, at node: SourceNode) -> PossibleValues {
    let found = types.members(name, of: type, seenFrom: node.tree.file)
      .filter { $0.isStatic || $0.kind == .enumCase }
    if found.count == 1, found[0].kind != .function { return value(of: found[0], in: .empty, as: type) }
    if !found.isEmpty { return .unknown(at: node) }
    if let nested = types.resolve("\(type).\(name)", in: "") { return PossibleValues(.type(nested)) }
    if let font = configured(node) { return font }
    // Nested types of the system, such as `Font.Weight`.
    if name.first?.isUppercase == true, !types.isDeclared(type) { return PossibleValues(.type("\(type).\(name)")) }
    switch type {
    case "Font":
      return (try? TextStyle(name: name)).map { PossibleValues(.font(FontReading(style: $0))) } ?? .unknown(at: node)
    case _ where SystemNumber.types.contains(type):
      return SystemNumber.named(name).map { PossibleValues(.number(LengthRange($0))) } ?? .unknown(at: node)
    case "EdgeInsets", "UIEdgeInsets", "NSDirectionalEdgeInsets", "CGSize":
      return name == "zero" ? PossibleValues(.number(LengthRange(0))) : .unknown(at: node)
    case "UIFont": return .unknown(at: node)
    default:
      return Self.symbolTypes.contains(type) ? PossibleValues(.symbol(name)) : .unknown(at: node)
    }
  }

  /// The types of the system whose members matter only by their names.
  private static let symbolTypes = APIList.symbolTypes.names

  /// Returns the values of a member of a value.
  func value(of name: String, in owner: Value, at node: SourceNode) -> PossibleValues {
    switch owner {
    case .type(let type):
      if name == SourceNode.selfName { return PossibleValues(owner) }
      return member(name, ofType: type, at: node)
    case .instance(let instance): return value(of: name, in: instance, at: node)
    case .nothing: return PossibleValues(.nothing)
    case .font(let font):
      if name == "pointSize", let size = font.fixedSize { return PossibleValues(.number(LengthRange(size))) }
      return .unknown(at: node)
    case .call(let call):
      guard let part = call.node.argument(at: .label(name)) else { return .unknown(at: node) }
      return values(of: part, in: call.frame)
    default: return .unknown(at: node)
    }
  }

  private func value(of name: String, in instance: Value.Instance, at node: SourceNode) -> PossibleValues {
    switch name {
    case SourceNode.selfName, "wrappedValue", "projectedValue": return PossibleValues(.instance(instance))
    case "rawValue":
      if let enumCase = instance.enumCase { return rawValue(of: enumCase) }
    default: break
    }
    let plain = Binder.plain(name)
    let found = types.members(plain, of: instance.type, seenFrom: node.tree.file).filter { !$0.isStatic }
    guard found.count == 1, found[0].kind == .property else { return configured(node) ?? .unknown(at: node) }
    return value(ofProperty: found[0], of: .instance(instance))
  }

  /// Returns the raw value of an enum case; a case without one has its own name as text.
  private func rawValue(of enumCase: SourceNode) -> PossibleValues {
    if let stated = enumCase.children.first(where: { $0.kind != .parameter }) { return values(of: stated, in: .empty) }
    let inherited = enumCase.parent?.child(.inherited)?.name
    return inherited == "String" ? PossibleValues(.text(enumCase.name)) : .unknown(at: enumCase)
  }

  // MARK: Properties

  /// Returns the values of a property of a value.
  func value(ofProperty property: SourceNode, of owner: Value) -> PossibleValues {
    guard case .instance(let instance) = owner, instance.creation != nil else { return read(property, of: owner) }
    return once(in: Evaluator.Place(code: property, frame: .empty, owner: owner)) { read(property, of: owner) }
  }

  private func read(_ property: SourceNode, of owner: Value) -> PossibleValues {
    if case .instance(let instance) = owner, !property.isStatic {
      let own = types.members(property.name, of: instance.type, seenFrom: property.tree.file)
      if own.count == 1, own[0] != property, own[0].kind == .property, !own[0].isStatic {
        return value(ofProperty: own[0], of: owner)
      }
      // A subclass may override the property.
      if instance.creation == nil, instance.enumCase == nil, !property.isInProtocol {
        let overrides = evaluator.conforming(to: instance.type).compactMap { type in
          types.entries[type]?.members[property.name]?.first { $0.kind == .property && $0 != property }
        }
        if !overrides.isEmpty { return .unknown(at: property) }
      }
    }
    if let getter = property.child(.block), property.initialValue == nil {
      let evaluate = { self.result(of: getter, in: Frame(owner: owner), as: property.writtenType) }
      guard case .instance(let instance) = owner, instance.creation == nil, instance.enumCase == nil,
        instance.type == types.scope(of: property)
      else { return once(property, .getter, evaluate) }
      return kept(property, .getter, evaluate)
    }
    if property.isInProtocol, case .instance(let instance) = owner { return implementations(of: property, instance) }
    let type = binder.type(ofDeclaration: property)
    if let wrapper = property.wrapper, !wrapper.keepsArgument { return wrapped(property, by: wrapper, type) }
    guard case .instance(let instance) = owner else { return stored(property, in: .empty) }
    if let creation = instance.creation, instance.enumCase == nil {
      return once(property) { stored(property, creation, instance.initializer).union(assigned(to: property)) }
    }
    // The default of a constant is the only value.
    if property.isLet, let value = property.initialValue {
      return values(of: value, in: Frame(owner: owner), as: property.writtenType)
    }
    return kept(property) { unknownOwner(property, of: instance, type) }
  }

  /// Returns the values of a stored property of any value of its type.
  private func unknownOwner(_ property: SourceNode, of instance: Value.Instance, _ type: ValueType?) -> PossibleValues {
    let body = types.members("body", of: instance.type, seenFrom: property.tree.file).first
    if let body, let calls = evaluator.sites[body] {
      var all = assigned(to: property)
      // Calls of `.init` whose type is unknown may create the view, too.
      for argument in openArguments(for: property, &all) {
        all.add(values(of: argument, in: .empty, as: property.writtenType))
      }
      for call in calls {
        guard call.kind == .call, case .initializer(_, let initializer)? = binder.callee(of: call) else {
          all.block(at: call)
          continue
        }
        all.add(stored(property, Value.Closure(node: call, frame: .empty), initializer))
      }
      return all
    }
    if let created = evaluator.creations(of: instance.type) {
      var open = assigned(to: property)
      for argument in openArguments(for: property, &open) {
        open.add(self.values(of: argument, in: .empty, as: property.writtenType))
      }
      let values = created.reduce(into: open) { all, call in
        guard call.kind == .call, case .initializer(_, let initializer)? = binder.callee(of: call) else {
          return all.block(at: call)
        }
        all.add(stored(property, Value.Closure(node: call, frame: .empty), initializer))
      }
      if !values.values.isEmpty { return values }
    }
    if binder.isConstant(property), let value = property.initialValue {
      return values(of: value, in: .empty, as: property.writtenType)
    }
    return unknown(of: type, at: property)
  }

  /// The maximum number of arguments of initializers with an unknown type that are compared (our own limit).
  private static let mostOpenArguments = 32

  /// Returns the arguments of initializers with an unknown type that may set a property; `values` are unknown if there
  /// are too many.
  private func openArguments(for property: SourceNode, _ values: inout PossibleValues) -> [SourceNode] {
    let found = evaluator.openArguments(labelled: property.name)
    guard found.count > Self.mostOpenArguments else { return found }
    values.block(at: property)
    return []
  }

  /// Returns the values that the creation of a value gives a property.
  private func stored(_ property: SourceNode, _ creation: Value.Closure, _ initializer: SourceNode?) -> PossibleValues {
    let expected = property.writtenType
    guard let initializer else {
      if let argument = creation.node.argument(at: .label(property.name)) {
        return values(of: argument, in: creation.frame, as: expected)
      }
      if let closure = creation.node.children.first(where: { $0.kind == .trailing && $0.label == property.name }) {
        return values(of: closure, in: creation.frame)
      }
      return standard(of: property)
    }
    let inner = frame(of: creation.node, to: initializer, in: creation.frame, owner: nil)
    guard let body = initializer.child(.block) else { return .unknown(at: initializer) }
    var all = PossibleValues()
    var isAssigned = false
    for node in evaluator.statements(in: body, about: property.name) {
      if node.kind == .assignment, let target = node.first, target.isOwn(property.name),
        let value = node.assignedValue
      {
        all.add(values(of: value.unwrapped, in: inner, as: expected))
        if !node.isConditional { isAssigned = true }
      } else if node.kind == .other, SourceKind.isChange(node.name),
        node.first?.isOwn(property.name) == true
      {
        all.block(at: node)
      } else if node.kind == .call, node.first?.kind == .member, node.name == "init",
        [SourceNode.selfName, "super"].contains(node.first?.first?.name),
        case .initializer(_, let next)? = binder.callee(of: node), next != initializer
      {
        all.add(stored(property, Value.Closure(node: node, frame: inner), next))
        isAssigned = true
      } else if node.kind == .call, node.name == "init", node.first?.first?.name == "super",
        types.scope(of: property) != types.scope(of: initializer)
      {
        all.block(at: node)
        isAssigned = true
      }
    }
    return isAssigned ? all : all.union(standard(of: property))
  }

  /// Returns the initial value of a property that an initializer does not set.
  private func standard(of property: SourceNode) -> PossibleValues {
    if let value = property.initialValue { return values(of: value, in: .empty, as: property.writtenType) }
    return property.isOptional ? PossibleValues(.nothing) : .unknown(at: property)
  }

  /// Returns the values of a requirement in all types that conform to its protocol.
  private func implementations(of requirement: SourceNode, _ instance: Value.Instance) -> PossibleValues {
    let conforming = evaluator.conforming(to: types.scope(of: requirement))
    guard !conforming.isEmpty, conforming.count <= PossibleValues.most else { return .unknown(at: requirement) }
    return kept(requirement) {
      conforming.reduce(into: PossibleValues()) { all, type in
        let found = types.members(requirement.name, of: type, seenFrom: requirement.tree.file)
          .filter { $0.kind == .property && !$0.isInProtocol && $0.isStatic == requirement.isStatic }
        guard found.count == 1 else { return all.block(at: requirement) }
        all.add(value(ofProperty: found[0], of: .instance(Value.Instance(type: type))))
      }
    }
  }
}

extension SourceNode {
  /// Whether a declaration is a requirement of a protocol.
  var isInProtocol: Bool {
    isRequirement && parent?.attributes.contains { $0.name == SourceKind.protocolName } == true
  }

  /// Whether an expression starts with an implicit member, whose type is that of the whole expression.
  var isImplicit: Bool {
    var node = self
    while node.kind == .member || node.kind == .call {
      guard let base = node.first else { return node.kind == .member }
      node = base
    }
    return false
  }

  /// Whether a node is a property of the current instance, or its storage: `title`, `self.title`, `_title`.
  fileprivate func isOwn(_ property: String) -> Bool {
    guard kind == .name || kind == .member && first?.name == SourceNode.selfName else { return false }
    return name == property || name == "_" + property
  }

  /// The value inside of a property wrapper's initializer, as in `State(initialValue: title)`.
  fileprivate var unwrapped: SourceNode {
    guard kind == .call, let argument = arguments.first,
      ["initialValue", "wrappedValue"].contains(argument.label), let value = argument.first
    else { return self }
    return value
  }

  /// Whether a property with the attribute keeps the value that an initializer gives it.
  fileprivate var keepsArgument: Bool { ["ViewBuilder", "Binding", "MainActor", "objc"].contains(name) }
}
