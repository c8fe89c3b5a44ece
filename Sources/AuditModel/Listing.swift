/// A list as part of a sentence: `a`, `a and b`, `a, b and c`, `a, b, c and 4 more`.
public struct Listing: Hashable, Sendable, CustomStringConvertible {
  /// The list in words.
  public let description: String

  /// Joins items into a list.
  ///
  /// - Parameters:
  ///   - items: The items in words.
  ///   - limit: The largest number of parts; if there are more items, the last part counts the rest.
  public init(_ items: [String], limit: Int = 4) {
    let shown = items.count > limit ? Array(items.prefix(limit - 1)) + ["\(items.count - limit + 1) more"] : items
    guard let last = shown.last, shown.count > 1 else {
      description = shown.first ?? ""
      return
    }
    description = shown.dropLast().joined(separator: ", ") + " and " + last
  }

  /// Joins the first items into a list and counts the others: `a, b, c`, `a, b, c and 4 more`.
  ///
  /// - Parameters:
  ///   - items: The items in words.
  ///   - limit: The number of items to name.
  public init(naming items: [String], upTo limit: Int) {
    let named = items.prefix(limit).joined(separator: ", ")
    description = items.count > limit ? "\(named) and \(items.count - limit) more" : named
  }
}
