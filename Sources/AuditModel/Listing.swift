/// Things in a sentence: `a`, `a and b`, `a, b and c`, `a, b, c and 4 more`.
public struct Listing: Hashable, Sendable, CustomStringConvertible {
  /// The sentence's part.
  public let description: String

  /// Puts things side by side.
  ///
  /// - Parameters:
  ///   - items: The things, in words.
  ///   - limit: How many are told; the rest is counted.
  public init(_ items: [String], limit: Int = 4) {
    let shown = items.count > limit ? Array(items.prefix(limit - 1)) + ["\(items.count - limit + 1) more"] : items
    guard let last = shown.last, shown.count > 1 else {
      description = shown.first ?? ""
      return
    }
    description = shown.dropLast().joined(separator: ", ") + " and " + last
  }

  /// Names things that may be many: `a, b, c`, `a, b, c and 4 more`.
  ///
  /// - Parameters:
  ///   - items: The things, in words.
  ///   - limit: How many are named; the rest is counted.
  public init(naming items: [String], upTo limit: Int) {
    let named = items.prefix(limit).joined(separator: ", ")
    description = items.count > limit ? "\(named) and \(items.count - limit) more" : named
  }
}
