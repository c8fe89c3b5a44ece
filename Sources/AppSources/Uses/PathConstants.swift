/// Constants that calls on a way pass along, and the branches that they exclude.
///
/// A view that draws its title with an icon in one branch and without one in another draws the title of a call with an
/// icon only in the first.
struct PathConstants {
  /// A value as far as code shows it.
  enum Constant: Equatable {
    case bool(Bool)
    case nothing
    /// A case of an enum.
    case member(String)
    /// A value that is not nil.
    case something
  }

  /// Views of SwiftUI that a call always creates.
  private static let views: Set<String> = ["Image", "Text", "Color", "Label", "AnyView"]

  private let binder: Binder
  /// The constants of parameters and properties by declaration.
  private var known: [SourceNode: Constant] = [:]

  private init(_ binder: Binder) { self.binder = binder }

  /// Returns whether the conditions on a way allow the text to pass, as far as constants decide them.
  ///
  /// - Parameters:
  ///   - arrival: The end of the way.
  ///   - binder: Finds declarations.
  /// - Returns: False if no value can take the way.
  static func allow(_ arrival: TextFlows.Arrival, _ binder: Binder) -> Bool {
    var constants = PathConstants(binder)
    for (index, carrier) in arrival.carriers.enumerated() {
      let (before, after) = (arrival.references[index], arrival.references[index + 1])
      if let call = arrival.hops[index].callAround { constants.add(argumentsOf: call) }
      guard constants.allow(after, in: nil) else { return false }
      // The reader of a computed text states the values that it is computed from.
      guard carrier.kind == .property || carrier.kind == .function else { continue }
      if after.kind == .call { constants.add(argumentsOf: after) }
      let callee = after.kind == .call ? after.first : after
      let owner = callee?.kind == .member ? callee?.first.flatMap { constants.constant($0, in: nil) } : nil
      guard constants.allow(before, in: owner) else { return false }
    }
    return true
  }

  // MARK: Constants

  /// Adds the constants that a call passes.
  private mutating func add(argumentsOf call: SourceNode) {
    switch binder.callee(of: call) {
    case .function(let function): add(call, to: function)
    case .initializer(_, let initializer?):
      add(call, to: initializer)
      addProperties(setBy: initializer)
    case .initializer(let type, nil):
      // Code may change the properties of other values later.
      guard binder.types.inherits(type, from: "View") else { return }
      let properties = binder.types.storedProperties[type] ?? []
      guard properties.count < Self.mostProperties else { return }
      let hasClosure = call.child(.trailing) != nil
      for property in properties {
        let argument = call.argument(at: .label(property.name))
        // A closure after the call may be any property.
        let value = argument.map { constant($0, in: nil) } ?? (hasClosure ? nil : standard(property))
        known[property] = value.flatMap { isChanged(property, in: type) ? nil : $0 }
      }
    case .enumCase, nil: break
    }
  }

  private mutating func add(_ call: SourceNode, to function: SourceNode) {
    let hasClosure = call.child(.trailing) != nil
    for parameter in function.children where parameter.kind == .parameter {
      known[parameter] = hasClosure ? nil : standard(parameter)
    }
    for argument in call.arguments {
      guard let parameter = binder.parameter(of: argument, in: call) else { continue }
      known[parameter] = argument.first.flatMap { constant($0, in: nil) }
    }
  }

  /// Whether code of a type changes a property after its creation.
  private func isChanged(_ property: SourceNode, in type: String) -> Bool {
    binder.types.changedNames[type]?.contains(property.name) ?? false
  }

  /// Adds the properties of a view that an initializer sets to its parameters.
  private mutating func addProperties(setBy initializer: SourceNode) {
    guard binder.types.inherits(binder.types.scope(of: initializer), from: "View"),
      let body = initializer.child(.block)
    else { return }
    for statement in body.children {
      guard let target = statement.first, let value = statement.assignedValue, value.kind == .name else { continue }
      let (properties, values) = (binder.declarations(of: target), binder.declarations(of: value))
      guard properties.count == 1, values.count == 1, !properties[0].hasWrapper,
        !isChanged(properties[0], in: binder.types.scope(of: initializer))
      else { continue }
      known[properties[0]] = known[values[0]]
    }
  }

  /// The constant that a parameter or property has without an argument.
  private func standard(_ declaration: SourceNode) -> Constant? {
    let value = declaration.children.first { ![.attribute, .typeName].contains($0.kind) }
    if let value { return value.kind == .block ? nil : constant(value, in: nil) }
    return declaration.kind == .property && declaration.isOptional ? .nothing : nil
  }

  /// Returns the constant that an expression is, as far as it is known; `owner` is the value of `self`.
  private func constant(_ value: SourceNode, in owner: Constant?) -> Constant? {
    switch value.kind {
    case .constant: return value.name == "nil" ? .nothing : .bool(value.name == "true")
    case .string, .number, .collection, .closure: return .something
    // Initializers of the app may fail.
    case .call: return Self.views.contains(value.name) && value.first?.kind == .name ? .something : nil
    case .name, .member:
      if value.name == "self" { return owner }
      let found = declarations(of: value)
      guard found.count == 1 else { return nil }
      if found[0].kind == .enumCase { return .member(value.name) }
      if let constant = known[found[0]] { return constant }
      // A constant of a type, such as the name of a symbol.
      let isNamed = found[0].isStatic && found[0].kind == .property && !found[0].isOptional
      return isNamed && (found[0].onlyValue.map { [.string, .number].contains($0.kind) } ?? false) ? .something : nil
    default: return nil
    }
  }

