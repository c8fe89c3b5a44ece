/// A table that assigns numbers to values, from 0 in order of first appearance.
///
/// Files keep related texts together, so the last value is compared first.
package struct Interner<Value: Hashable & Sendable>: Sendable {
  /// The values by their numbers.
  @usableFromInline package var values: [Value] = []
  @usableFromInline var numbers: [Value: Int] = [:]
  @usableFromInline var last: (value: Value, number: Int)?

  package init() {}

  /// The number of a value.
  @inlinable
  package mutating func number(of value: Value) -> Int {
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
