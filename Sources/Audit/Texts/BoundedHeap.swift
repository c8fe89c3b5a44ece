/// A heap that keeps the first few elements in an order, with the last of these at its root.
///
/// In a long run, most elements come after the root, so adding one only takes one comparison.
struct BoundedHeap<Element: Sendable>: Sendable {
  /// The maximum number of elements to keep.
  let limit: Int
  /// A function that returns whether an element precedes another.
  ///
  /// The order must be total. Otherwise, the kept elements would depend on the order of insertion.
  let isBefore: @Sendable (Element, Element) -> Bool
  private var elements: [Element] = []

  /// Creates an empty heap.
  init(limit: Int, isBefore: @escaping @Sendable (Element, Element) -> Bool) {
    self.limit = max(0, limit)
    self.isBefore = isBefore
  }

  /// The kept elements in order.
  var sorted: [Element] { elements.sorted(by: isBefore) }

  /// Adds an element if it is among the first ones, and removes the last element if the heap is full.
  mutating func insert(_ element: Element) {
    if elements.count < limit {
      elements.append(element)
      rise(from: elements.count - 1)
    } else if let last = elements.first, isBefore(element, last) {
      elements[0] = element
      sink()
    }
  }

  /// Adds the elements of another heap with the same order.
  mutating func insert(contentsOf other: BoundedHeap) {
    for element in other.elements { insert(element) }
  }

  private mutating func rise(from start: Int) {
    var child = start
    while child > 0 {
      let parent = (child - 1) / 2
      guard isBefore(elements[parent], elements[child]) else { return }
      elements.swapAt(parent, child)
      child = parent
    }
  }

  private mutating func sink() {
    var parent = 0
    while true {
      var last = parent
      for child in [2 * parent + 1, 2 * parent + 2] where child < elements.count {
        if isBefore(elements[last], elements[child]) { last = child }
      }
      guard last != parent else { return }
      elements.swapAt(parent, last)
      parent = last
    }
  }
}
