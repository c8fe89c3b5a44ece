/// The type of a value in code.
package struct ValueType: Hashable, Sendable {
  /// The full name of a type in the sources, or the written name of another type; for a list, its element type.
  package var name: String
  /// Whether the value is the type itself, not an instance.
  package var isMeta = false
  /// Whether the value is an array or set.
  package var isList = false
  /// Whether the value is a stream, such as a publisher; ``name`` is the type of its elements.
  package var isStream = false

  /// The type of an element of a list or stream, or of the value itself.
  var element: ValueType { ValueType(name: name) }
}

extension Binder {
  /// The maximum depth of expressions and declarations to follow to a type (our own limit).
  package static let deepest = 12

  /// Returns the type of an expression; nil if unknown.
  package func type(of node: SourceNode) -> ValueType? { type(of: node, depth: 0) }

  package func type(of node: SourceNode, depth: Int) -> ValueType? {
    guard depth < Self.deepest else { return nil }
    switch node.kind {
    case .name: return type(ofName: node, depth: depth)
    case .member: return type(ofMember: node, depth: depth)
    case .call: return type(ofCall: node, depth: depth)
    case .element:
      guard let base = node.first, var list = type(of: base, depth: depth + 1), list.isList else { return nil }
      list.isList = false
      return list
    case .choice:
      // The first branches suffice for the type; all branches would multiply the work at each level.
      return node.children.filter { $0.kind != .condition }.prefix(2).lazy
        .compactMap { type(of: $0, depth: depth + 1) }.first
    case .string: return ValueType(name: "String")
    default: return nil
    }
  }

  private func type(ofName node: SourceNode, depth: Int) -> ValueType? {
    switch node.name {
    case "self", "Self":
      let scope = types.scope(of: node)
      return scope.isEmpty ? nil : ValueType(name: scope, isMeta: node.name == "Self")
    case "super":
      return types.ancestors(of: types.scope(of: node)).dropFirst().first {
        types.isDeclared($0) && !types.isProtocol($0)
      }
      .map { ValueType(name: $0) }
    case "$0": return closureParameterType(around: node, number: 0, depth: depth)
    default:
      if let declaration = declarations(of: node, depth: depth + 1).first {
        return type(ofDeclaration: declaration, depth: depth + 1)
      }
      return types.resolve(node.name, at: node).map { ValueType(name: $0, isMeta: true) }
    }
  }

  private func type(ofMember node: SourceNode, depth: Int) -> ValueType? {
    guard let base = node.first else {
      // An implicit member of the expected type, such as an enum case.
      guard let owner = expectedType(of: node, depth: depth + 1), !owner.isList else { return nil }
      return types.members(node.name, of: owner.name, seenFrom: node.tree.file).first
        .flatMap { type(ofDeclaration: $0, depth: depth + 1) }
    }
    if let owner = type(of: base, depth: depth + 1) {
      switch node.name {
      case "self", "wrappedValue", "projectedValue": return owner
      case let step where owner.isStream: return isStreamStep(step) ? owner : nil
      case "allCases" where owner.isMeta: return ValueType(name: owner.name, isList: true)
      case "first", "last": if owner.isList { return ValueType(name: owner.name) }
      default: break
      }
      guard !owner.isList else { return nil }
      if owner.isMeta, let nested = types.resolve("\(owner.name).\(node.name)", in: "") {
        return ValueType(name: nested, isMeta: true)
      }
      let found = types.members(Self.plain(node.name), of: owner.name, seenFrom: node.tree.file)
      if let first = found.first { return type(ofDeclaration: first, depth: depth + 1) }
      return systemType(of: node.name, in: owner)
    }
    guard let path = node.path, path[0].first?.isUppercase == true else { return nil }
    let name = path.joined(separator: ".")
    if let type = types.resolve(name, at: node) { return ValueType(name: type, isMeta: true) }
    return SystemTypes.isKnown(name) ? ValueType(name: name, isMeta: true) : nil
  }

  /// The type of a member of a system type, or of one that inherits from it; nil if unknown.
  private func systemType(of member: String, in owner: ValueType) -> ValueType? {
    types.ancestors(of: owner.name).lazy.compactMap { SystemTypes.type(of: member, in: $0) }.first
      .map { ValueType(name: $0) }
  }

  private func type(ofCall node: SourceNode, depth: Int) -> ValueType? {
    switch callee(of: node, depth: depth + 1) {
    case .initializer(let type, _): return ValueType(name: type)
    case .function(let function), .enumCase(let function): return type(ofDeclaration: function, depth: depth + 1)
    case nil:
      // Property wrappers with the value as the only argument: `State(initialValue: model)`.
      if ["State", "StateObject", "ObservedObject", "Binding"].contains(node.name),
        let value = node.arguments.first?.first
      {
        return type(of: value, depth: depth + 1)
      }
      if node.first?.kind == .name, SystemTypes.isKnown(node.name) { return ValueType(name: node.name) }
      if let callee = node.first, callee.kind == .member, let base = callee.first,
        let owner = type(of: base, depth: depth + 1)
      {
        if owner.isStream { return isStreamStep(callee.name) ? owner : nil }
        if !owner.isList, let type = systemType(of: callee.name, in: owner) { return type }
      }
      return isSystemView(node) ? ValueType(name: "View") : nil
    }
  }

