/// The type of a value in code.
struct ValueType: Hashable, Sendable {
  /// The full name of a type of the sources, or the name as written of another one; for a list that of its elements.
  var name: String
  /// Whether the value is the type itself rather than a value of it.
  var isMeta = false
  /// Whether the value is an array or set.
  var isList = false
}

extension Binder {
  /// The maximum depth of expressions and declarations behind a type (our own limit).
  private static let deepest = 12

  /// Returns the type of an expression; nil if it is not known.
  func type(of node: SourceNode) -> ValueType? { type(of: node, depth: 0) }

  private func type(of node: SourceNode, depth: Int) -> ValueType? {
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
      return node.children.lazy.filter { $0.kind != .condition }.compactMap { type(of: $0, depth: depth + 1) }.first
    case .string: return ValueType(name: "String")
    default: return nil
    }
  }

  private func type(ofName node: SourceNode, depth: Int) -> ValueType? {
    switch node.name {
    case "self", "Self":
      let scope = node.scopeName
      return scope.isEmpty ? nil : ValueType(name: scope, isMeta: node.name == "Self")
    case "$0": return elementType(around: node, depth: depth)
    default:
      if let declaration = declarations(of: node).first { return type(ofDeclaration: declaration, depth: depth + 1) }
      return types.resolve(node.name, in: node.scopeName).map { ValueType(name: $0, isMeta: true) }
    }
  }

  private func type(ofMember node: SourceNode, depth: Int) -> ValueType? {
    guard let base = node.first else { return nil }
    if let owner = type(of: base, depth: depth + 1) {
      switch node.name {
      case "self", "wrappedValue", "projectedValue": return owner
      case "allCases" where owner.isMeta: return ValueType(name: owner.name, isList: true)
      case "first", "last": if owner.isList { return ValueType(name: owner.name) }
      default: break
      }
      guard !owner.isList else { return nil }
      if owner.isMeta, let nested = types.resolve("\(owner.name).\(node.name)", in: "") {
        return ValueType(name: nested, isMeta: true)
      }
      let found = types.members(Self.plain(node.name), of: owner.name, seenFrom: node.tree.file)
      return found.first.flatMap { type(ofDeclaration: $0, depth: depth + 1) }
    }
    guard let path = node.path, path[0].first?.isUppercase == true else { return nil }
    return types.resolve(path.joined(separator: "."), in: node.scopeName).map { ValueType(name: $0, isMeta: true) }
  }

  private func type(ofCall node: SourceNode, depth: Int) -> ValueType? {
    switch callee(of: node) {
    case .initializer(let type, _): return ValueType(name: type)
    case .function(let function): return type(ofDeclaration: function, depth: depth + 1)
    case nil:
      // Wrappers with the value as their only argument: `State(initialValue: model)`.
      if ["State", "StateObject", "ObservedObject", "Binding"].contains(node.name),
        let value = node.arguments.first?.first
      {
        return type(of: value, depth: depth + 1)
      }
      return isView(node) ? ValueType(name: "View") : nil
    }
  }

  /// Whether a call is a view of SwiftUI, or a modifier of one.
  private func isView(_ call: SourceNode) -> Bool {
    var node = call
    while let callee = node.first, node.kind == .call || node.kind == .member {
      if callee.kind == .name, node.kind == .call {
        return TextPlace.isView(callee.name) || ViewContext.isContainer(callee.name)
          || types.resolve(callee.name, in: call.scopeName).map { types.inherits($0, from: "View") } ?? false
      }
      node = callee
    }
    return false
  }

  /// Returns the type of a declared value; for a function that of its result.
  func type(ofDeclaration node: SourceNode, depth: Int = 0) -> ValueType? {
    guard depth < Self.deepest else { return nil }
    if node.kind == .enumCase {
      let scope = node.scopeName
      return scope.isEmpty ? nil : ValueType(name: scope)
    }
    if let written = node.child(.typeName) {
      // A closure's result is not the value.
      if written.name.contains("->") { return nil }
      let name = TypeName(written.name)
      let full = name.name == "Self" ? node.scopeName : types.resolve(name.name, in: node.scopeName) ?? name.name
      return ValueType(name: full, isList: name.isList)
    }
    switch node.kind {
    case .property:
      return node.children.lazy.filter { $0.kind != .attribute }.first.flatMap { value in
        value.kind == .block ? nil : type(of: value, depth: depth + 1)
      }
    case .parameter: return elementType(around: node, depth: depth)
    default: return nil
    }
  }

  /// Calls whose closure takes the elements of a list one by one.
  private static let loops: Set<String> = [
    "ForEach", "List", "map", "forEach", "compactMap", "flatMap", "filter", "first", "sorted", "contains",
  ]

  /// Returns what takes the elements of a list that is an argument of a loop: the closure's parameter, or the closure
  /// itself if it names none; nil for any other call.
  func element(of argument: SourceNode, in call: SourceNode) -> SourceNode? {
    guard Self.loops.contains(call.name), call.arguments.first?.index == argument.index,
      let closure = call.child(.trailing)
    else { return nil }
    return closure.child(.parameter) ?? closure
  }

  /// Returns the type of the elements that the closure around a node takes; nil if it takes something else.
  private func elementType(around node: SourceNode, depth: Int) -> ValueType? {
    var inner = node
    while let parent = inner.parent {
      if inner.kind == .trailing || inner.kind == .closure {
        let call = inner.kind == .trailing ? parent : parent.parent
        guard let call, call.kind == .call, Self.loops.contains(call.name) else { return nil }
        let list = call.first?.kind == .name ? call.arguments.first?.first : call.first?.first
        guard let list, var type = type(of: list, depth: depth + 1), type.isList else { return nil }
        type.isList = false
        return type
      }
      inner = parent
    }
    return nil
  }
}
