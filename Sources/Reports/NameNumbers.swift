/// Numbers for names that come again and again, and the order of the names.
struct NameNumbers {
  private var numbers: [String: Int] = [:]
  private var last = (name: "", number: -1)

  /// The number of a name, from 0 in the order in which names are met.
  mutating func number(_ name: String) -> Int {
    if last.number >= 0, last.name == name { return last.number }
    let number = numbers[name] ?? numbers.count
    if number == numbers.count { numbers[name] = number }
    last = (name, number)
    return number
  }

  /// The place of each number's name among all names in order.
  var ranks: [Int] {
    var ranks = [Int](repeating: 0, count: numbers.count)
    for (rank, name) in numbers.keys.sorted().enumerated() { ranks[numbers[name] ?? 0] = rank }
    return ranks
  }
}
