/// The keys that code looks up without writing them as a literal.
package struct RunTimeKeys: Hashable, Sendable {
  /// A lookup of a key in a table.
  package struct Lookup: Hashable, Sendable {
    /// The key, as far as it is constant.
    package var key: NamePattern
    /// The table; nil if the code leaves it open.
    package var table: String?

    /// Creates a lookup.
    package init(key: NamePattern, table: String?) { (self.key, self.table) = (key, table) }
  }

  /// The lookups in code.
  package var lookups: Set<Lookup> = []
  /// The texts that documents give to custom properties, which may look them up.
  package var documentValues: Set<String> = []
  /// The keys that are also names of declarations, as which code may look them up.
  package var declaredNames: Set<String> = []

  /// The lines that look up keys with parts that are only known at run time.
  package var sites: Set<SourceLocation> = []

  /// Creates an empty collection.
  package init() {}

  /// Returns the keys that a lookup may refer to.
  ///
  /// A lookup without constant parts may refer to every key in its table.
  package func reached(among keys: some Sequence<TextKey>) -> Set<TextKey> {
    let open = openTables
    return named(among: keys) { open.contains($0.table) || open.contains(nil) }
  }

  /// Returns those keys of ``reached(among:)`` that only data from outside of the code may name.
  ///
  /// Neither a constant part of a lookup nor a declaration has the name of such a key.
  package func reachedByData(among keys: Set<TextKey>) -> Set<TextKey> {
    let open = openTables
    let possible = keys.filter { open.contains($0.table) || open.contains(nil) }
    return possible.isEmpty ? [] : possible.subtracting(named(among: possible) { declaredNames.contains($0.key) })
  }

  /// The tables of lookups without constant parts.
  private var openTables: Set<String?> { Set(lookups.lazy.filter(\.key.isOpen).map(\.table)) }

  /// Returns the keys that lookups with constant parts, documents or another condition name.
  private func named(among keys: some Sequence<TextKey>, or isNamed: (TextKey) -> Bool) -> Set<TextKey> {
    var patterns: [String?: NamePatterns] = [:]
    for lookup in lookups where !lookup.key.isOpen {
      patterns[lookup.table, default: NamePatterns()].insert(lookup.key)
    }
    return Set(
      keys.filter { key in
        documentValues.contains(key.key) || isNamed(key)
          || [key.table, nil].contains { patterns[$0]?.matches(key.key) ?? false }
      })
  }
}
