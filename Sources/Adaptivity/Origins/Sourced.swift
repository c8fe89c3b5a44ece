/// A value with where it comes from.
public struct Sourced<Value: Hashable & Sendable>: Hashable, Sendable {
  /// The value.
  public var value: Value
  /// Where it comes from.
  public var origin: Origin

  /// Creates a value with its origin.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - origin: Where it comes from.
  public init(_ value: Value, _ origin: Origin) {
    self.value = value
    self.origin = origin
  }

  /// Whether no source gives the value itself.
  public var isDerived: Bool { origin.isDerived }

  /// Another value with the same origin.
  ///
  /// - Parameter change: What makes the other value of this one.
  /// - Returns: The other value.
  public func map<Other: Hashable & Sendable>(_ change: (Value) -> Other) -> Sourced<Other> {
    Sourced<Other>(change(value), origin)
  }
}
