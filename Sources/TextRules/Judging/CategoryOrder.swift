internal import DynamicType

/// A size category's rank and its name in a sentence.
struct CategoryOrder {
  let category: ContentSizeCategory

  init(_ category: ContentSizeCategory) { self.category = category }

  /// The rank, from 0 for the smallest category to 11 for the largest.
  ///
  /// The only size of a platform without size categories has the rank of Large.
  var rank: Int { category == .default ? ContentSizeCategory.large.rank : category.rank }

  /// The short name, such as `AX3`.
  var name: String { category == .default ? "the default size" : category.shortName }
}
