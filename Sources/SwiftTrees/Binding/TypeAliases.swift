/// The type aliases of an app, by full name.
///
/// Targets often declare an alias of the same name for their own type. Code sees the alias that is nearest to its file.
package struct TypeAliases: Sendable {
  /// A declaration of an alias.
  private struct Alias {
    var file: String
    var target: String
  }

  private var all: [String: [Alias]] = [:]

  /// The maximum number of aliases with one name that are compared (our own limit); with more, the alias is unknown.
  private static let most = 64

  /// The full names.
  package var names: some Collection<String> { all.keys }

  /// The full names with each of their targets.
  package var pairs: [(name: String, target: String)] {
    all.flatMap { name, aliases in aliases.map { (name, $0.target) } }
  }

  package mutating func add(_ name: String, target: String, in file: String) {
    all[name, default: []].append(Alias(file: file, target: target))
  }

  /// Returns whether an alias has a full name.
  package func contains(_ name: String) -> Bool { all[name] != nil }

  /// Returns the target of an alias as written; nil if several aliases are equally near to the file.
  package func target(of name: String, seenFrom file: String?) -> String? {
    guard let aliases = all[name] else { return nil }
    if aliases.count == 1 || aliases.allSatisfy({ $0.target == aliases[0].target }) { return aliases[0].target }
    guard let file, aliases.count <= Self.most else { return nil }
    let folders = file.split(separator: "/").dropLast()
    let shared = aliases.map { alias in
      zip(alias.file.split(separator: "/").dropLast(), folders).prefix { $0 == $1 }.count
    }
    let nearest = shared.max()
    let targets = Set(zip(aliases, shared).lazy.filter { $1 == nearest }.map(\.0.target))
    return targets.count == 1 ? targets.first : nil
  }
}
