/// Numbers for names that come again and again, and the order of the names.
package struct NameNumbers: Sendable {
  private var numbers: [String: Int] = [:]
  /// The names by their numbers.
  package private(set) var names: [String] = []
  private var last = (name: "", number: -1)

  /// Creates numbers for no names.
  package init() {}

  /// The number of a name, from 0 in the order in which names are met.
  package mutating func number(_ name: String) -> Int {
    if last.number >= 0, last.name == name { return last.number }
    let number = numbers[name] ?? numbers.count
    if number == numbers.count {
      numbers[name] = number
      names.append(name)
    }
    last = (name, number)
    return number
  }

  /// The place of each number's name among all names in order.
  package var ranks: [Int] {
    var ranks = [Int](repeating: 0, count: numbers.count)
    for (rank, number) in names.indices.sorted(by: { names[$0] < names[$1] }).enumerated() { ranks[number] = rank }
    return ranks
  }
}
