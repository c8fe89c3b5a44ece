internal import AuditModel
internal import SwiftTrees

/// Finds the strings that an expression may have, as far as the code shows their origin.
///
/// The search goes from a name to its declaration, and from a parameter to the arguments of all callers. A value from
/// outside of the code, such as a decoded value, is open.
struct StringReading {
  let binder: Binder
  let names: NameReferences
  /// The number of expressions that may still be visited.
  private var patience = 4096

  /// The maximum number of declarations and calls to follow from an expression (our own limit).
  private static let deepest = 10
  /// The maximum number of strings of one expression with open parts (our own limit); more are open.
  private static let most = 64

  init(binder: Binder, names: NameReferences) { (self.binder, self.names) = (binder, names) }

  /// Returns the possible strings of an expression; one of them is open if the code does not show all of them.
  mutating func strings(of expression: SourceNode, depth: Int = 0) -> NameSet {
    patience -= 1
    guard depth < Self.deepest, patience > 0 else { return .open }
    let found = read(expression, depth: depth + 1)
    return found.hasMoreOpenNames(than: Self.most) ? .open : found
  }

  private mutating func read(_ node: SourceNode, depth: Int) -> NameSet {
    switch node.kind {
    case .string: return literal(node, depth: depth)
    case .sum:
      return node.children.reduce(NameSet([NamePattern([""])])) { Self.joined($0, strings(of: $1, depth: depth)) }
    case .choice:
      return union(node.children.filter { $0.kind != .condition && $0.kind != .property }, depth: depth)
    case .block:
      let statements = Array(node.children)
      guard statements.count == 1 else { return results(in: node, depth: depth) }
      return strings(of: statements[0], depth: depth)
    case .result: return node.first.map { strings(of: $0, depth: depth) } ?? NameSet()
    case .constant where node.isNil: return NameSet()
    case .call: return call(node, depth: depth)
    case .element: return node.first.map { elements(of: $0, depth: depth) } ?? .open
    case .member where node.name == "rawValue": return rawValues(of: node) ?? .open
    case .name where node.name == "rawValue" && binder.declarations(of: node).isEmpty:
      return rawValues(of: node) ?? .open
    case .name, .member:
      if node.kind == .name, node.name == "self" { return receivers(around: node, depth: depth) }
      // The value in a setter or observer comes from anywhere.
      if ["$0", "newValue", "oldValue"].contains(node.name) { return .open }
      let found = binder.declarations(of: node)
      return found.count == 1 ? declared(found[0], depth: depth) : .open
    default: return .open
    }
  }

  private mutating func union(_ nodes: [SourceNode], depth: Int) -> NameSet {
    var found = NameSet()
    for node in nodes { found.formUnion(strings(of: node, depth: depth)) }
    return found
  }

  private static func joined(_ first: NameSet, _ second: NameSet) -> NameSet {
    first.joined(with: second, limit: most) ?? .open
  }

  private mutating func literal(_ node: SourceNode, depth: Int) -> NameSet {
    var found = NameSet([NamePattern([""])])
    for part in node.children {
      guard part.kind == .hole else {
        found = Self.joined(found, NameSet([NamePattern([part.name])]))
        continue
      }
      let value = part.arguments.count == 1 ? part.arguments.first?.first : nil
      found = Self.joined(found, value.map { strings(of: $0, depth: depth) } ?? .open)
    }
    return found
  }

  private mutating func call(_ call: SourceNode, depth: Int) -> NameSet {
    if call.name == "String", call.arguments.count == 1, let value = call.argument(at: .number(0)) {
      return strings(of: value, depth: depth)
    }
    guard case .function(let function)? = binder.callee(of: call), let body = function.child(.block) else {
      return .open
    }
    return shared(.declaration(function), depth: depth) { $0.strings(of: body, depth: depth) } ?? .open
  }

  /// The values that a block with several statements returns.
  private mutating func results(in block: SourceNode, depth: Int) -> NameSet {
    let results = block.descendants.filter { $0.kind == .result && $0.name.isEmpty }
    return results.isEmpty ? .open : union(Array(results), depth: depth)
  }

  // MARK: Declarations

  private func declared(_ declaration: SourceNode, depth: Int) -> NameSet {
    shared(.declaration(declaration), depth: depth) { reading in
      switch declaration.kind {
      case .property:
        if let body = declaration.child(.block) { return reading.strings(of: body, depth: depth) }
        return reading.stored(declaration, depth: depth)
      case .parameter: return reading.parameter(declaration, depth: depth)
      default: return nil
      }
    } ?? .open
  }

  /// Returns the names of values that other expressions may have too; nil without a value.
  private func shared(
    _ origin: NameReferences.Origin, depth: Int, _ read: (inout StringReading) -> NameSet?
  ) -> NameSet? {
    names.names(from: origin, depth: depth) {
      // The patience of this expression must not affect others.
      var reading = StringReading(binder: binder, names: names)
      return read(&reading)
    }
  }

  /// Returns the names of values from an origin; nil without a value.
  private func values(
    from origin: NameReferences.Origin, depth: Int, _ nodes: (NameReferences) -> [SourceNode]
  ) -> NameSet? {
    shared(origin, depth: depth) { reading in
      let nodes = nodes(reading.names)
      return nodes.isEmpty ? nil : reading.union(nodes, depth: depth)
    }
  }

