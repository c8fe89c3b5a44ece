/// Finds the declaration that a name in code refers to.
///
/// It looks names up as the compiler does, from the innermost scope outwards, and members by the full name of the
/// type. Where it does not know the type, it answers nothing: a member's name alone never decides.
struct Binder: Sendable {
  let types: TypeTable

  /// Returns the declarations that a name or member access may refer to.
  ///
  /// - Parameter node: The name or member access.
  /// - Returns: A property, parameter or enum case, or functions that are overloaded; empty if it is not known.
  func declarations(of node: SourceNode) -> [SourceNode] {
    switch node.kind {
    case .name: lookup(Self.plain(node.name), at: node)
    case .member: members(Self.plain(node.name), of: node)
    default: []
    }
  }

  /// Returns the name without the mark of a property wrapper's projection: `$title` is `title`, but `$0` is itself.
  static func plain(_ name: String) -> String {
    name.first == "$" && name.dropFirst().first?.isNumber == false ? String(name.dropFirst()) : name
  }

  private func members(_ name: String, of node: SourceNode) -> [SourceNode] {
    guard let base = node.first, let type = type(of: base), !type.isList else { return [] }
    return types.members(name, of: type.name, seenFrom: node.tree.file)
      .filter { type.isMeta == ($0.isStatic || $0.kind == .enumCase) }
  }

  // MARK: Scopes

  /// Looks a name up from the innermost scope outwards.
  private func lookup(_ name: String, at node: SourceNode) -> [SourceNode] {
    var inner = node
    while let scope = inner.parent {
      switch scope.kind {
      case .type, .extension:
        let type = scope.fullTypeName
        let found = types.members(name, of: type, seenFrom: node.tree.file)
        if !found.isEmpty { return found }
        // Storage of property wrappers: `_title` is set in initializers.
        if name.first == "_" {
          let wrapped = types.members(String(name.dropFirst()), of: type, seenFrom: node.tree.file)
          if !wrapped.isEmpty { return wrapped }
        }
      case .property: break
      default:
        if let found = scope.declaration(named: name, before: node) {
          // A declaration in a block is not visible in other declarations at the file's top level.
          return scope.kind == .file ? globals(name, node) : [found]
        }
      }
      inner = scope
    }
    return globals(name, node)
  }

  /// Declarations outside of types: in the same file, or else the only ones of that name.
  private func globals(_ name: String, _ node: SourceNode) -> [SourceNode] {
    let all = types.globals[name] ?? []
    let own = all.filter { $0.tree === node.tree }
    guard own.isEmpty else { return own }
    return all.count == 1 || all.allSatisfy({ $0.kind == .function }) ? all : []
  }

  // MARK: Calls

  /// The declaration that a call runs.
  enum Callee {
    /// An initializer of a type; nil for the one that the compiler writes, whose labels are properties.
    case initializer(type: String, SourceNode?)
    case function(SourceNode)
  }

  /// Returns the declaration that a call runs; nil if it is not known, or if the call runs a stored closure.
  func callee(of call: SourceNode) -> Callee? {
    guard let callee = call.first else { return nil }
    switch callee.kind {
    case .name:
      let found = lookup(callee.name, at: callee)
      if !found.isEmpty { return function(of: call, among: found) }
      return types.resolve(callee.name, in: call.scopeName).flatMap { initializer(of: $0, call) }
    case .member:
      if let base = callee.first, let type = type(of: base), !type.isList {
        if type.isMeta, callee.name == "init" { return initializer(of: type.name, call) }
        if type.isMeta, let nested = types.resolve("\(type.name).\(callee.name)", in: "") {
          return initializer(of: nested, call)
        }
        return function(of: call, among: types.members(callee.name, of: type.name, seenFrom: call.tree.file))
      }
      guard let path = callee.path, path[0].first?.isUppercase == true,
        let type = types.resolve(path.joined(separator: "."), in: call.scopeName)
      else { return nil }
      return initializer(of: type, call)
    default: return nil
    }
  }

  private func function(of call: SourceNode, among found: [SourceNode]) -> Callee? {
    let matching = found.filter { $0.kind == .function && call.fits($0) }
    return matching.count == 1 ? .function(matching[0]) : nil
  }

  private func initializer(of type: String, _ call: SourceNode) -> Callee? {
    guard types.isDeclared(type) else { return nil }
    let written = types.members("init", of: type, seenFrom: call.tree.file).filter(call.fits)
    if written.count == 1 { return .initializer(type: type, written[0]) }
    return written.isEmpty ? .initializer(type: type, nil) : nil
  }

  /// Returns the declaration that takes an argument of a call; nil if it is not known.
  func parameter(of argument: SourceNode, in call: SourceNode) -> SourceNode? {
    switch callee(of: call) {
    case .function(let function): return call.parameter(of: argument, in: function)
    case .initializer(_, let initializer?): return call.parameter(of: argument, in: initializer)
    case .initializer(let type, nil):
      return types.members(argument.label, of: type, seenFrom: call.tree.file).first { $0.kind == .property }
    case nil: return nil
    }
  }
}

extension SourceNode {
  /// Whether a property or function belongs to its type rather than to the values.
  var isStatic: Bool { label == SourceKind.staticLabel }

  /// The full name of a type, or of the type that an extension extends.
  var fullTypeName: String {
    guard kind == .type else { return name }
    let outer = parent?.scopeName ?? ""
    return outer.isEmpty ? name : "\(outer).\(name)"
  }

  /// The full name of the innermost type around this node or at it; empty if there is none.
  var scopeName: String {
    var node: SourceNode? = self
    while let current = node {
      if current.kind == .type || current.kind == .extension { return current.fullTypeName }
      node = current.parent
    }
    return ""
  }

  /// Returns the declaration of a name directly in a scope that is visible at a node.
  fileprivate func declaration(named name: String, before node: SourceNode) -> SourceNode? {
    var found: SourceNode?
    for child in children {
      guard child.index < node.index || child.kind == .function else { break }
      switch child.kind {
      case .property, .parameter, .function:
        // A name in the value of its own declaration refers to an outer one.
        if child.name == name, child.kind == .function || child.end <= node.index { found = child }
      case .condition:
        if let bound = child.descendants.first(where: { $0.kind == .property && $0.name == name }) { found = bound }
      default: break
      }
    }
    return found
  }

  /// Whether the arguments of a call fit the parameters of a function: the labels in order, and none without a value.
  fileprivate func fits(_ function: SourceNode) -> Bool {
    var parameters = function.children.filter { $0.kind == .parameter }[...]
    var isOpen = false
    for argument in arguments {
      guard let place = parameters.firstIndex(where: { $0.label == argument.label }) else { return false }
      isOpen = isOpen || parameters[..<place].contains { !$0.hasDefault }
      parameters = parameters[(place + 1)...]
    }
    let closures = children.count { $0.kind == .trailing }
    return !isOpen && parameters.count { !$0.hasDefault } <= closures
  }

  /// Whether a parameter has a default value.
  private var hasDefault: Bool { children.contains { ![.typeName, .attribute].contains($0.kind) } }

  /// The parameter of a function that takes an argument of this call.
  fileprivate func parameter(of argument: SourceNode, in function: SourceNode) -> SourceNode? {
    var parameters = function.children.filter { $0.kind == .parameter }[...]
    for one in arguments {
      guard let place = parameters.firstIndex(where: { $0.label == one.label }) else { return nil }
      if one.index == argument.index { return parameters[place] }
      parameters = parameters[(place + 1)...]
    }
    return nil
  }
}
