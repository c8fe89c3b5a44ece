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
  /// The texts that documents give to properties of the app's own, which may look them up.
  package var documentValues: Set<String> = []

  /// Creates an empty collection.
  package init() {}

  /// Returns whether a lookup may be one of a key.
  ///
  /// A lookup of which nothing is constant may be one of every key in its table.
  package func mayReach(_ key: TextKey) -> Bool {
    if documentValues.contains(key.key) { return true }
    return lookups.contains { lookup in
      (lookup.table.map { $0 == key.table } ?? true) && (lookup.key.isOpen || lookup.key.matches(key.key))
    }
  }
}
