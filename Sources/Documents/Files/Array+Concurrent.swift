import Bytes

extension Array where Element: Sendable {
  /// Transforms the elements on all cores; returns the results in the order of the elements.
  ///
  /// The result for an element must depend only on that element.
  package func concurrentMap<Result: Sendable>(_ transform: @Sendable (Element) -> Result) -> [Result] {
    concurrentChunks { $0.map(transform) }.flattened(by: \.self)
  }

  /// Transforms groups of adjacent elements on all cores; returns the results in the order of the elements.
  ///
  /// Where the groups end must not matter.
  package func concurrentChunks<Result: Sendable>(_ transform: @Sendable (ArraySlice<Element>) -> Result) -> [Result] {
    // Small groups, because one element can take as long as hundreds of others.
    ConcurrentParts.map(count, by: 16) { transform(self[$0]) }
  }

  /// Returns the elements of arrays, in one allocation: `flatMap` would copy long arrays up to their double capacity.
  package func flattened<Member>(by members: (Element) -> [Member]) -> [Member] {
    var all: [Member] = []
    all.reserveCapacity(reduce(0) { $0 + members($1).count })
    for element in self { all += members(element) }
    return all
  }
}
