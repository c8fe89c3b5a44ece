internal import SwiftTrees

/// The constants that calls on a path pass, and the branches that these constants exclude.
///
/// For example, a view may draw its title with or without an icon in two branches. The title of a call with an icon is
/// drawn only in the first.
struct PathConstants {
  /// A value as far as the code determines it.
  enum Constant: Equatable {
    case bool(Bool)
    case nothing
    /// A case of an enum.
    case member(String)
    /// A value that is not nil.
    case something
  }

  /// The number of properties above which a view's constants are not read (our own limit).
  private static let mostProperties = 256
  /// Views of SwiftUI that a call always creates.
  private static let views = APIList.createdViews.names

  let binder: Binder
  /// The constants of parameters and properties by declaration.
  var known: [SourceNode: Constant] = [:]

  private init(_ binder: Binder) { self.binder = binder }

  /// The effect of the conditions on a path.
  enum Verdict {
    /// No value can take the path.
    case excluded
    /// Unknown arguments decide which of several texts takes the path.
    case open
    /// No unknown argument affects which text takes the path.
    case decided
  }

  /// Returns whether the conditions on a path allow the text to pass, as far as constants decide.
  static func verdict(on arrival: TextFlows.Arrival, _ binder: Binder) -> Verdict {
    var constants = PathConstants(binder)
    let owners = constants.addCalls(behind: arrival)
    var verdict = Verdict.decided
    for (index, carrier) in arrival.carriers.enumerated() {
      let (before, after) = (arrival.references[index], arrival.references[index + 1])
      let outer = index + 1 < owners.count ? owners[index + 1] : nil
      if let call = arrival.path[index].callAround { constants.add(argumentsOf: call) }
      guard constants.allow(after, in: outer) else { return .excluded }
      if carrier.kind == .type {
        switch constants.isValue(of: arrival.path[index].parent, readBy: after, in: outer) {
        case false?: return .excluded
        case nil: verdict = .open
        case true?: break
        }
      }
      // The reader of a computed text passes the values that the text depends on.
      guard carrier.kind == .property || carrier.kind == .function else { continue }
      if after.kind == .call { constants.add(argumentsOf: after, in: outer) }
      guard constants.assuming(after).allow(before, in: owners[index]) else { return .excluded }
      // A stored value is not chosen by conditions.
      guard carrier.isLocal || before.isInside(carrier) else { continue }
      guard let isDecided = constants.isReached(before, in: owners[index]) else { return .excluded }
      if !isDecided { verdict = .open }
    }
    return verdict
  }

  /// Adds the arguments of the calls that return the text, from the last call inwards.
  private mutating func addCalls(behind arrival: TextFlows.Arrival) -> [Constant?] {
    var owners = [Constant?](repeating: nil, count: arrival.carriers.count)
    for (index, carrier) in arrival.carriers.enumerated().reversed() {
      guard carrier.kind == .property || carrier.kind == .function else { continue }
      let after = arrival.references[index + 1]
      let outer = index + 1 < owners.count ? owners[index + 1] : nil
      if after.kind == .call, carrier.kind == .function { add(argumentsOf: after, in: outer) }
      let callee = after.kind == .call ? after.first : after
      // A member without a base belongs to the same value.
      owners[index] = callee?.kind == .member ? callee?.first.flatMap { constant($0, in: outer) } : outer
    }
    return owners
  }

  /// Whether an expression reads the raw value of a case; nil if unknown.
  private func isValue(of enumCase: SourceNode?, readBy reader: SourceNode, in owner: Constant?) -> Bool? {
    let value = reader.kind == .member ? reader.first.flatMap { constant($0, in: owner) } : owner
    guard case .member(let name)? = value, let enumCase, enumCase.kind == .enumCase else { return nil }
    return name == enumCase.name
  }

  // MARK: Constants

  /// Adds the constants that a call passes.
  private mutating func add(argumentsOf call: SourceNode, in owner: Constant? = nil) {
    switch binder.callee(of: call) {
    case .function(let function): add(call, to: function, in: owner)
    case .initializer(_, let initializer?):
      add(call, to: initializer, in: owner)
      addProperties(setBy: initializer)
    case .initializer(let type, nil):
      // Code may later change the properties of other values.
      guard binder.types.inherits(type, from: "View") else { return }
      let properties = binder.types.storedProperties[type] ?? []
      guard properties.count < Self.mostProperties else { return }
      let hasClosure = call.child(.trailing) != nil
      for property in properties {
        let argument = call.argument(at: .label(property.name))
        // A trailing closure may set any property.
        let value = argument.map { constant($0, in: owner) } ?? (hasClosure ? nil : standard(property))
        known[property] = value.flatMap { isChanged(property, in: type) ? nil : $0 }
      }
    case .enumCase, nil: break
    }
  }

  private mutating func add(_ call: SourceNode, to function: SourceNode, in owner: Constant?) {
    let hasClosure = call.child(.trailing) != nil
    for parameter in function.children where parameter.kind == .parameter {
      known[parameter] = hasClosure ? nil : standard(parameter)
    }
    for argument in call.arguments {
      guard let parameter = call.parameter(of: argument, in: function) else { continue }
      known[parameter] = argument.first.flatMap { constant($0, in: owner) }
    }
  }

  /// Whether code of a type changes a property after initialization.
  private func isChanged(_ property: SourceNode, in type: String) -> Bool {
    binder.types.changedNames[type]?.contains(property.name) ?? false
  }

  /// Adds the view properties that an initializer sets to its parameters.
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

  /// The default constant of a parameter or property.
  private func standard(_ declaration: SourceNode) -> Constant? {
    let value = declaration.children.first { ![.attribute, .typeName].contains($0.kind) }
    if let value { return value.kind == .block ? nil : constant(value, in: nil) }
    return declaration.kind == .property && declaration.isOptional ? .nothing : nil
  }

  /// Returns the known constant of an expression; `owner` is the value of `self`.
  func constant(_ value: SourceNode, in owner: Constant?) -> Constant? {
    switch value.kind {
    case .constant: return value.name == "nil" ? .nothing : .bool(value.name == "true")
    case .string, .number, .collection, .closure: return .something
    // The app's own initializers may fail.
    case .call: return Self.views.contains(value.name) && value.first?.kind == .name ? .something : nil
    case .name, .member:
      if value.name == "self" { return owner }
      let found = declarations(of: value)
      guard found.count == 1 else { return nil }
      if found[0].kind == .enumCase { return .member(value.name) }
      if let constant = known[found[0]] { return constant }
      // A static constant, such as the name of a symbol.
      let isNamed = found[0].isStatic && found[0].kind == .property && !found[0].isOptional
      return isNamed && (found[0].onlyValue.map { [.string, .number].contains($0.kind) } ?? false) ? .something : nil
    default: return nil
    }
  }

  /// The declarations that an expression names, including implicit members such as `.error`.
  private func declarations(of value: SourceNode) -> [SourceNode] {
    guard value.kind == .member, value.first == nil else { return binder.declarations(of: value) }
    guard let type = binder.expectedType(of: value, depth: 0), !type.isList else { return [] }
    return binder.types.members(value.name, of: type.name, seenFrom: value.tree.file)
  }
}
