internal import SwiftTrees

extension Evaluation {
  /// Returns the values of a name.
  func value(ofName node: SourceNode, in frame: Frame) -> PossibleValues {
    switch node.name {
    case SourceNode.selfName: return PossibleValues(frame.instance ?? instance(around: node))
    case "Self":
      // A subclass may run the code.
      let type = types.scope(of: node)
      return evaluator.conforming(to: type).isEmpty ? PossibleValues(.type(type)) : .unknown(at: node)
    // The code of the superclass runs with the value's own type.
    case "super": return .unknown(at: node)
    default: break
    }
    if node.name.first == "$", node.name.dropFirst().first?.isNumber == true { return argument(node, in: frame) }
    let found = binder.declarations(of: node)
    if found.isEmpty {
      if let type = types.resolve(node.name, in: types.scope(of: node)) { return PossibleValues(.type(type)) }
      return node.name.first?.isUppercase == true ? PossibleValues(.type(node.name)) : .unknown(at: node)
    }
    guard found.count == 1 else { return .unknown(at: node) }
    return value(of: found[0], in: frame, as: nil)
  }

  /// A value of the type around a node, with unknown properties.
  private func instance(around node: SourceNode) -> Value { .instance(Value.Instance(type: types.scope(of: node))) }

  /// Returns the values of a closure's unnamed argument, such as `$0`.
  private func argument(_ node: SourceNode, in frame: Frame) -> PossibleValues {
    for (inner, _) in node.outwardSteps where inner.kind == .closure || inner.kind == .trailing {
      if node.name == "$0", let bound = frame.binding(of: inner) { return values(of: bound.node, in: bound.frame) }
      break
    }
    return unknown(of: binder.type(of: node), at: node)
  }

  /// Returns the values of a declaration that a name in a frame refers to; without `nil` if its type excludes it.
  func value(of declaration: SourceNode, in frame: Frame, as expected: String?) -> PossibleValues {
    let found = anyValue(of: declaration, in: frame, as: expected)
    return found.values.contains(.nothing) && isPresent(declaration) ? found.unwrapped : found
  }

  /// Returns whether the written type of a declaration has no `nil`; a generic type may.
  private func isPresent(_ declaration: SourceNode) -> Bool {
    // An alias may be an optional type.
    guard [.parameter, .property].contains(declaration.kind), let written = declaration.child(.typeName)?.name,
      !declaration.isOptional, let type = binder.type(ofDeclaration: declaration), !type.isStream
    else { return false }
    return written == type.name
      && (types.isDeclared(written) || written == "Font" || SystemNumber.types.contains(written))
  }

  private func anyValue(of declaration: SourceNode, in frame: Frame, as expected: String?) -> PossibleValues {
    switch declaration.kind {
    case .parameter: return value(ofParameter: declaration, in: frame)
    case .enumCase:
      let type = types.scope(of: declaration)
      return PossibleValues(.instance(Value.Instance(type: type, enumCase: declaration)))
    case .property:
      if let bound = frame.binding(of: declaration) {
        return expected == nil
          ? once(in: Evaluator.Place(code: bound.node, target: declaration, frame: bound.frame)) {
            values(of: bound.node, in: bound.frame)
          } : values(of: bound.node, in: bound.frame, as: expected)
      }
      if declaration.isLocal { return value(ofLocal: declaration, in: frame, as: expected) }
      if declaration.isStatic || declaration.parent?.kind == .file { return constant(declaration) }
      return value(ofProperty: declaration, of: frame.instance ?? instance(around: declaration))
    default: return .unknown(at: declaration)
    }
  }

  /// Returns the values of a type whose value is unknown; `node` has it.
  func unknown(of type: ValueType?, at node: SourceNode) -> PossibleValues {
    guard let type, !type.isList, !type.isMeta else { return .unknown(at: node) }
    if type.name == "Bool" { return PossibleValues([.flag(true), .flag(false)]) }
    return types.entries[type.name] != nil && types.isDeclared(type.name)
      ? PossibleValues(.instance(Value.Instance(type: type.name))) : .unknown(at: node)
  }

  // MARK: Parameters

  private func value(ofParameter parameter: SourceNode, in frame: Frame) -> PossibleValues {
    let expected = binder.type(ofDeclaration: parameter)
    if let bound = frame.binding(of: parameter) {
      return once(in: Evaluator.Place(code: bound.node, target: parameter, frame: bound.frame)) {
        values(of: bound.node, in: bound.frame, as: expected?.name ?? parameter.writtenType)
      }
    }
    if let function = parameter.parent, let calls = evaluator.sites[function] {
      return kept(parameter) {
        calls.reduce(into: PossibleValues()) { $0.add(value(of: parameter, in: $1, of: function)) }
      }
    }
    return unknown(of: expected, at: parameter).adding(nothingFor: parameter)
  }

