/// A plural category of numbers (Unicode CLDR, Language Plural Rules).
package enum PluralCategory: Int, CaseIterable, Hashable, Sendable {
  case zero, one, two, few, many, other

  /// The category's name in files, such as `few`.
  package var name: String { "\(self)" }

  /// Looks up a category by its name, such as `few`; returns nil for any other name.
  package init?(name: some StringProtocol) {
    guard let found = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = found
  }
}
