/// A table that assigns numbers to values, from 0 in order of first appearance.
///
/// Files keep related texts together, so the last value is compared first.
///
/// It is public because the compiler specializes only public generic types in other modules.
public struct Interner<Value: Hashable & Sendable>: Sendable {
  /// The values by their numbers.
  @inlinable public var values: [Value] { stored }
  @usableFromInline var stored: [Value] = []
  @usableFromInline var numbers: [Value: Int] = [:]
  @usableFromInline var last: (value: Value, number: Int)?

  /// Creates an empty table.
  @inlinable
  public init() {}

  /// Returns the number of a value.
  ///
  /// - Parameter value: The value; a new one gets the next number.
  /// - Returns: The number, from 0.
  @inlinable
  public mutating func number(of value: Value) -> Int {
    if let last, last.value == value { return last.number }
    let number = numbers[value] ?? stored.count
    if number == stored.count {
      numbers[value] = number
      stored.append(value)
    }
    last = (value, number)
    return number
  }
}
