/// Numbers for values that come again and again, from 0 in the order they are first met.
///
/// Files hold their texts together, so the value that was met last is asked first.
struct Interner<Value: Hashable & Sendable>: Sendable {
  /// The values by their numbers.
  private(set) var values: [Value] = []
  private var numbers: [Value: Int] = [:]
  private var last: (value: Value, number: Int)?

  /// The number of a value.
  mutating func number(of value: Value) -> Int {
    if let last, last.value == value { return last.number }
    let number = numbers[value] ?? values.count
    if number == values.count {
      numbers[value] = number
      values.append(value)
    }
    last = (value, number)
    return number
  }
}
