/// A large value in one place, which copies of what it belongs to share; never changed, but replaced.
///
/// What is read from a constant need not be counted: reports with ten thousands of findings spend their time on writing.
@usableFromInline
package final class Shared<Value: Sendable>: Sendable {
  /// The value.
  @usableFromInline
  package let value: Value

  /// Puts a value into a place of its own.
  ///
  /// - Parameter value: The value.
  @usableFromInline
  package init(_ value: Value) { self.value = value }

  /// The value with a change, in a place of its own.
  func changed(_ change: (inout Value) -> Void) -> Shared {
    var value = value
    change(&value)
    return Shared(value)
  }
}

extension Shared: Equatable where Value: Equatable {
  @usableFromInline
  package static func == (one: Shared, other: Shared) -> Bool { one === other || one.value == other.value }
}

extension Shared: Hashable where Value: Hashable {
  @usableFromInline
  package func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

extension Shared: Codable where Value: Codable {
  @usableFromInline
  package convenience init(from decoder: any Decoder) throws { self.init(try Value(from: decoder)) }

  @usableFromInline
  package func encode(to encoder: any Encoder) throws { try value.encode(to: encoder) }
}
