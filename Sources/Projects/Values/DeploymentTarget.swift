/// An iOS version that a target requires, such as `16.4`.
package struct DeploymentTarget: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The numbers between the full stops.
  private let numbers: [Int]
  /// The version as written.
  package let description: String

  /// The major number.
  package var major: Int { numbers.first ?? 0 }

  /// The maximum length of a version in bytes, far above any (our own limit).
  private static let longest = 32

  /// Creates a version; nil for other texts.
  package init?(_ text: some StringProtocol) {
    guard text.utf8.count <= Self.longest else { return nil }
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { Int($0) }
    guard numbers.count == parts.count, numbers.allSatisfy({ $0 >= 0 }) else { return nil }
    self.numbers = numbers
    description = String(text)
  }

  /// Orders versions by their numbers.
  package static func < (left: Self, right: Self) -> Bool { left.numbers.lexicographicallyPrecedes(right.numbers) }
}
