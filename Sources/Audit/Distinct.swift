/// The different values of a sequence, in the order they are first met, and where each element's value stands among them.
struct Distinct<Value: Hashable & Sendable>: Sendable {
  let values: [Value]
  let place: [Int]

  /// Finds the different values.
  ///
  /// - Parameters:
  ///   - range: The elements' indices, from 0.
  ///   - value: The value of an element.
  init(_ range: Range<Int>, value: (Int) -> Value) {
    var values: [Value] = []
    // By hash, not by value: the table then holds no second copy of every question.
    var places: [Int: [Int]] = [:]
    place = range.map { index in
      let value = value(index)
      var hasher = Hasher()
      value.hash(into: &hasher)
      let hash = hasher.finalize()
      if let known = places[hash]?.first(where: { values[$0] == value }) { return known }
      places[hash, default: []].append(values.count)
      values.append(value)
      return values.count - 1
    }
    self.values = values
  }
}
