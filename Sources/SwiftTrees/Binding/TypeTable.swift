/// The types that the sources declare, with their members, by full nested name.
///
/// A type of another module is included if the sources extend it, with the members of the extensions.
package struct TypeTable: Sendable {
  /// A type with the additions from all declarations and extensions.
  package struct Entry: Sendable {
    /// The declarations; several if targets have types with the same name.
    package var declarations: [SourceNode] = []
    /// The inherited types and protocols, as written.
    package var inherited: [String] = []
    /// The members by name; initializers are `init`.
    package var members: [String: [SourceNode]] = [:]
  }

  package private(set) var entries: [String: Entry] = [:]
  package private(set) var aliases = TypeAliases()
  /// Global functions and variables, by name.
  package private(set) var globals: [String: [SourceNode]] = [:]
  /// The names of the variables that code in any file assigns.
  package let assignedNames: Set<String>
  /// The declarations that may depend on the size category.
  package let sizeMentions: SizeMentions
  /// The names of the members that the sources add to views, which may equal the names of SwiftUI modifiers.
  package private(set) var modifiers: Set<String> = []
  /// The declarations of these members that may hold views, by name.
  package private(set) var viewModifiers: [String: [SourceNode]] = [:]
  /// The members that the sources add to streams, by name.
  package private(set) var streamMembers: [String: [SourceNode]] = [:]
  /// The stored properties of views without a property wrapper, by the full name of the type.
  package private(set) var storedProperties: [String: [SourceNode]] = [:]
  /// The names that functions of views assign, by the full name of the type.
  package private(set) var changedNames: [String: Set<String>] = [:]
  /// The types with several declarations.
  private var copies: [String: TypeCopies] = [:]
  /// The members of other types that share a name, without default implementations of requirements.
  private var overloads: [String: [String: [SourceNode]]] = [:]
  /// The global declarations that share a name.
  private var sharedGlobals: [String: SharedGlobals] = [:]
  /// The full names of types by their declarations and extensions.
  private var names: [SourceNode: String] = [:]
  /// The prefixes of names that are visible inside each type.
  private var scopes: [String: [String]] = [:]
  /// The inherited types and protocols of each type, by full name.
  private var parents: [String: [String]] = [:]
  /// Each type, followed by its inherited types and protocols, the nearest first.
  private var ancestors: [String: [String]] = [:]
  /// The parts of the dotted names of types and aliases; other names are not resolved.
  ///
  /// The value is true if the only type of the name is at the top level.
  private var components: [Substring: Bool] = [:]

  /// Collects the declarations of all files.
  package init(_ trees: [SourceTree]) {
    assignedNames = trees.reduce(into: []) { $0.formUnion($1.changes.assigned) }
    sizeMentions = SizeMentions(trees)
    for tree in trees { collect(tree.root, in: nil) }
    scopes = Dictionary(uniqueKeysWithValues: entries.keys.map { ($0, Self.prefixes(of: $0)) })
    let names = (Array(entries.keys) + Array(aliases.names)).map { $0.split(separator: ".") }
    let nested = Set(names.lazy.filter { $0.count > 1 }.compactMap(\.last))
    for part in Set(names.joined()) { components[part] = !nested.contains(part) && entries[String(part)] != nil }
    for (type, entry) in entries {
      // `extension ViewController` may extend an alias of a system class, whose superclasses count.
      let target = entry.declarations.isEmpty ? aliases.target(of: type, seenFrom: nil).map { [$0] } ?? [] : []
      let names = (entry.inherited + target).flatMap { parts(of: $0, in: type) }.map { TypeName($0).name }
      parents[type] = names.map { resolve($0, in: type) ?? $0 } + [SystemTypes.parent(of: type)].compactMap(\.self)
    }
    for type in entries.keys { ancestors[type] = listed(from: type) }
    collectShared()
    collectViews()
    collectStreams()
  }

  /// Collects the members and globals that share a name, so that no lookup searches all of them.
  private mutating func collectShared() {
    for (type, entry) in entries {
      if entry.declarations.count > 1 {
        copies[type] = TypeCopies(entry)
      } else {
        let several = entry.members.filter { $0.value.count > 1 }
        if !several.isEmpty { overloads[type] = several.mapValues(\.withoutDefaults) }
      }
    }
    for (name, all) in globals where all.count > 1 { sharedGlobals[name] = SharedGlobals(all) }
  }

  /// The protocols and types of streams that apps extend.
  private static let streams = APIList.streamTypes.names.union([
    "Publisher", "ObservableType", "ObservableConvertibleType",
  ])

  /// Collects the members that the sources add to streams.
  private mutating func collectStreams() {
    for type in Self.streams {
      streamMembers.merge(entries[type]?.members ?? [:]) { $0 + $1 }
    }
  }

  /// Collects the members of views.
  private mutating func collectViews() {
    for type in Set(Binder.modified.flatMap(ancestors)) {
      for (name, members) in entries[type]?.members ?? [:] {
        modifiers.insert(name)
        let found = members.filter { !$0.isStatic && $0.mayHoldViews(self) }
        if !found.isEmpty { viewModifiers[name, default: []] += found }
      }
    }
    for (type, entry) in entries where inherits(type, from: "View") {
      let members = entry.members.values.joined()
      storedProperties[type] = members.filter { $0.kind == .property && !$0.hasWrapper && !$0.isStatic }
      changedNames[type] = members.lazy.filter { $0.kind == .function }.reduce(into: []) { names, function in
        for node in function.descendants where node.kind == .assignment { names.insert(node.first?.name ?? "") }
      }
    }
  }

  /// Returns the protocols of a composition such as `Story & View`, also behind an alias; or else the name itself.
  private func parts(of name: String, in scope: String) -> [String] {
    let target = self.scopes(of: scope).lazy.compactMap { aliases.target(of: $0 + name, seenFrom: nil) }.first ?? name
    guard target.contains("&") else { return [name] }
    return target.split(separator: "&").map { $0.filter { !$0.isWhitespace } }
  }

  /// Returns the full name of the innermost type around or at a node; empty if there is none.
  package func scope(of node: SourceNode) -> String {
    func isType(_ node: SourceNode) -> Bool { node.kind == .type || node.kind == .extension }
    return (isType(node) ? node : node.declarationsAround.first(where: isType)).flatMap { names[$0] } ?? ""
  }

  private mutating func collect(_ parent: SourceNode, in type: String?) {
    for node in parent.children {
      switch node.kind {
      case .type, .extension: collect(type: node, in: type)
      case .property, .function, .enumCase, .initializer, .subscript:
        guard !node.name.isEmpty else { continue }
        if let type {
          entries[type, default: Entry()].members[node.name, default: []].append(node)
        } else {
          globals[node.name, default: []].append(node)
        }
      default: break
      }
    }
  }

  private mutating func collect(type node: SourceNode, in outer: String?) {
    let name = node.typeName(in: outer)
    names[node] = name
    if let target = node.first, target.kind == .typeName {
      aliases.add(name, target: target.name, in: node.tree.file)
      return
    }
    if node.kind == .type { entries[name, default: Entry()].declarations.append(node) }
    entries[name, default: Entry()].inherited += node.children.lazy.filter { $0.kind == .inherited }.map(\.name)
    collect(node, in: name)
  }

  /// Whether the sources declare a type.
  package func isDeclared(_ name: String) -> Bool { entries[name].map { !$0.declarations.isEmpty } ?? false }

  // MARK: Names

  /// Returns the full name of a written type; nil if the sources neither declare nor extend it.
  ///
  /// The written name has no generic arguments and no `?`. The scope is the full name of the enclosing type; empty if
  /// there is none. The file decides between aliases with the same name.
  package func resolve(_ written: some StringProtocol, in scope: String, seenFrom file: String? = nil) -> String? {
    if !written.utf8.contains(UInt8(ascii: ".")) {
      guard let isOutside = components[Substring(written)] else { return nil }
      if isOutside { return String(written) }
    }
    var name = String(written)
    // An alias may lead to another one; after a few, aliases are circular.
    for _ in 0..<8 {
      // The innermost scope with a type or alias of the name decides.
      let full = self.scopes(of: scope).lazy.map { $0 + name }.first { entries[$0] != nil || aliases.contains($0) }
      if let full, entries[full] != nil { return full }
      if let target = full.flatMap({ aliases.target(of: $0, seenFrom: file) }) {
        name = TypeName(target).name
        continue
      }
      // The name may start with a module.
      guard let dot = name.firstIndex(of: "."), entries[String(name[..<dot])] == nil else { return nil }
      name = String(name[name.index(after: dot)...])
    }
    return nil
  }

  /// Returns the full name of a type that is written at a node; nil if the sources neither declare nor extend it.
  package func resolve(_ written: some StringProtocol, at node: SourceNode) -> String? {
    resolve(written, in: scope(of: node), seenFrom: node.tree.file)
  }

  /// Returns the prefixes of names that are visible inside a type, the innermost first; the last one is empty.
  package func scopes(of type: String) -> [String] { scopes[type] ?? Self.prefixes(of: type) }

  private static func prefixes(of type: String) -> [String] {
    var scopes = [""]
    var end = type.startIndex
    // Types nest no deeper, but an extension of a tuple can contain any number of types.
    while scopes.count <= SourceLimits.depth, let dot = type[end...].firstIndex(of: ".") {
      end = type.index(after: dot)
      scopes.append(String(type[..<end]))
    }
    if !type.isEmpty { scopes.append(type + ".") }
    return scopes.reversed()
  }

  // MARK: Members

  /// Returns the members of a type with a name, including inherited ones; several if functions are overloaded.
  ///
  /// The file that names them decides between types with the same name.
  package func members(_ name: String, of type: String, seenFrom file: String) -> [SourceNode] {
    for ancestor in ancestors(of: type) {
      guard let own = entries[ancestor]?.members[name] else { continue }
      if let copies = copies[ancestor] { return copies.members(name, seenFrom: file) }
      return own.count == 1 ? own : overloads[ancestor]?[name] ?? own
    }
    return []
  }

  /// Returns global declarations: those in the same file, or else the only ones with the name.
  package func globals(_ name: String, visibleIn tree: SourceTree) -> [SourceNode] {
    sharedGlobals[name]?.visible(in: tree) ?? globals[name] ?? []
  }

  /// Returns the members that a member implements or overrides: code that reads them may read this member.
  package func requirements(of member: SourceNode) -> [SourceNode] {
    guard member.kind == .property || member.kind == .function, !member.isLocal else { return [] }
    let type = scope(of: member)
    return ancestors(of: type).flatMap { ancestor -> [SourceNode] in
      // A type with the same name in another target is unrelated.
      let own = copies[ancestor]?.members(member.name, seenFrom: member.tree.file, withDefaults: true)
      let all = own ?? entries[ancestor]?.members[member.name] ?? []
      guard all.count <= Binder.mostOverloads else { return [] }
      return all.filter { other in
        other.kind == member.kind && other.isStatic == member.isStatic
          && other.parameterLabels == member.parameterLabels
          && other != member && (ancestor == type ? other.isRequirement : other.parent?.kind == .type)
      }
    }
  }

  /// Returns whether a type inherits from or conforms to a system type.
  package func inherits(_ type: String, from system: String) -> Bool { ancestors(of: type).contains(system) }

  /// A type, followed by its inherited types and protocols, the nearest first.
  package func ancestors(of type: String) -> [String] { ancestors[type] ?? listed(from: type) }

  /// The maximum number of inherited types and protocols (our own limit); others do not count.
  private static let mostAncestors = 64

  private func listed(from type: String) -> [String] {
    var list = [type]
    var next = 0
    while next < list.count, list.count < Self.mostAncestors {
      for parent in parents(of: list[next]).prefix(Self.mostAncestors) where !list.contains(parent) {
        list.append(parent)
      }
      next += 1
    }
    return list
  }

  /// Returns the inherited types and protocols of a type, with the superclass of a system class.
  private func parents(of type: String) -> [String] {
    parents[type] ?? SystemTypes.parent(of: type).map { [$0] } ?? []
  }
}

extension SourceNode {
  /// Whether a declaration in the body of a type has neither a value nor a body, as in a protocol.
  package var isRequirement: Bool {
    (kind == .property || kind == .function) && parent?.kind == .type
      && children.allSatisfy { [.attribute, .typeName, .parameter].contains($0.kind) }
  }

  /// The labels of a function's parameters.
  package var parameterLabels: [String] { children.filter { $0.kind == .parameter }.map(\.label) }
}
