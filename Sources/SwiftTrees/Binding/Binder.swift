/// Finds the declaration that a name in code refers to.
///
/// The binder looks up names like the compiler, from the innermost scope outwards, and members by the full name of the
/// type. If the type is unknown, it finds nothing: a member's name alone never decides.
package struct Binder: Sendable {
  package let types: TypeTable
  /// The names of SwiftUI views.
  package let systemViews: Set<String>

  /// Returns the declarations that a name or member access may refer to: a property, parameter or enum case, or
  /// overloaded functions.
  ///
  /// The result is empty if unknown. `depth` is the number of pending type lookups.
  package func declarations(of node: SourceNode, depth: Int = 0) -> [SourceNode] {
    switch node.kind {
    case .name:
      let found = lookup(Self.plain(node.name), at: node)
      return found.count > Self.mostOverloads ? [] : found
    case .member: return members(Self.plain(node.name), of: node, depth: depth)
    default: return []
    }
  }

  /// The maximum number of functions with the same name in one type, or globally, for overload resolution.
  ///
  /// Our own limit, far above hand-written code: each call is compared with all of them. With more functions, the
  /// callee is unknown.
  package static let mostOverloads = 128

  /// Returns the name without a property wrapper's `$`: `$title` becomes `title`, but `$0` stays the same.
  package static func plain(_ name: String) -> String {
    name.utf8.first == UInt8(ascii: "$") && name.dropFirst().first?.isNumber == false ? String(name.dropFirst()) : name
  }

  private func members(_ name: String, of node: SourceNode, depth: Int) -> [SourceNode] {
    guard let base = node.first else { return implicit(name, at: node, depth: depth) }
    guard let type = type(of: base, depth: depth + 1), !type.isList, !type.isStream else {
      return []
    }
    let found = types.members(name, of: type.name, seenFrom: node.tree.file)
    guard found.count <= Self.mostOverloads else { return [] }
    return found.filter { type.isMeta == ($0.isStatic || $0.kind == .enumCase) }
  }

  /// Returns the declarations of an implicit member, such as `.title` for a parameter of the type `String`.
  private func implicit(_ name: String, at node: SourceNode, depth: Int) -> [SourceNode] {
    guard node.kind == .member, let type = expectedType(of: node, depth: depth + 1), !type.isList else { return [] }
    let found = types.members(name, of: type.name, seenFrom: node.tree.file)
    return found.count > Self.mostOverloads ? [] : found.filter { $0.isStatic || $0.kind == .enumCase }
  }

  // MARK: Scopes

  /// The names of a property's value in its setter and observers.
  private static let observedNames: Set<String> = ["newValue", "oldValue"]

  /// Looks up a name from the innermost scope outwards.
  private func lookup(_ name: String, at node: SourceNode) -> [SourceNode] {
    let number = node.tree.index.number(of: name)
    for (inner, scope) in node.outwardSteps {
      switch scope.kind {
      case .type, .extension:
        let type = types.scope(of: scope)
        let found = types.members(name, of: type, seenFrom: node.tree.file)
        if !found.isEmpty { return found }
        // Initializers set the storage of property wrappers: `_title`.
        if name.first == "_" {
          let wrapped = types.members(String(name.dropFirst()), of: type, seenFrom: node.tree.file)
          if !wrapped.isEmpty { return wrapped }
        }
      // A declaration in a block is not visible in other top-level declarations.
      case .property, .file: break
      case .function where scope.name.first == "(" && Self.observedNames.contains(name):
        if let property = scope.observedProperty { return [property] }
      default:
        if let number, let found = node.tree.index.declaration(of: number, in: scope, at: node, in: inner) {
          return [SourceNode(tree: node.tree, index: found)]
        }
      }
    }
    return types.globals(name, visibleIn: node.tree)
  }

  // MARK: Calls

  /// The declaration that a call runs.
  package enum Callee {
    /// An initializer of a type; nil for the memberwise initializer, whose labels are properties.
    case initializer(type: String, SourceNode?)
    case function(SourceNode)
    /// An enum case with values.
    case enumCase(SourceNode)
  }

  /// Returns the declaration that a call runs; nil if unknown, or if the call runs a stored closure.
  package func callee(of call: SourceNode) -> Callee? { callee(of: call, depth: 0) }

  /// `depth` is the number of pending type lookups.
  package func callee(of call: SourceNode, depth: Int) -> Callee? {
    guard depth < Self.deepest, let callee = call.first else { return nil }
    switch callee.kind {
    case .name:
      let found = lookup(callee.name, at: callee)
      if !found.isEmpty { return function(of: call, among: found, depth: depth) }
      if callee.name == "Self" { return initializer(of: types.scope(of: call), call, depth: depth) }
      return types.resolve(callee.name, at: call).flatMap { initializer(of: $0, call, depth: depth) }
    case .member:
      guard let type = callee.first.map({ type(of: $0, depth: depth + 1) }) ?? expectedMeta(of: call, depth: depth + 1),
        !type.isList, !type.isStream
      else { return initializer(ofPath: callee, call, depth: depth) }
      // An initializer may call another initializer of its type: `self.init(title)`.
      if callee.name == "init", type.isMeta || ["self", "super"].contains(callee.first?.name) {
        return initializer(of: type.name, call, depth: depth)
      }
      if type.isMeta, let nested = types.resolve("\(type.name).\(callee.name)", in: "") {
        return initializer(of: nested, call, depth: depth)
      }
      let found = types.members(callee.name, of: type.name, seenFrom: call.tree.file)
      return function(of: call, among: found, depth: depth)
    default: return nil
    }
  }

  /// The type of an implicit member, such as `.init(title)`.
  private func expectedMeta(of node: SourceNode, depth: Int) -> ValueType? {
    guard var type = expectedType(of: node, depth: depth) else { return nil }
    type.isMeta = true
    return type
  }

  /// The initializer of a type in a path, such as `Module.Row(title)`.
  private func initializer(ofPath callee: SourceNode, _ call: SourceNode, depth: Int) -> Callee? {
    guard let path = callee.path, path[0].first?.isUppercase == true,
      let type = types.resolve(path.joined(separator: "."), at: call)
    else { return nil }
    return initializer(of: type, call, depth: depth)
  }

  private func function(of call: SourceNode, among found: [SourceNode], depth: Int) -> Callee? {
    guard found.count <= Self.mostOverloads else { return nil }
    let callable = found.filter { $0.kind == .function || $0.kind == .enumCase }
    let matching = best(of: callable.filter(call.fits), for: call, depth: depth)
    guard matching.count == 1 else { return nil }
    return matching[0].kind == .function ? .function(matching[0]) : .enumCase(matching[0])
  }

  private func initializer(of type: String, _ call: SourceNode, depth: Int) -> Callee? {
    let isDeclared = types.isDeclared(type)
    guard isDeclared || call.hasOwnLabel else { return nil }
    let all = types.members("init", of: type, seenFrom: call.tree.file)
    guard all.count <= Self.mostOverloads else { return nil }
    let written = best(of: all.filter(call.fits), for: call, depth: depth)
    if written.count == 1 { return .initializer(type: type, written[0]) }
    return written.isEmpty && isDeclared ? .initializer(type: type, nil) : nil
  }

  /// Returns the declaration that takes an argument of a call; nil if unknown.
  package func parameter(of argument: SourceNode, in call: SourceNode, depth: Int = 0) -> SourceNode? {
    switch callee(of: call, depth: depth) {
    case .function(let function), .enumCase(let function): return call.parameter(of: argument, in: function)
    case .initializer(_, let initializer?): return call.parameter(of: argument, in: initializer)
    case .initializer(let type, nil):
      return types.members(argument.label, of: type, seenFrom: call.tree.file).first { $0.kind == .property }
    case nil: return nil
    }
  }
}

