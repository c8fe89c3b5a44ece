internal import Vocabulary

/// The types of interpolated values, which determine the format specifiers in a key.
extension Binder {
  /// The specifiers by type.
  ///
  /// Source: `interpolation-specifiers.csv`.
  private static let specifiers: [String: String] = {
    let table = TableDecoder(EmbeddedResources.interpolation_specifiers_csv, name: "interpolation-specifiers")
    return Dictionary(uniqueKeysWithValues: table.rows.map { ($0["type"] ?? "", $0["specifier"] ?? "") })
  }()

  /// The labels of arguments that format an interpolated value as text.
  private static let formats = APIList.formattingLabels.names

  /// Returns the format specifiers of the interpolations in a key literal, in order; nil if unknown.
  package func specifiers(in literal: SourceNode) -> [String?] {
    literal.kind == .string ? literal.children.filter { $0.kind == .hole }.map(specifier) : []
  }

  /// Returns the format specifier of an interpolation in a key; nil if the type is unknown.
  private func specifier(of hole: SourceNode) -> String? {
    let arguments = hole.arguments
    guard let value = arguments.first?.first else { return nil }
    if let stated = arguments.first(where: { $0.label == "specifier" }) { return stated.first?.literal }
    guard arguments.count == 1 else {
      return arguments.contains { Self.formats.contains($0.label) } ? "%@" : nil
    }
    return valueType(of: value, depth: 0).flatMap { Self.specifiers[$0] }
  }

  /// Methods and properties that return a string on any type.
  private static let textMembers = APIList.stringMembers.names
  /// Functions that return a string.
  private static let textFunctions: Set<String> = ["NSLocalizedString"]
  private static let operators: Set<String> = ["-", "*", "/", "%"]

  /// Returns the type of a non-optional value, for the types of ``specifiers``; nil if unknown.
  package func valueType(of value: SourceNode, depth: Int) -> String? {
    guard depth < Self.deepest else { return nil }
    switch value.kind {
    case .string: return "String"
    case .number: return value.isReal ? "Double" : "Int"
    case .sum: return commonType(of: Array(value.children), depth: depth)
    case .other where Self.operators.contains(value.name): return commonType(of: Array(value.children), depth: depth)
    case .choice where value.name == "??":
      // The first value is optional, so its type comes from a declaration.
      let operands = Array(value.children)
      guard let first = operands.first, let last = operands.last else { return nil }
      return wrappedType(of: first, depth: depth + 1) ?? (last.kind == .string ? "String" : nil)
    case .choice where value.name == "?": return commonType(of: value.alternatives ?? [], depth: depth)
    case .call: return type(ofValue: value, calledAs: value.first, depth: depth)
    case .member where Self.textMembers.contains(value.name) && value.first != nil: return "String"
    case .member where value.name == "count" && value.first.map { isCounted($0) } == true: return "Int"
    case .name, .member:
      let found = declarations(of: value, depth: depth)
      if found.isEmpty { return lengthType(of: value, depth: depth + 1) }
      guard found.count == 1, !found[0].isOptional else { return nil }
      return type(ofDeclared: found[0], depth: depth + 1)
    default: return nil
    }
  }

  private func type(ofValue call: SourceNode, calledAs callee: SourceNode?, depth: Int) -> String? {
    if callee?.kind == .member, Self.textMembers.contains(call.name), callee?.first != nil { return "String" }
    if callee?.kind == .name {
      if Self.specifiers[call.name] != nil || Self.textFunctions.contains(call.name), callee.map(isSystem) == true {
        return Self.textFunctions.contains(call.name) ? "String" : call.name
      }
      if ["min", "max", "abs"].contains(call.name) {
        return commonType(of: call.arguments.compactMap(\.first), depth: depth)
      }
    }
    guard case .function(let function)? = self.callee(of: call, depth: depth + 1) else { return nil }
    return function.isOptional ? nil : type(ofDeclared: function, depth: depth + 1)
  }

  /// Returns the type of a declaration, without its optionality.
  private func type(ofDeclared declaration: SourceNode, depth: Int) -> String? {
    if let written = declaration.child(.typeName) {
      if declaration.kind != .function, written.hasArrow { return nil }
      let type = TypeName(written.name)
      // A type of the app may have the name of a system type.
      return type.isList || types.isDeclared(type.name) ? nil : type.name
    }
    guard declaration.kind == .property, declaration.child(.block) == nil, declaration.child(.element) == nil,
      let value = declaration.children.first(where: { $0.kind != .attribute })
    else { return nil }
    // `if let count` has the value of the outer declaration.
    return valueType(of: value, depth: depth) ?? wrappedType(of: value, depth: depth)
  }

  /// Returns the declared type inside an optional expression.
  private func wrappedType(of value: SourceNode, depth: Int) -> String? {
    guard depth < Self.deepest else { return nil }
    let found: SourceNode?
    switch value.kind {
    case .name, .member:
      let all = declarations(of: value, depth: depth)
      found = all.count == 1 ? all[0] : nil
    case .call:
      guard case .function(let function)? = callee(of: value, depth: depth) else { return nil }
      found = function
    default: return nil
    }
    return found.flatMap { type(ofDeclared: $0, depth: depth + 1) }
  }

  /// Returns the common type of operands or branches; numbers take the type of the others; nil if unknown.
  private func commonType(of operands: [SourceNode], depth: Int) -> String? {
    let others = operands.filter { $0.kind != .number }
    let all = (others.isEmpty ? operands : others).prefix(Self.deepest).map { valueType(of: $0, depth: depth + 1) }
    guard let first = all.first, let type = first, others.count <= Self.deepest else { return nil }
    if others.isEmpty { return operands.contains(where: \.isReal) ? "Double" : "Int" }
    return all.allSatisfy { $0 == type } ? type : nil
  }

  /// Whether an expression is a list or text, whose count is an `Int`.
  private func isCounted(_ value: SourceNode) -> Bool {
    value.kind == .string || value.kind == .collection
      || type(of: value).map { $0.isList || ($0.name == "String" && !$0.isMeta) } ?? false
  }

  /// Whether the app does not declare a name.
  private func isSystem(_ name: SourceNode) -> Bool {
    declarations(of: name).isEmpty && !types.isDeclared(name.name)
  }
}

extension SourceNode {
  /// Whether a number is written with a fraction or exponent.
  fileprivate var isReal: Bool {
    kind == .number && !name.contains("x") && (name.contains(".") || name.contains("e") || name.contains("E"))
  }
}
