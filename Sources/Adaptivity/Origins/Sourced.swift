/// A value and its origin.
public struct Sourced<Value: Hashable & Sendable>: Hashable, Sendable {
  /// The value.
  public var value: Value
  /// The origin of the value.
  public var origin: Origin

  /// Creates a value with its origin.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - origin: The origin of the value.
  public init(_ value: Value, _ origin: Origin) {
    self.value = value
    self.origin = origin
  }

  /// Whether the value is derived rather than taken directly from a source.
  public var isDerived: Bool { origin.isDerived }

  /// Transforms the value and keeps the origin.
  ///
  /// - Parameter change: A closure that maps the value.
  /// - Returns: The new value with the same origin.
  public func map<Other: Hashable & Sendable>(_ change: (Value) -> Other) -> Sourced<Other> {
    Sourced<Other>(change(value), origin)
  }
}
