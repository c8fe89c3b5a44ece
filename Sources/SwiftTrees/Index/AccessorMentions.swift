package import AuditModel

/// Finds accessors of keys that code names in ways that the index does not resolve.
package struct AccessorMentions {
  /// A way to name declarations.
  package struct Way: Hashable, Sendable {
    /// The code around the name of a declaration.
    package enum Context: Hashable, Sendable {
      /// A member of any value.
      case value
      /// A static member after a name, such as a type.
      case type(String)
      /// An implicit member, such as `.title`.
      case implicit
      /// The name alone, in the type with this full name.
      case own(String)
    }

    /// The name of the declarations.
    package var name: String
    package var context: Context
  }

  /// The declarations to find, by the ways to name them.
  private var wanted: [Way: [SourceLocation]] = [:]
  /// The names of these declarations.
  private let names: Set<String>
  private let index: SourceIndex

  /// Creates a search.
  ///
  /// A member of a value may be any member with that name. A static member follows the name of its type, or is implicit
  /// if its value has its own type or if it extends a text type.
  package init(of declarations: [SourceIndex.Declaration], in index: SourceIndex) {
    names = Set(declarations.map(\.name))
    self.index = index
    let aliases = index.types.aliases.pairs.reduce(into: [String: Set<String>]()) { names, alias in
      names[alias.target.lastPart, default: []].insert(alias.name.lastPart)
    }
    for declaration in declarations {
      var contexts: [Way.Context] = [.own(declaration.type)]
      if declaration.isStatic {
        let type = declaration.type.lastPart
        let typeNames = aliases[type, default: []].union([type, "Self", "self"])
        contexts += typeNames.map(Way.Context.type)
        let isOwn = declaration.valueType.map { typeNames.contains($0.lastPart) } ?? false
        if isOwn || !typeNames.isDisjoint(with: Self.textTypes) { contexts.append(.implicit) }
      } else {
        contexts.append(.value)
      }
      for context in contexts {
        wanted[Way(name: declaration.name, context: context), default: []].append(declaration.location)
      }
    }
  }

  private static let textTypes = APIList.textTypes.names

  /// Returns the ways in which a file may name the declarations.
  package func ways(in tree: SourceTree) -> Set<Way> {
    var found: Set<Way> = []
    guard !names.isEmpty else { return found }
    var types: [(end: Int, name: String)] = []
    let areWanted = tree.names.map(names.contains)
    for (index, storage) in tree.nodes.enumerated() {
      while let last = types.last, last.end <= index { types.removeLast() }
      let node = SourceNode(tree: tree, index: index)
      switch storage.kind {
      case .type, .extension: types.append((node.end, node.typeName(in: types.last?.name)))
      case .member where areWanted[Int(storage.name)] && !isOther(node, in: types.last?.name ?? ""):
        found.insert(Way(name: node.name, context: .value))
        if let context = Self.context(of: node) { found.insert(Way(name: node.name, context: context)) }
      case .name where areWanted[Int(storage.name)]:
        if let type = types.last?.name { found.insert(Way(name: node.name, context: .own(type))) }
      default: break
      }
    }
    return found
  }

  /// Whether a path names an accessor that the index resolves, so that it names no other declaration.
  private func isOther(_ member: SourceNode, in type: String) -> Bool {
    guard let path = member.path, path.count > 1, !path[0].isEmpty else { return false }
    return !index.accessors(of: path, in: type, seenFrom: member.tree.file).isEmpty
  }

  /// The code before a static member; nil for an expression other than a type.
  private static func context(of member: SourceNode) -> Way.Context? {
    guard let base = member.first else { return .implicit }
    return base.kind == .name || base.kind == .member ? .type(base.name) : nil
  }

  /// Returns the locations of the declarations that code names in the given ways.
  package func locations(named ways: Set<Way>) -> Set<SourceLocation> {
    Set(ways.lazy.compactMap { wanted[$0] }.joined())
  }
}
