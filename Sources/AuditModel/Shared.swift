/// An immutable value on the heap that all copies of its owner share; a change creates new storage.
///
/// Because the value is constant, reading it needs no reference counting. That matters when a report with tens of
/// thousands of findings is written.
@usableFromInline
package final class Shared<Value: Sendable>: Sendable {
  /// The shared value.
  @usableFromInline
  package let value: Value

  /// Moves a value to the heap.
  @usableFromInline
  package init(_ value: Value) { self.value = value }

  /// Returns a changed copy of the value in new storage.
  @inlinable
  package func changed(_ change: (inout Value) -> Void) -> Shared {
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
