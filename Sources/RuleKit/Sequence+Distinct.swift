extension Sequence where Element: Hashable {
  /// The distinct elements, in order of first appearance.
  package var distinct: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
