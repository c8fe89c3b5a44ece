package import AuditModel
internal import Documents

/// The declarations that affect an app's texts: types, accessors of keys and localizing functions.
package struct SourceIndex: Sendable {
  /// A declaration whose value is one localized key.
  package struct Accessor: Sendable {
    /// The key as written, with ``KeyLookup/hole`` for each interpolation.
    package var key: String
    package var table: String?
    package var isKey: Bool
    /// The format specifier of each interpolation; nil for an unknown type.
    package var specifiers: [String?]
    /// Whether the lookup has its own text for a key that no table has.
    package var hasFallback: Bool
    /// The text itself, if it is a literal.
    package var fallback: String?
    /// The literal of the key.
    package var literal: SourceNode
    /// The declaration.
    package var node: SourceNode
  }

  /// The declaration of an accessor.
  package struct Declaration: Sendable {
    package var name: String
    /// The full name of its type.
    package var type: String
    package var isStatic: Bool
    /// The type of its value as written; nil if inferred.
    package var valueType: String?
    package var location: SourceLocation
  }

  /// Finds the declarations that names refer to.
  package let binder: Binder
  /// The accessors by full name.
  package private(set) var accessors: [String: [Accessor]] = [:]
  /// The accessors by declaration.
  private var accessorsByNode: [SourceNode: Accessor] = [:]
  /// The last names of the accessors.
  private var accessorNames: Set<String> = []
  /// The declarations of accessors by location.
  package private(set) var declarations: [SourceLocation: Declaration] = [:]
  /// The localizing functions, by name.
  package private(set) var localizers: [String: Localizer] = [:]

  /// A declaration with a body, and the full name of its type; empty outside of types.
  private struct Candidate {
    var node: SourceNode
    var type: String
  }

  /// Reads the declarations of sources.
  ///
  /// `named` are the localizers in the configuration.
  package init(_ trees: [SourceTree], localizers named: [String], systemViews: Set<String> = []) {
    binder = Binder(types: TypeTable(trees), systemViews: systemViews)
    for name in named {
      let method = name.lastPart
      localizers[method] = Localizer(key: name.contains(".") ? .receiver : .number(0))
    }
    let candidates = candidates()
    // A localizing function may call another one.
    for _ in 0..<Self.deepest {
      let found = candidates.concurrentMap { [self] in localizer(declaredBy: $0) }
      let new = zip(candidates, found).compactMap { candidate, found in found.map { (candidate.node.name, $0) } }
      if new.isEmpty { break }
      localizers.merge(new) { $0.merged(with: $1) }
    }
    let found = candidates.concurrentMap { [self] in accessor(declaredBy: $0) }
    for case (let candidate, let accessor?) in zip(candidates, found) { add(accessor, of: candidate) }
  }

  /// The maximum number of nested localizing functions (our own limit).
  private static let deepest = 4

  /// The types and their members.
  package var types: TypeTable { binder.types }

  /// The members of all types and the global declarations, in a stable order.
  private func candidates() -> [Candidate] {
    let members = types.entries.sorted { $0.key < $1.key }.flatMap { type, entry in
      entry.members.sorted { $0.key < $1.key }.flatMap { $0.value.map { Candidate(node: $0, type: type) } }
    }
    let globals = types.globals.sorted { $0.key < $1.key }.flatMap { $0.value.map { Candidate(node: $0, type: "") } }
    return (members + globals).filter { $0.node.kind == .property || $0.node.kind == .function }
  }

  /// Types whose extensions may localize the string itself.
  private static let strings = APIList.stringTypes.names

  /// Returns how a function localizes a parameter, or the string that it extends; nil if it does not, or if a function
  /// with its name is already known.
  private func localizer(declaredBy candidate: Candidate) -> Localizer? {
    let node = candidate.node
    guard localizers[node.name] == nil, let body = node.child(.block) else { return nil }
    let parameters = node.children.filter { $0.kind == .parameter }
    let extendsString = Self.strings.contains(candidate.type)
    guard extendsString || !parameters.isEmpty else { return nil }
    func position(of expression: SourceNode?) -> Localizer.Position? {
      guard let expression, expression.kind == .name else { return nil }
      if expression.name == "self", extendsString { return .receiver }
      guard let number = parameters.firstIndex(where: { $0.name == expression.name }) else { return nil }
      return parameters[number].label.isEmpty ? .number(number) : .label(parameters[number].label)
    }
    for call in body.descendants where call.kind == .call || call.kind == .member {
      guard let inner = localizer(of: call), let key = position(of: call.argument(at: inner.key)) else { continue }
      let table = inner.table.flatMap { call.argument(at: $0) }
      let fallback = position(of: Self.fallback(of: call, inner))
      // `AttributedString(markdown: String(localized: key))`
      let isMarkdown =
        node.child(.typeName)?.name == "AttributedString"
        && body.descendants.contains { $0.kind == .call && $0.argument(at: .label("markdown")) != nil }
      return Localizer(
        key: key, table: position(of: table), fixedTable: table?.literal ?? inner.fixedTable,
        // With the key as its own text, people see the key.
        fallback: fallback == key ? nil : fallback, isKey: inner.isKey || isMarkdown, isStatic: node.isStatic,
        isModifier: types.inherits(candidate.type, from: "View"))
    }
    return nil
  }

  /// Returns the accessor in a declaration; nil if its value is not one localized literal.
  private func accessor(declaredBy candidate: Candidate) -> Accessor? {
    let node = candidate.node
    guard !candidate.type.isEmpty, let value = node.onlyValue, let named = key(of: value), !isRunTimeKey(named.literal)
    else { return nil }
    let isTyped = node.child(.typeName).map { $0.name.hasPrefix("LocalizedString") } ?? false
    return Accessor(
      key: named.key, table: named.table, isKey: named.isKey || isTyped,
      specifiers: binder.specifiers(in: named.literal), hasFallback: named.hasFallback,
      fallback: named.fallback, literal: named.literal, node: node)
  }

  private mutating func add(_ accessor: Accessor, of candidate: Candidate) {
    let node = candidate.node
    declarations[node.location] = Declaration(
      name: node.name, type: candidate.type, isStatic: node.isStatic,
      valueType: node.child(.typeName)?.name, location: node.location)
    accessorNames.insert(node.name)
    accessorsByNode[node] = accessor
    accessors["\(candidate.type).\(node.name)", default: []].append(accessor)
  }

  /// The localizer of a call or member access; nil if there is none.
  package func localizer(of node: SourceNode) -> Localizer? {
    if node.kind == .call, let known = Localizer.standard(node) { return known }
    guard let own = localizers[node.name], !isModifier(node, besides: own) else { return nil }
    if own.key == .receiver { return node.argument(at: .receiver) == nil ? nil : own }
    return node.kind == .call ? own : nil
  }

  /// Whether a call is a SwiftUI modifier with the name of an app function that other types have.
  private func isModifier(_ call: SourceNode, besides own: Localizer) -> Bool {
    guard !own.isModifier, call.kind == .call, let callee = call.first, callee.kind == .member, let base = callee.first,
      base.kind == .call
    else { return false }
    // The result of a call is a value, which has no static functions.
    return own.isStatic || base.startsWithView || binder.isView(base)
  }

  /// A literal key that a call localizes.
  package struct LocalizedKey {
    /// The key as written, with ``KeyLookup/hole`` for each interpolation.
    package var key: String
    package var table: String?
    package var isKey: Bool
    package var literal: SourceNode
    /// Whether the call has its own text for a key that no table has.
    package var hasFallback: Bool
    /// The text itself, if it is a literal.
    package var fallback: String?
  }

  /// The literal key that a call localizes, with its table; nil without a localizer or a literal key.
  package func key(of node: SourceNode) -> LocalizedKey? {
    guard let localizer = localizer(of: node), let literal = node.argument(at: localizer.key),
      let key = literal.literal
    else { return nil }
    let table = localizer.table.flatMap { node.argument(at: $0)?.literal } ?? localizer.fixedTable
    let fallback = Self.fallback(of: node, localizer)
    return LocalizedKey(
      key: key, table: table, isKey: localizer.isKey, literal: literal, hasFallback: fallback != nil,
      fallback: fallback?.literal)
  }

  /// Returns the text that a call shows for a key that no table has; nil if it has none.
  ///
  /// Source: Apple documentation of Foundation, `NSLocalizedString` and `String(localized:defaultValue:)`.
  private static func fallback(of call: SourceNode, _ localizer: Localizer) -> SourceNode? {
    let own = localizer.fallback.flatMap { call.argument(at: $0) }
    guard own == nil, call.kind == .call else { return own }
    return call.argument(at: .label("value")) ?? call.argument(at: .label("defaultValue"))
  }

  /// Whether a literal with interpolations is a string with inserted values, which are only known at run time.
  package func isRunTimeKey(_ literal: SourceNode) -> Bool {
    guard literal.child(.hole) != nil, let call = literal.callAround,
      Self.takingStrings.contains(call.name) || types.hasLocalizingInitializer(for: call),
      let localizer = Localizer.standard(call)
    else { return false }
    return call.argument(at: localizer.key) == literal
  }

  /// The functions of Foundation that take a key as a string.
  private static let takingStrings = APIList.localizingCalls.names

  /// Finds the accessors of a path in a type of a file.
  package func accessors(of path: [String], in type: String, seenFrom file: String) -> [Accessor] {
    guard let last = path.last, accessorNames.contains(last) else { return [] }
    for name in names(of: path, in: type, seenFrom: file) {
      guard let found = accessors[name] else { continue }
      guard found.count > 1, let dot = name.lastIndex(of: ".") else { return found }
      // Files may have private types with the same name.
      let visible = types.members(String(name[name.index(after: dot)...]), of: String(name[..<dot]), seenFrom: file)
      guard visible.count <= Binder.mostOverloads else { return [] }
      return visible.compactMap { accessorsByNode[$0] }
    }
    return []
  }

  /// Returns whether a name may end an accessor's path.
  package func mayBeAccessor(_ name: String) -> Bool { accessorNames.contains(name) }

  /// Returns whether the first name of a path is a declared type, looked up from inside a type.
  package func isDeclared(_ path: [String], in type: String) -> Bool {
    names(of: Array(path.prefix(1)), in: type, seenFrom: nil).contains { types.isDeclared($0) }
  }

  /// Returns the full names that a path may have, the nearest scope first.
  private func names(of path: [String], in type: String, seenFrom file: String?) -> [String] {
    if ["Self", "self"].contains(path[0]) {
      return type.isEmpty ? [] : ["\(type).\(path.dropFirst().joined(separator: "."))"]
    }
    let scopes = types.scopes(of: type)
    let first = scopes.lazy.map { $0 + path[0] }.first { types.aliases.contains($0) || types.isDeclared($0) }
    guard let target = first.flatMap({ types.aliases.target(of: $0, seenFrom: file) }) else {
      return names(of: path, in: scopes)
    }
    return names(of: target.split(separator: ".").map(String.init) + path.dropFirst(), in: scopes)
  }

  private func names(of path: [String], in scopes: [String]) -> [String] {
    let joined = path.joined(separator: ".")
    let names = scopes.map { $0 + joined }
    // The path may start with a module.
    return path.count > 2 && !types.isDeclared(path[0]) ? names + [path.dropFirst().joined(separator: ".")] : names
  }
}

