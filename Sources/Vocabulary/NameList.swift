/// The known and the accepted names of a kind of value, compared without regard to case.
package struct NameList<Value: RawRepresentable & Hashable & Sendable>: Sendable where Value.RawValue == String {
  /// What the names are, with the article: `a text style`.
  package let kind: String
  private let values: [Value]
  /// How a value is named to people.
  private let shown: @Sendable (Value) -> String
  private let aliases: [(name: String, value: Value)]
  private let index: [String: Value]
  /// Where all names are found; nil lists them if they are few.
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
    let pairs = values.map { ($0.rawValue.lowercased(), $0) } + aliases.map { ($0.key.lowercased(), $0.value) }
    index = Dictionary(pairs, uniquingKeysWith: { first, _ in first })
  }

  /// The value of one name; spaces around it do not count.
  package func value(_ name: String) throws(UnknownName) -> Value {
    let name = Self.trimmed(name)
    if let value = index[name.lowercased()] { return value }
    throw UnknownName(
      name, kind: kind, known: values.map(shown),
      accepted: (values.map { (name: $0.rawValue, value: $0) } + aliases).map {
        (name: $0.name, known: shown($0.value))
      }, hint: hint)
  }

  /// The values of a list with commas, each once, in the order of the kind; a group stands for several.
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
