internal import DynamicType

/// A size category's place among the others and its name in a sentence.
struct CategoryOrder {
  private static let names = ["XS", "S", "M", "L", "XL", "XXL", "XXXL", "AX1", "AX2", "AX3", "AX4", "AX5"]

  /// The place from the smallest, 0…11; the one size of a platform without sizes stands where Large does.
  let rank: Int
  /// The short name, such as `AX3`.
  let name: String

  init(_ category: ContentSizeCategory) {
    let place = ContentSizeCategory.allCases.firstIndex(of: category) ?? 0
    rank = category == .default ? Self.rank(of: .large) : place
    name = category == .default ? "the default size" : Self.names[min(place, Self.names.count - 1)]
  }

  private static func rank(of category: ContentSizeCategory) -> Int {
    ContentSizeCategory.allCases.firstIndex(of: category) ?? 0
  }
}