  /// The values of a stored property: its own, those that code assigns, and the arguments of its type's initializer.
  private mutating func stored(_ property: SourceNode, depth: Int) -> NameSet {
    // A property in a condition has the value that it unwraps; a wrapper may have any value.
    guard property.child(.attribute).map({ $0.name == SourceKind.privateName || $0.name == "State" }) ?? true else {
      return .open
    }
    let own = property.children.filter { ![.attribute, .typeName].contains($0.kind) }
    var found = own.isEmpty ? nil : union(own, depth: depth)
    if !property.isLet || own.isEmpty {
      let assigned = values(from: .assignments(property.name), depth: depth) { names in
        names.references(to: property.name).compactMap { reference in
          let target = reference.parent?.kind == .assignment ? reference.parent : nil
          return target?.first == reference ? target?.assignedValue : nil
        }
      }
      found = Self.union(found, assigned)
    }
    if !property.isLocal, !property.isStatic, !property.isLet || property.onlyValue == nil {
      let type = binder.types.scope(of: property)
      guard !binder.types.ancestors(of: type).contains(where: Self.decoded.contains) else { return .open }
      if binder.types.members("init", of: type, seenFrom: property.tree.file).isEmpty {
        let (name, label) = (type.lastPart, property.name)
        let arguments = values(from: .arguments(type: name, label: label), depth: depth) { names in
          names.calls(of: name).compactMap { $0.argument(at: .label(label)) }
        }
        found = Self.union(found, arguments)
      }
    }
    return found ?? .open
  }

  private static func union(_ first: NameSet?, _ second: NameSet?) -> NameSet? {
    guard var union = first, let second else { return first ?? second }
    union.formUnion(second)
    return union
  }

  /// Protocols for types with values from files and networks.
  private static let decoded = APIList.decodedProtocols.names

  /// The arguments for a parameter in all calls, and its default value.
  private mutating func parameter(_ parameter: SourceNode, depth: Int) -> NameSet {
    guard let function = parameter.parent, function.kind == .function || function.kind == .initializer else {
      return .open
    }
    let name = function.kind == .function ? function.name : binder.types.scope(of: function).lastPart
    let own = parameter.children.filter { ![.attribute, .typeName].contains($0.kind) }
    let parameters = function.children.filter { $0.kind == .parameter }
    // Functions with equal parameters share the same calls.
    let origin = NameReferences.Origin.parameter(
      parameters.firstIndex(of: parameter) ?? 0, of: name, parameters: parameters.map(\.shape))
    let arguments = values(from: origin, depth: depth) { names in
      names.calls(of: name).lazy.filter { $0.fits(function) }.flatMap { call in
        call.arguments.filter { call.parameter(of: $0, in: function) == parameter }.compactMap(\.first)
      }
    }
    // Without a caller in the sources, other code may call it.
    return Self.union(own.isEmpty ? nil : union(own, depth: depth), arguments) ?? .open
  }

  /// The strings on which code calls the `String` extension member around `self`.
  private mutating func receivers(around node: SourceNode, depth: Int) -> NameSet {
    guard let owner = node.memberAround, ["String", "StringProtocol"].contains(binder.types.scope(of: owner)) else {
      return .open
    }
    return values(from: .receivers(owner.name), depth: depth) { names in
      names.references(to: owner.name).filter { $0.kind == .member }.compactMap(\.first)
    } ?? .open
  }

  /// The elements of a list of literals.
  private mutating func elements(of list: SourceNode, depth: Int) -> NameSet {
    if list.kind == .collection, list.name.isEmpty { return union(Array(list.children), depth: depth) }
    let found = binder.declarations(of: list)
    guard found.count == 1, binder.isConstant(found[0]), let value = found[0].onlyValue, value.kind == .collection,
      value.name.isEmpty
    else { return .open }
    return values(from: .declaration(value), depth: depth) { _ in Array(value.children) } ?? NameSet()
  }

  /// The raw values of the enum that a value belongs to; nil if the enum is unknown.
  private func rawValues(of node: SourceNode) -> NameSet? {
    let owner = node.first.map { binder.type(of: $0)?.name } ?? binder.types.scope(of: node)
    guard let owner, let entry = binder.types.entries[owner], entry.inherited.contains("String") else { return nil }
    return names.names(from: .rawValues(owner), depth: 0) {
      let cases = entry.members.values.joined().filter { $0.kind == .enumCase }
      return cases.isEmpty ? nil : NameSet(Set(cases.map { NamePattern([$0.first?.literal ?? $0.name]) }))
    }
  }
}

extension SourceNode {
  /// The innermost function or property around a node that is not local.
  var memberAround: SourceNode? {
    chain.first { ($0.kind == .function || $0.kind == .property) && !$0.isLocal }
  }
  /// The traits of a parameter that decide which arguments it takes.
  fileprivate var shape: String {
    let hasDefault = children.contains { ![.attribute, .typeName].contains($0.kind) }
    return "\(label):\(child(.typeName)?.name ?? "")\(hasDefault ? "=" : "")"
  }
}