extension SourceNode {
  /// The types of values that SwiftUI localizes.
  package static let keyTypes: Set<String> = ["LocalizedStringKey", "LocalizedStringResource"]

  /// Whether a declaration has a key as its written type.
  package var takesKeys: Bool {
    kind == .type ? false : child(.typeName).map { Self.keyTypes.contains(TypeName($0.name).name) } ?? false
  }

  /// Whether a property or function belongs to its type, not to instances.
  package var isStatic: Bool { label == SourceKind.staticLabel }

  /// Whether the arguments of a call fit a function's parameters: labels in order, and none required is missing.
  package func fits(_ function: SourceNode) -> Bool {
    var parameters = function.children.filter { $0.kind == .parameter }[...]
    var isOpen = false
    for argument in children where argument.kind == .argument {
      guard let place = parameters.firstIndex(where: { $0.label == argument.label }) else { return false }
      isOpen = isOpen || parameters[..<place].contains { !$0.hasDefault }
      if parameters[place].takesClosure, argument.first?.isNoClosure == true { return false }
      parameters = parameters[(place + 1)...]
    }
    let open = parameters.filter { !$0.hasDefault }
    return !isOpen && open.count <= children.count { $0.kind == .trailing } && open.allSatisfy(\.takesClosure)
  }

  /// The argument labels of SwiftUI's own initializers with a text.
  private static let systemLabels = APIList.textLabels.names

  /// Whether a call has a label that no initializer of SwiftUI has, so that it runs one in an app's extension.
  fileprivate var hasOwnLabel: Bool {
    arguments.contains { !Self.systemLabels.contains($0.label) }
      || arguments.contains { $0.label == "icon" && $0.first?.kind != .closure }
  }

  /// Whether a type name is a closure type.
  package var hasArrow: Bool {
    var last: UInt8 = 0
    return name.utf8.contains { byte in
      defer { last = byte }
      return last == UInt8(ascii: "-") && byte == UInt8(ascii: ">")
    }
  }

  /// Whether a parameter takes a closure.
  private var takesClosure: Bool { child(.typeName)?.hasArrow == true }

  /// Whether an expression cannot be a closure.
  private var isNoClosure: Bool {
    [.string, .number, .collection].contains(kind) || kind == .constant && !isNil || path?.first?.isEmpty == true
  }

  /// Whether a parameter has a default value.
  var hasDefault: Bool { children.contains { ![.typeName, .attribute].contains($0.kind) } }

  /// The parameter of a function that takes an argument of this call.
  package func parameter(of argument: SourceNode, in function: SourceNode) -> SourceNode? {
    var parameters = function.children.filter { $0.kind == .parameter }[...]
    for one in children where one.kind == .argument {
      guard let place = parameters.firstIndex(where: { $0.label == one.label }) else { return nil }
      if one.index == argument.index { return parameters[place] }
      parameters = parameters[(place + 1)...]
    }
    return nil
  }
}
