internal import Bytes

/// Numbers for names that come again and again, and the order of the names.
///
/// Names are the same where their bytes are: a folder may have two files whose names Unicode holds to be equal.
package struct NameNumbers: Sendable {
  private var numbers: [ExactText: Int] = [:]
  /// The names by their numbers.
  package private(set) var names: [String] = []
  private var last = (name: "", number: -1)

  /// Creates numbers for no names.
  package init() {}

  /// The number of a name, from 0 in the order in which names are met.
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

  /// The place of each number's name among all names in order.
  package var ranks: [Int] {
    var ranks = [Int](repeating: 0, count: numbers.count)
    for (rank, number) in names.indices.sorted(by: { stands(names[$0], before: names[$1]) }).enumerated() {
      ranks[number] = rank
    }
    return ranks
  }

  private func stands(_ one: String, before other: String) -> Bool {
    one == other ? one.utf8.lexicographicallyPrecedes(other.utf8) : one < other
  }
}
