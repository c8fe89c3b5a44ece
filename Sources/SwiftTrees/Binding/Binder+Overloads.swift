/// The choice between functions with the same name and labels.
extension Binder {
  /// Narrows overloads down to those whose parameters best match which arguments are keys and which are plain strings.
  func best(of overloads: [SourceNode], for call: SourceNode, depth: Int) -> [SourceNode] {
    guard overloads.count > 1 else { return overloads }
    let overloads = possible(overloads, for: call, depth: depth)
    guard overloads.count > 1 else { return overloads }
    // Arguments multiply the work at each level, so few levels must suffice.
    let areKeys = call.arguments.map { argument in argument.first.map { isKey($0, depth: depth + 4) } }
    let fits = overloads.map { overload in
      zip(call.arguments, areKeys).count { argument, isKey in
        (call.parameter(of: argument, in: overload)?.takesKeys ?? false) == isKey
      }
    }
    let most = fits.max()
    let best = zip(overloads, fits).compactMap { $1 == most ? $0 : nil }
    guard best.count > 1 else { return best }
    // Swift prefers a function whose parameters all have arguments.
    let passed = call.children.count { $0.kind == .argument || $0.kind == .trailing }
    let complete = best.filter { function in function.children.count { $0.kind == .parameter } == passed }
    return complete.count == 1 ? complete : best
  }

  /// Whether an expression is a key if both a key and a string are possible, such as a literal.
  private func isKey(_ value: SourceNode, depth: Int) -> Bool {
    if value.kind == .choice { return value.children.contains { $0.kind != .condition && isKey($0, depth: depth) } }
    let declared = declarations(of: value, depth: depth)
    return value.kind == .string || (declared.count == 1 && declared[0].takesKeys)
  }

  // MARK: Types of arguments

  /// Returns the overloads whose parameters may take the arguments of a call, by the known types; all if none may.
  private func possible(_ overloads: [SourceNode], for call: SourceNode, depth: Int) -> [SourceNode] {
    // Arguments multiply the work at each level, so few levels must suffice.
    let passed = call.arguments.map { argument in
      argument.first.flatMap { $0.kind == .member && $0.first == nil ? nil : type(of: $0, depth: depth + 6) }
    }
    let isLiteral = call.arguments.map { $0.first?.kind == .string }
    let found = overloads.filter { overload in
      zip(call.arguments, zip(passed, isLiteral)).allSatisfy { argument, value in
        guard let type = value.0, let parameter = call.parameter(of: argument, in: overload) else { return true }
        return mayTake(type, isLiteral: value.1, parameter)
      }
    }
    return found.isEmpty ? overloads : found
  }

  /// Whether a parameter may take a value of a type; false only if both types are known and unrelated.
  private func mayTake(_ value: ValueType, isLiteral: Bool, _ parameter: SourceNode) -> Bool {
    guard !value.isMeta, let written = parameter.child(.typeName) else { return true }
    if written.hasArrow { return false }
    let name = TypeName(written.name)
    guard let type = types.resolve(name.name, at: parameter) ?? (Self.plainTypes.contains(name.name) ? name.name : nil)
    else { return true }
    let isKnown = types.isDeclared(value.name) || Self.plainTypes.contains(value.name)
    guard isKnown, types.isDeclared(type) || Self.plainTypes.contains(type), !types.isProtocol(type) else {
      return true
    }
    if value.isList != name.isList || value.isStream != name.isStream { return false }
    if isLiteral { return !types.isDeclared(type) || types.mayBeLiteral(type) }
    return types.ancestors(of: value.name).contains(type)
  }

  /// Types without subtypes, into which Swift converts no other type.
  private static let plainTypes = APIList.numberTypes.names.union(["String", "Bool"]).subtracting(["CGFloat", "Double"])
}

extension TypeTable {
  /// Whether a type is a protocol.
  func isProtocol(_ type: String) -> Bool {
    entries[type]?.declarations.contains { $0.attributes.contains { $0.name == SourceKind.protocolName } } ?? true
  }

  /// Whether a string literal may be a value of a type.
  fileprivate func mayBeLiteral(_ type: String) -> Bool {
    ancestors(of: type).contains { $0.hasPrefix("ExpressibleBy") }
  }
}
