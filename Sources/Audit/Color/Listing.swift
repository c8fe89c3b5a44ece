/// Things in a sentence: `a`, `a and b`, `a, b and c`, `a, b, c and 4 more`.
struct Listing: CustomStringConvertible {
  let description: String

  init(_ items: [String], limit: Int = 4) {
    let shown = items.count > limit ? Array(items.prefix(limit - 1)) + ["\(items.count - limit + 1) more"] : items
    guard let last = shown.last, shown.count > 1 else {
      description = shown.first ?? ""
      return
    }
    description = shown.dropLast().joined(separator: ", ") + " and " + last
  }
}
