/// The case-insensitive names and aliases of a type's values.
package struct NameList<Value: RawRepresentable & Hashable & Sendable>: Sendable where Value.RawValue == String {
  /// The kind of value with its article, such as `a text style`.
  package let kind: String
  private let values: [Value]
  /// A closure that returns the name of a value for messages.
  private let shown: @Sendable (Value) -> String
  private let aliases: [(name: String, value: Value)]
  private let index: [String: Value]
  /// A hint about where to find all names; nil to list them if they are few.
  private let hint: String?

  package init(
    kind: String, values: [Value], aliases: KeyValuePairs<String, Value> = [:],
    hint: String? = nil, shown: @escaping @Sendable (Value) -> String = { $0.rawValue }
  ) {
    self.kind = kind
    self.hint = hint
    self.shown = shown
    self.values = values
    self.aliases = aliases.map { (name: $0.key, value: $0.value) }
    let names = values.map { ($0.rawValue, $0) } + values.map { (shown($0), $0) } + self.aliases
    index = Dictionary(names.map { ($0.lowercased(), $1) }, uniquingKeysWith: { first, _ in first })
  }

  /// Returns the value with a name; ignores white space around the name.
  package func value(_ name: String) throws(UnknownName) -> Value {
    let name = Self.trimmed(name)
    if let value = index[name.lowercased()] { return value }
    throw UnknownName(
      name, kind: kind, known: values.map(shown),
      accepted: (values.map { (name: $0.rawValue, value: $0) } + aliases).map {
        (name: $0.name, known: shown($0.value))
      }, hint: hint)
  }

  /// Parses a comma-separated list of names and groups.
  ///
  /// Returns the values in declaration order, without duplicates.
  package func list(_ text: String, groups: [String: [Value]]) throws(UnknownName) -> [Value] {
    var chosen: Set<Value> = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let name = Self.trimmed(String(part))
      if let group = groups[name.lowercased()] {
        chosen.formUnion(group)
      } else {
        chosen.insert(try value(name))
      }
    }
    return values.filter(chosen.contains)
  }

  private static func trimmed(_ name: String) -> String {
    let isSpace: (Character) -> Bool = { $0.isWhitespace }
    let head = name.drop(while: isSpace)
    return String(head.prefix(head.count - head.reversed().prefix(while: isSpace).count))
  }
}