  /// The declarations that an expression names, which may be an implicit member such as `.error`.
  private func declarations(of value: SourceNode) -> [SourceNode] {
    guard value.kind == .member, value.first == nil else { return binder.declarations(of: value) }
    guard let type = binder.expectedType(of: value, depth: 0), !type.isList else { return [] }
    return binder.types.members(value.name, of: type.name, seenFrom: value.tree.file)
  }

  // MARK: Conditions

  /// The maximum number of members of a view in one another that are looked at (our own limit).
  private static let deepest = 3
  /// The number of nodes of a file in which members are looked for (our own limit).
  private static let mostNodes = 50_000
  /// The number of expressions with its name from which a member counts as used (our own limit).
  private static let mostReaders = 64
  /// The number of properties from which the constants of a view are not looked at (our own limit).
  private static let mostProperties = 256

  /// Whether the branches around an expression may run.
  private func allow(_ node: SourceNode, in owner: Constant?, depth: Int = 0) -> Bool {
    var inner = node
    while let outer = inner.parent {
      switch outer.kind {
      case .choice: if !allow(inner, of: outer, in: owner) { return false }
      case .property where !outer.isLocal, .function where !outer.isLocal:
        return depth >= Self.deepest || isDrawn(outer, in: owner, depth: depth)
      case .function, .initializer, .type, .extension, .file: return true
      default: break
      }
      inner = outer
    }
    return true
  }

  /// Whether code of a view may use one of its members, as far as constants decide it.
  private func isDrawn(_ member: SourceNode, in owner: Constant?, depth: Int) -> Bool {
    let type = binder.types.scope(of: member)
    guard !known.isEmpty, !member.isStatic, member.name != "body", member.tree.nodes.count < Self.mostNodes,
      binder.types.inherits(type, from: "View"),
      let entry = binder.types.entries[type], entry.declarations.allSatisfy({ $0.tree === member.tree })
    else { return true }
    // A name after a full stop alone is a member of another type, such as a case.
    let readers = member.tree.readers(of: member).lazy.filter { $0.kind != .member || $0.first != nil }
    let some = Array(readers.prefix(Self.mostReaders))
    guard some.count < Self.mostReaders, some.allSatisfy({ binder.types.scope(of: $0) == type }) else { return true }
    return some.isEmpty || some.contains { allow($0, in: owner, depth: depth + 1) }
  }

  /// Whether a branch of a choice may run.
  private func allow(_ branch: SourceNode, of choice: SourceNode, in owner: Constant?) -> Bool {
    let conditions = choice.children.prefix { $0.kind == .condition || $0.kind == .property }
    if conditions.contains(branch) { return true }
    switch choice.name {
    case "if", "?":
      let values = conditions.map { truth($0, in: owner) }
      let isFirst = choice.children.first { $0.kind != .condition && $0.kind != .property } == branch
      return isFirst ? !values.contains(false) : !values.allSatisfy { $0 == true }
    case "??":
      guard let first = choice.first, first != branch else { return true }
      return constant(first, in: owner).map { $0 == .nothing } ?? true
    case "switch":
      guard case .member(let name)? = choice.child(.condition)?.first.flatMap({ constant($0, in: owner) }) else {
        return true
      }
      let patterns = branch.caseNames
      if patterns.isEmpty {
        return !choice.children.contains { $0.caseNames.contains(name) && !$0.caseNames.contains(nil) }
      }
      return patterns.contains { $0 == nil || $0 == name }
    default: return true
    }
  }

  /// Whether a condition is true; nil if that is not known.
  private func truth(_ condition: SourceNode, in owner: Constant?) -> Bool? {
    // A cast may fail, and a constant is a pattern.
    guard let value = condition.first, value.kind != .typeName, value.kind != .constant else { return nil }
    if condition.kind == .property { return constant(value, in: owner).map { $0 != .nothing } }
    return truth(ofExpression: value, in: owner)
  }

  private func truth(ofExpression value: SourceNode, in owner: Constant?) -> Bool? {
    if case .bool(let known)? = constant(value, in: owner) { return known }
    guard value.kind == .other else { return nil }
    let operands = Array(value.children)
    switch (value.name, operands.count) {
    case ("!", 1): return truth(ofExpression: operands[0], in: owner).map { !$0 }
    case ("==", 2), ("!=", 2):
      guard let left = constant(operands[0], in: owner), let right = constant(operands[1], in: owner),
        let areEqual = left.equals(right)
      else { return nil }
      return areEqual == (value.name == "==")
    default: return nil
    }
  }
}

extension PathConstants.Constant {
  /// Whether two values are equal; nil if that is not known.
  fileprivate func equals(_ other: Self) -> Bool? {
    switch (self, other) {
    case (.something, .nothing), (.nothing, .something), (.member, .nothing), (.nothing, .member): false
    case (.something, _), (_, .something): nil
    default: self == other
    }
  }
}

extension SourceNode {
  /// The call that takes an expression as an argument; nil if none does.
  fileprivate var callAround: SourceNode? {
    guard let argument = parent, argument.kind == .argument, let call = argument.parent, call.kind == .call else {
      return nil
    }
    return call
  }

  /// Whether a property has a wrapper such as `@State`, so that its value may change.
  var hasWrapper: Bool { children.contains { $0.kind == .attribute && $0.name != SourceKind.privateName } }

  /// Whether the written type of a declaration is optional.
  var isOptional: Bool { child(.typeName)?.name.hasSuffix("?") ?? false }

  /// The cases that a branch of a `switch` is for; nil for a pattern that is not one case, and empty for `default`.
  fileprivate var caseNames: [String?] {
    children.filter { $0.kind == .condition }.map { pattern in
      let value = pattern.first?.kind == .call ? pattern.first?.first : pattern.first
      guard pattern.name != "where", let value, value.kind == .member, !["some", "none"].contains(value.name) else {
        return nil
      }
      return value.name
    }
  }
}