  /// Returns the values that a call passes to a parameter.
  private func value(of parameter: SourceNode, in call: SourceNode, of function: SourceNode) -> PossibleValues {
    guard call.kind == .call else { return .unknown(at: call) }
    let frame = self.frame(of: call, to: function, in: .empty, owner: nil)
    guard let bound = frame.binding(of: parameter) else { return .unknown(at: call) }
    return values(of: bound.node, in: bound.frame, as: parameter.writtenType)
  }

  // MARK: Local variables

  private func value(ofLocal variable: SourceNode, in frame: Frame, as expected: String?) -> PossibleValues {
    let type = variable.writtenType ?? expected
    if let payload = value(ofPattern: variable, in: frame) { return payload }
    guard variable.writtenType != nil || expected == nil else {
      return value(ofLocal: variable, in: frame, type: type)
    }
    return once(in: Evaluator.Place(code: variable, frame: frame)) { value(ofLocal: variable, in: frame, type: type) }
  }

  private func value(ofLocal variable: SourceNode, in frame: Frame, type: String?) -> PossibleValues {
    once(variable) {
      var all = PossibleValues()
      let value = variable.children.first { ![.attribute, .typeName].contains($0.kind) }
      if let value {
        // A loop gives the variable each element.
        if value.kind == .element, variable.parent?.name == "for" { return .unknown(at: variable) }
        let initial =
          value.kind == .block ? result(of: value, in: frame, as: type) : values(of: value, in: frame, as: type)
        all.add(variable.isBinding ? initial.unwrapped : initial)
      }
      guard !variable.isLet || value == nil, value?.kind != .block else { return all }
      guard let body = variable.declarationsAround.first(where: { !$0.isLocal }) ?? variable.parent else { return all }
      for change in evaluator.changes(of: variable.name, in: body) {
        guard let target = change.first else { continue }
        guard change.kind == .assignment, target.kind == .name, binder.declarations(of: target) == [variable],
          let value = change.assignedValue
        else {
          all.block(at: change)
          continue
        }
        all.add(values(of: value, in: frame, as: type))
      }
      return value == nil && all.values.isEmpty ? .unknown(at: variable) : all
    }
  }

  // MARK: Constants

  /// Returns the values of a static or global property.
  func constant(_ property: SourceNode) -> PossibleValues {
    kept(property) { stored(property, in: Frame(owner: .type(types.scope(of: property)))) }
  }

  /// Returns the values of a property from its declaration and the assignments to it.
  func stored(_ property: SourceNode, in frame: Frame) -> PossibleValues {
    let type = binder.type(ofDeclaration: property)
    let expected = property.writtenType
    if let wrapper = property.wrapper { return wrapped(property, by: wrapper, type) }
    if let getter = property.child(.block), property.initialValue == nil {
      return result(of: getter, in: frame, as: expected)
    }
    var all = PossibleValues()
    if let value = property.initialValue {
      all = values(of: value, in: frame, as: expected)
    } else if property.isOptional, !property.isLet {
      all = PossibleValues(.nothing)
    } else {
      return unknown(of: type, at: property)
    }
    return all.union(assigned(to: property))
  }

  /// Returns the values that statements outside of initializers assign to a property.
  func assigned(to property: SourceNode) -> PossibleValues {
    guard !property.isLet else { return PossibleValues() }
    guard evaluator.changes.mayChange(property) else { return PossibleValues() }
    return kept(property, .assigned) { assignedNow(to: property) }
  }

  private func assignedNow(to property: SourceNode) -> PossibleValues {
    guard let changes = evaluator.changes.changes(of: property, binder) else { return .unknown(at: property) }
    return changes.reduce(into: PossibleValues()) { all, change in
      guard change.kind == .assignment, change.first?.kind != .collection,
        let value = change.assignedValue
      else { return all.block(at: change) }
      // Each run of `font = font.bold()` gives another value.
      if value.mentions(property.name) { return all.block(at: change) }
      all.add(values(of: value, in: .empty, as: property.writtenType ?? property.fontType))
    }
  }

  // MARK: Wrappers

