internal import Documents
internal import SwiftTrees

/// The names of generated types with one member per key, whose files are missing.
///
/// Paths such as `Color.clear` also end in names of keys. A type counts as generated if most of its members in the code
/// are keys, and if no code uses it as the type of a value.
struct GeneratedNamespaces: Sendable {
  private let names: Set<String>

  /// The least number of keys among the members of a type without a usual name (our own choice).
  private static let leastKeys = 3
  /// The least share of keys among the members (our own choice: a table may lack new keys).
  private static let leastShare = 0.8
  /// Parts of the names that generators and developers usually give such types.
  private static let usual = APIList.generatedNamespaces.names

  /// Counts the members of each type in all files.
  init(in trees: [SourceTree], _ types: TypeTable, _ lookup: KeyLookup) {
    let all = trees.concurrentMap { Counts(in: $0, types, lookup) }.reduce(into: Counts()) { $0.add($1) }
    let found = all.members.filter { name, members in
      guard !all.types.contains(name) else { return false }
      let keys = members.values.count { $0 }
      let isUsual = Self.usual.contains { name.lowercased().contains($0) }
      return keys >= (isUsual ? 1 : Self.leastKeys) && Double(keys) >= Self.leastShare * Double(members.count)
    }
    // R.swift always has the same name.
    names = Set(found.keys).union(["R"])
  }

  /// Returns whether a name is that of a generated type.
  func contains(_ name: String) -> Bool { names.contains(name) }

  /// The members of undeclared types in code.
  private struct Counts: Sendable {
    /// Whether each member is a key, by the name of the type.
    var members: [String: [String: Bool]] = [:]
    /// The names in written types, and those of calls.
    var types: Set<String> = []

    init() {}

    init(in tree: SourceTree, _ table: TypeTable, _ lookup: KeyLookup) {
      for index in tree.nodes.indices {
        let node = SourceNode(tree: tree, index: index)
        switch node.kind {
        case .typeName, .inherited, .extension: types.formUnion(node.name.typeNames)
        case .call: if let callee = node.first, callee.kind == .name { types.insert(callee.name) }
        case .member:
          guard node.parent?.kind != .member, let path = node.path, path.count > 1, path[0].isTypeName,
            !table.isDeclared(path[0])
          else { continue }
          members[path[0], default: [:]][path.dropFirst().joined(separator: ".")] =
            !lookup.key(named: path.dropFirst(), table: nil).isEmpty
        default: continue
        }
      }
    }

    mutating func add(_ other: Counts) {
      types.formUnion(other.types)
      members.merge(other.members) { $0.merging($1) { first, _ in first } }
    }
  }
}

extension String {
  /// Whether a name begins like that of a type.
  var isTypeName: Bool { first?.isUppercase == true }

  /// The names in a written type such as `[Row?]`.
  fileprivate var typeNames: [String] {
    isPlainName ? [self] : split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
  }
}
