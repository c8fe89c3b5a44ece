/// A table that assigns numbers to values, from 0 in order of first appearance.
///
/// The last value is compared first, because equal values usually follow each other.
struct Interner<Value: Hashable & Sendable>: Sendable {
  /// The values by their numbers.
  private(set) var values: [Value] = []
  private var numbers: [Value: Int] = [:]
  private var last: (value: Value, number: Int)?

  /// Returns the number of a value; a new value gets the next number.
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
