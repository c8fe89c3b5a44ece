internal import DynamicType

/// A size category's place among the others and its name in a sentence.
struct CategoryOrder {
  let category: ContentSizeCategory

  init(_ category: ContentSizeCategory) { self.category = category }

  /// The place from the smallest, 0…11; the one size of a platform without sizes stands where Large does.
  var rank: Int { category == .default ? ContentSizeCategory.large.rank : category.rank }

  /// The short name, such as `AX3`.
  var name: String { category == .default ? "the default size" : category.shortName }
}
