import Bytes

extension Array where Element: Sendable {
  /// Transforms the elements on all cores and returns the results in the same order.
  ///
  /// The transform of an element must not depend on other elements.
  package func concurrentMap<Result: Sendable>(_ transform: @Sendable (Element) -> Result) -> [Result] {
    concurrentChunks { $0.map(transform) }.flattened(by: \.self)
  }

  /// Transforms groups of adjacent elements on all cores and returns the results in the same order.
  ///
  /// The result must not depend on the group boundaries.
  package func concurrentChunks<Result: Sendable>(_ transform: @Sendable (ArraySlice<Element>) -> Result) -> [Result] {
    // Small groups, because one element can take as long as hundreds of others.
    ConcurrentParts.map(count, by: 16) { transform(self[$0]) }
  }

  /// Joins the arrays of all elements in one allocation; `flatMap` would grow a long array to double its capacity.
  package func flattened<Member>(by members: (Element) -> [Member]) -> [Member] {
    var all: [Member] = []
    all.reserveCapacity(reduce(0) { $0 + members($1).count })
    for element in self { all += members(element) }
    return all
  }
}