extension Localizer {
  /// Merges two functions with one name; the first decides where the key is.
  fileprivate func merged(with other: Localizer) -> Localizer {
    var merged = self
    merged.isStatic = isStatic && other.isStatic
    merged.isModifier = isModifier || other.isModifier
    return merged
  }
}

extension SourceNode {
  /// Whether a chain of calls starts with an `Image` or `Text`.
  fileprivate var startsWithView: Bool {
    var node = self
    while let callee = node.first, node.kind == .call || node.kind == .member {
      if callee.kind == .name, node.kind == .call { return ["Image", "Text"].contains(callee.name) }
      node = callee
    }
    return false
  }

  /// All nodes below this one, in preorder.
  package var descendants: some Sequence<SourceNode> {
    (index + 1..<end).lazy.map { [tree] in SourceNode(tree: tree, index: $0) }
  }

  /// The value that an assignment sets; nil for anything else.
  package var assignedValue: SourceNode? {
    guard kind == .assignment, let target = first, target.end < end else { return nil }
    return SourceNode(tree: tree, index: target.end)
  }

  /// Returns the full name of a type or extension; `outer` is the name of the enclosing type.
  package func typeName(in outer: String?) -> String {
    guard kind == .type, let outer else { return name }
    return "\(outer).\(name)"
  }

  /// The single expression that a property or function returns; nil if it has several statements.
  package var onlyValue: SourceNode? {
    let body = children.filter { ![.attribute, .typeName, .parameter].contains($0.kind) }
    guard body.count == 1, let only = body.first else { return nil }
    guard only.kind == .block else { return only }
    let statements = Array(only.children)
    guard statements.count == 1, let statement = statements.first else { return nil }
    return statement.kind == .result ? statement.first : statement
  }
}
