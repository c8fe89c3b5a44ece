internal import AuditModel

/// Finds declarations of keys that code names in ways that the index does not resolve.
struct AccessorMentions {
  /// The declarations to look for, by name.
  fileprivate let wanted: [String: [Wanted]]

  /// A declaration to look for; a class, because every member of its name in the code is compared with it.
  fileprivate final class Wanted: Sendable {
    let declaration: SourceIndex.Declaration
    /// The names that its type may have before a static member.
    let typeNames: Set<String>

    init(_ declaration: SourceIndex.Declaration, typeNames: Set<String>) {
      (self.declaration, self.typeNames) = (declaration, typeNames)
    }
  }

  /// Creates a search.
  ///
  /// - Parameters:
  ///   - declarations: The declarations to look for.
  ///   - index: The index of all sources.
  init(of declarations: [SourceIndex.Declaration], in index: SourceIndex) {
    let aliases = index.types.aliases.reduce(into: [String: Set<String>]()) { names, alias in
      names[alias.value.lastPart, default: []].insert(alias.key.lastPart)
    }
    let all = declarations.map { declaration in
      let type = declaration.type.lastPart
      return Wanted(declaration, typeNames: aliases[type, default: []].union([type, "Self", "self"]))
    }
    wanted = Dictionary(grouping: all, by: \.declaration.name)
  }

  /// Returns the locations of the declarations that a file may name.
  ///
  /// A member of a value may be any member of that name. A static member follows the name of its type. It may
  /// follow no name if its value has its own type, or if it extends a type of texts.
  func found(in tree: SourceTree) -> Set<SourceLocation> {
    var found: Set<SourceLocation> = []
    guard !wanted.isEmpty else { return found }
    var types: [(end: Int, name: String)] = []
    let named = tree.names.map { wanted[$0] }
    for (index, storage) in tree.nodes.enumerated() {
      while let last = types.last, last.end <= index { types.removeLast() }
      let node = SourceNode(tree: tree, index: index)
      switch storage.kind {
      case .type, .extension: types.append((node.end, node.typeName(in: types.last?.name)))
      case .member:
        for one in named[Int(storage.name)] ?? [] where !one.declaration.isStatic || one.mayBeType(node.first) {
          found.insert(one.declaration.location)
        }
      case .name:
        for one in named[Int(storage.name)] ?? [] where types.last?.name == one.declaration.type {
          found.insert(one.declaration.location)
        }
      default: break
      }
    }
    return found
  }
}

extension AccessorMentions.Wanted {
  private static let textTypes: Set<String> = ["String", "LocalizedStringKey", "LocalizedStringResource", "Text"]

  /// Returns whether an expression before a static member may be its type.
  fileprivate func mayBeType(_ base: SourceNode?) -> Bool {
    guard let base else {
      let isOwn = declaration.valueType.map { typeNames.contains($0.lastPart) } ?? false
      return isOwn || !typeNames.isDisjoint(with: Self.textTypes)
    }
    guard base.kind == .name || base.kind == .member else { return false }
    return typeNames.contains(base.name)
  }
}
