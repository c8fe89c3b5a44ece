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

  /// Creates an empty collection.
  package init() {}

  /// Returns the keys that a lookup may refer to.
  ///
  /// A lookup without constant parts may refer to every key in its table.
  package func reached(among keys: some Sequence<TextKey>) -> Set<TextKey> {
    var open: Set<String?> = []
    var patterns: [String?: NamePatterns] = [:]
    for lookup in lookups {
      if lookup.key.isOpen {
        open.insert(lookup.table)
      } else {
        patterns[lookup.table, default: NamePatterns()].insert(lookup.key)
      }
    }
    return Set(
      keys.lazy.filter { key in
        documentValues.contains(key.key)
          || [key.table, nil].contains { open.contains($0) || patterns[$0]?.matches(key.key) ?? false }
      })
  }
}
