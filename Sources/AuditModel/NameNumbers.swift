internal import Bytes

/// A collection that gives each distinct name a number and sorts the names.
///
/// Names are compared by their bytes, because a folder may contain two files whose names are canonically equivalent in
/// Unicode.
package struct NameNumbers: Sendable {
  private var numbers: [ExactText: Int] = [:]
  /// The names, indexed by their numbers.
  package private(set) var names: [String] = []
  private var last = (name: "", number: -1)

  /// Creates an empty collection.
  package init() {}

  /// Returns the number of a name; new names get the next number, from 0.
  package mutating func number(_ name: String) -> Int {
    if last.number >= 0, ExactText.areEqual(last.name, name) { return last.number }
    let number = numbers[ExactText(name)] ?? numbers.count
    if number == numbers.count {
      numbers[ExactText(name)] = number
      names.append(name)
    }
    last = (name, number)
    return number
  }

  /// The position of each name among the sorted names, indexed by the name's number.
  package var ranks: [Int] {
    var ranks = [Int](repeating: 0, count: numbers.count)
    for (rank, number) in names.indices.sorted(by: { ExactText(names[$0]) < ExactText(names[$1]) }).enumerated() {
      ranks[number] = rank
    }
    return ranks
  }
}