  /// Returns whether an expression is a view.
  package func isView(_ node: SourceNode) -> Bool {
    type(of: node).map { types.inherits($0.name, from: "View") } ?? false
  }

  /// Whether a call creates or modifies a SwiftUI view.
  private func isSystemView(_ call: SourceNode) -> Bool {
    var node = call
    while let callee = node.first, node.kind == .call || node.kind == .member {
      if callee.kind == .name, node.kind == .call {
        return systemViews.contains(callee.name)
          || types.resolve(callee.name, at: call).map { types.inherits($0, from: "View") } ?? false
      }
      node = callee
    }
    return false
  }

  /// Returns the type of a declared value, or the result type of a function.
  package func type(ofDeclaration node: SourceNode, depth: Int = 0) -> ValueType? {
    guard depth < Self.deepest else { return nil }
    if node.kind == .enumCase {
      let scope = types.scope(of: node)
      return scope.isEmpty ? nil : ValueType(name: scope)
    }
    if let written = node.child(.typeName) {
      // The result of a closure is not its value.
      if written.hasArrow { return nil }
      let name = TypeName(written.name)
      let full =
        name.name == "Self" ? types.scope(of: node) : types.resolve(name.name, at: node) ?? name.name
      return ValueType(name: full, isList: name.isList, isStream: name.isStream)
    }
    switch node.kind {
    case .property:
      return node.children.lazy.filter { $0.kind != .attribute }.first.flatMap { value in
        value.kind == .block ? nil : type(of: value, depth: depth + 1)
      }
    case .parameter:
      guard let closure = node.parent else { return nil }
      let number = closure.children.prefix { $0.index < node.index }.count { $0.kind == .parameter }
      return closureParameterType(around: node, number: number, depth: depth)
    default: return nil
    }
  }

  /// Returns the enum case that a pattern such as `.failure(let text)` matches; nil for anything but a pattern.
  package func pattern(_ call: SourceNode) -> SourceNode? {
    guard let callee = call.first, let subject = call.subject,
      let type = callee.first.map({ type(of: $0) }) ?? type(of: subject)
    else { return nil }
    let found = types.members(callee.name, of: type.name, seenFrom: call.tree.file).filter { $0.kind == .enumCase }
    return found.count == 1 ? found[0] : nil
  }

  /// Returns the type that the code around an expression expects; nil if unknown.
  package func expectedType(of node: SourceNode, depth: Int) -> ValueType? {
    guard depth < Self.deepest, let parent = node.parent else { return nil }
    switch parent.kind {
    case .argument:
      guard let call = parent.parent, call.kind == .call else { return nil }
      if let stream = streamType(of: call, depth: depth + 1) { return stream.element }
      return parameter(of: parent, in: call, depth: depth + 1)
        .flatMap { type(ofDeclaration: $0, depth: depth + 1) }
    case .property, .function:
      return parent.child(.typeName).flatMap { _ in type(ofDeclaration: parent, depth: depth + 1) }
    case .parameter: return type(ofDeclaration: parent, depth: depth + 1)
    case .choice, .block: return expectedType(of: parent, depth: depth + 1)
    case .result:
      var around = parent.parent
      while let owner = around, ![.function, .property, .closure, .trailing].contains(owner.kind) {
        around = owner.parent
      }
      return around.flatMap { $0.child(.typeName) == nil ? nil : type(ofDeclaration: $0, depth: depth + 1) }
    case .collection:
      guard var list = expectedType(of: parent, depth: depth + 1), list.isList else { return nil }
      list.isList = false
      return list
    case .assignment:
      guard let target = parent.first, target != node else { return nil }
      return type(of: target, depth: depth + 1)
    default: return nil
    }
  }
}

extension SourceNode {
  /// The value that a pattern matches; for a part of a tuple, the corresponding part of the value.
  fileprivate var subject: SourceNode? {
    if let pattern = parent, pattern.kind == .condition { return pattern.matched }
    guard let part = parent, part.kind == .argument, let tuple = part.parent, tuple.kind == .collection,
      let value = tuple.subject, value.kind == .collection,
      let number = tuple.arguments.firstIndex(where: { $0.index == part.index }), number < value.arguments.count
    else { return nil }
    return value.arguments[number].first
  }

  /// The value that a condition in a `switch` or `if case` matches.
  private var matched: SourceNode? {
    guard let around = parent else { return nil }
    // `if case .failure(let text) = result`: the value follows the pattern.
    let next = around.children.first { $0.index == end }
    if around.kind == .choice, let value = next, value.kind == .condition { return value.first }
    guard around.kind == .block, let choice = around.parent, choice.name == "switch" else { return nil }
    return choice.child(.condition)?.first
  }
}
