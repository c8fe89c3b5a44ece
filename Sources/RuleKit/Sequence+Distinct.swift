extension Sequence where Element: Hashable {
  /// The elements in order, each once.
  package var distinct: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