  /// Returns the values of a property with a wrapper.
  func wrapped(_ property: SourceNode, by wrapper: SourceNode, _ type: ValueType?) -> PossibleValues {
    switch wrapper.name {
    case "Environment": return environment(property, wrapper, type)
    case "Entry":
      return property.child(.block).map { result(of: $0, in: .empty, as: property.writtenType) }
        ?? property.initialValue.map { values(of: $0, in: .empty, as: property.writtenType) } ?? .unknown(at: property)
    case "ScaledMetric":
      guard let value = property.initialValue, binder.isConstant(property) else { return .unknown(at: property) }
      let range = values(of: value, in: .empty).range
      guard range.least.isFinite, range.most.isFinite else { return .unknown(at: property) }
      let (least, most) = (ScaledLength(property, range.least).least, ScaledLength(property, range.most).most)
      return PossibleValues(.number(LengthRange(least, most)))
    default: return unknown(of: type, at: property)
    }
  }

  /// Returns the default of an environment value, and the values that code sets.
  private func environment(_ property: SourceNode, _ wrapper: SourceNode, _ type: ValueType?) -> PossibleValues {
    guard let path = wrapper.arguments.first?.first, path.kind == .keyPath,
      let key = path.name.split(separator: ".").last.map(String.init)
    else { return unknown(of: type, at: property) }
    let found = types.members(key, of: "EnvironmentValues", seenFrom: property.tree.file)
    guard found.count == 1, found[0].kind == .property else { return unknown(of: type, at: property) }
    return kept(found[0]) {
      var all = standard(of: found[0])
      for call in evaluator.changes.environment[key] ?? [] {
        let isWhole = call.name == "environment" && call.arguments.first?.first?.name.contains(".") == false
        let value = isWhole && call.arguments.count == 2 ? call.arguments[1].first : nil
        all.add(value.map { values(of: $0, in: .empty, as: found[0].writtenType) } ?? .unknown(at: call))
      }
      return all
    }
  }

  /// Returns the default of an environment value of the app: `self[Key.self]`, or the value of `@Entry`.
  private func standard(of value: SourceNode) -> PossibleValues {
    if let initial = value.initialValue { return values(of: initial, in: .empty, as: value.writtenType) }
    let read = value.onlyValue
    guard read?.kind == .element, read?.first?.name == SourceNode.selfName, let key = read?.arguments.first?.first,
      key.kind == .member, key.name == SourceNode.selfName,
      let name = key.first?.path?.joined(separator: "."), let type = types.resolve(name, in: types.scope(of: value)),
      let standard = types.members("defaultValue", of: type, seenFrom: value.tree.file).first
    else { return .unknown(at: value) }
    return constant(standard)
  }
}

extension PossibleValues {
  /// Returns the values with `nil`, if a parameter without a known argument may be `nil`.
  fileprivate func adding(nothingFor parameter: SourceNode) -> Self {
    parameter.isOptional && !values.isEmpty ? union(PossibleValues(.nothing)) : self
  }
}

extension SourceNode {
  /// Whether an expression has a name in it.
  fileprivate func mentions(_ wanted: String) -> Bool {
    ([self] + descendants).contains {
      ($0.kind == .name || $0.kind == .member) && $0.name == wanted && $0.first != nil
        || $0.kind == .name && $0.name == wanted
    }
  }

  /// The written type of a declaration without marks; nil if none is written.
  var writtenType: String? { child(.typeName).map { TypeName($0.name).name } }

  /// The type of fonts in whose members the initial value of a declaration begins, as in `var title = Font.body`.
  fileprivate var fontType: String? {
    let value = initialValue
    let start = (value?.kind == .call ? value?.first : value)?.path?.first
    return start.flatMap { ["Font", "UIFont"].contains($0) ? $0 : nil }
  }

  /// The attribute that wraps a property; nil if there is none.
  var wrapper: SourceNode? { attributes.first { !Self.plainMarks.contains($0.name) } }

  /// Attributes that wrap no property.
  private static let plainMarks = APIList.plainMarks.names.union([SourceKind.privateName])

  /// Whether a variable is an optional binding in a condition.
  fileprivate var isBinding: Bool { parent.map { [.choice, .block].contains($0.kind) && isBeforeCondition } ?? false }

  /// Whether a property is the binding of `if let` or `guard let`.
  private var isBeforeCondition: Bool {
    guard let parent else { return false }
    if parent.kind == .choice { return true }
    let next = parent.children.first { $0.index >= end && $0.kind != .condition && $0.kind != .property }
    return next?.kind == .choice && next?.name == "guard"
  }
}
