internal import DynamicType

/// A size category's place among the others and its name in a sentence.
struct CategoryOrder {
  /// The place from the smallest, 0…11; the one size of a platform without sizes stands where Large does.
  let rank: Int
  /// The short name, such as `AX3`.
  let name: String

  private static let ranks = Dictionary(
    uniqueKeysWithValues: ContentSizeCategory.allCases.enumerated().map { ($0.element, $0.offset) })

  init(_ category: ContentSizeCategory) {
    rank = Self.ranks[category == .default ? .large : category] ?? 0
    name = category == .default ? "the default size" : category.shortName
  }
}
