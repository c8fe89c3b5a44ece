/// A number of views or values that code states at least in part.
struct CountRange: Hashable, Sendable {
  /// The smallest number.
  var least: Int
  /// The largest number; nil if unknown.
  var most: Int?

  /// A number that is not known at all.
  static let any = CountRange(0, nil)

  /// The numbers above this one do not matter for a share of a bar (our own limit).
  private static let largest = 10_000

  init(_ least: Int, _ most: Int?) {
    self.least = min(max(least, 0), Self.largest)
    self.most = most.flatMap { $0 > Self.largest ? nil : max($0, 0) }
  }

  /// Creates a single number.
  init(_ count: Int) { self.init(count, count) }

  /// Returns the numbers of either of two cases.
  func union(_ other: Self) -> Self {
    Self(min(least, other.least), most.flatMap { most in other.most.map { max(most, $0) } })
  }

  static func + (one: Self, other: Self) -> Self {
    Self(one.least + other.least, one.most.flatMap { most in other.most.map { most + $0 } })
  }

  static func * (one: Self, other: Self) -> Self {
    Self(one.least * other.least, one.most.flatMap { most in other.most.map { most * $0 } })
  }
}
