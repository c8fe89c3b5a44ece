package import SwiftTrees

/// A value that an expression may have when the app runs, as far as the sources decide it.
package indirect enum Value: Hashable, Sendable {
  /// A number or length, which may be one of a range.
  case number(LengthRange)
  case flag(Bool)
  /// `nil`.
  case nothing
  case text(String)
  /// A member of a system type whose value matters only by its name, such as `.headline`.
  case symbol(String)
  case font(FontReading)
  /// A value of one of the app's own types.
  case instance(Instance)
  /// A type; of the app by its full name, of the system as written.
  case type(String)
  case closure(Closure)
  /// A call of the system that is read where the value is needed, such as `EdgeInsets(…)`.
  case call(Closure)

  /// Code with the values of the names in it.
  package struct Closure: Hashable, Sendable {
    package var node: SourceNode
    package var frame: Frame

    package init(node: SourceNode, frame: Frame) { (self.node, self.frame) = (node, frame) }
  }

  /// A value of one of the app's own types.
  package struct Instance: Hashable, Sendable {
    /// The full name of the type.
    package var type: String
    /// The call that creates the value, or the case of an enum; nil if several may create it.
    package var creation: Closure?
    /// The initializer that the call runs; nil for the memberwise initializer.
    package var initializer: SourceNode?
    /// The case of an enum.
    package var enumCase: SourceNode?

    package init(type: String, creation: Closure? = nil, initializer: SourceNode? = nil, enumCase: SourceNode? = nil) {
      (self.type, self.creation) = (type, creation)
      (self.initializer, self.enumCase) = (initializer, enumCase)
    }
  }
}

/// The values of the names in a function call or a type's code.
///
/// Arguments are evaluated where they are read, because most are never read.
package final class Frame: Sendable {
  /// The expressions of parameters and of the names that patterns bind, with the values of their own names.
  package let bindings: [SourceNode: Value.Closure]
  /// The value of `self`; nil if unknown.
  package let owner: Value?
  /// The values of names outside of a closure.
  package let outer: Frame?
  /// Whether several expressions have the frame, so that their values are kept.
  let isDurable: Bool

  package init(
    _ bindings: [SourceNode: Value.Closure] = [:], owner: Value? = nil, outer: Frame? = nil, isDurable: Bool = false
  ) {
    (self.bindings, self.owner, self.outer, self.isDurable) = (bindings, owner, outer, isDurable)
  }

  /// No known values.
  package static let empty = Frame(isDurable: true)

  /// Returns the expression of a declaration.
  func binding(of declaration: SourceNode) -> Value.Closure? {
    var frame: Frame? = self
    while let next = frame {
      if let found = next.bindings[declaration] { return found }
      frame = next.outer
    }
    return nil
  }

  /// The value of `self`, which closures take from outside.
  package var instance: Value? { owner ?? outer?.instance }
}

extension Frame: Hashable {
  package static func == (one: Frame, other: Frame) -> Bool { one === other }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The values that an expression may have.
package struct PossibleValues: Hashable, Sendable {
  /// The known values, each of which some path gives.
  package private(set) var values: [Value] = []
  /// The first expression or declaration with further values that are unknown; nil if all values are known.
  package private(set) var blocker: SourceNode?

  /// The maximum number of values of one expression (our own limit); with more, the rest is unknown.
  package static let most = 32

  package init(_ values: [Value] = [], blocker: SourceNode? = nil) { (self.values, self.blocker) = (values, blocker) }

  package init(_ value: Value) { values = [value] }

  /// Unknown values, because of an expression or declaration.
  package static func unknown(at node: SourceNode) -> Self { Self(blocker: node) }

  /// Whether all values are known.
  package var isComplete: Bool { blocker == nil }

  /// The single value; nil if there may be others.
  package var only: Value? { isComplete && values.count == 1 ? values[0] : nil }

  /// The number or length as a range; any number if one of the values is unknown or not a number.
  package var range: LengthRange {
    var range: LengthRange?
    for value in values {
      switch value {
      case .number(let points): range = range?.union(points) ?? points
      // SwiftUI's standard length is not negative.
      case .nothing: range = range?.union(LengthRange(0, .infinity)) ?? LengthRange(0, .infinity)
      default: return .any
      }
    }
    return isComplete ? range ?? .any : .any
  }

  package mutating func add(_ other: Self) {
    for value in other.values where !values.contains(value) { values.append(value) }
    blocker = blocker ?? other.blocker
  }

  package mutating func block(at node: SourceNode) { blocker = blocker ?? node }

  package func union(_ other: Self) -> Self {
    var all = self
    all.add(other)
    return all
  }

  /// Returns the values without `nil`, as after a binding or `??`.
  package var unwrapped: Self { Self(values.filter { $0 != .nothing }, blocker: blocker) }

  /// Returns the values limited to ``most``; `node` has them.
  package func limited(at node: SourceNode) -> Self {
    values.count > Self.most ? Self(Array(values.prefix(Self.most)), blocker: blocker ?? node) : self
  }

  /// Returns the values of a function for each value.
  package func flatMap(_ transform: (Value) -> Self) -> Self {
    values.reduce(into: Self(blocker: blocker)) { $0.add(transform($1)) }
  }
}
