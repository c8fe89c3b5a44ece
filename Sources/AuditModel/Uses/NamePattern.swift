/// A name with constant parts around values that are only known at run time.
///
/// `"avatar-\(id)"` has the parts `avatar-` and an empty end. A constant has one part.
package struct NamePattern: Hashable, Sendable {
  /// The parts, in order.
  package private(set) var parts: [String]

  /// Creates a pattern from its parts.
  package init(_ parts: [String]) { self.parts = parts }

  /// The pattern of a name that is only known at run time.
  package static let open = NamePattern(["", ""])

  /// Whether the pattern has unknown values and no constant part of more than one character.
  package var isOpen: Bool { parts.count > 1 && !parts.contains { $0.count > 1 } }

  /// The name, if it is constant; nil if it has unknown values.
  package var constant: String? { parts.count == 1 ? parts[0] : nil }

  /// Returns the concatenation of this name and another.
  package func joined(with other: NamePattern) -> NamePattern {
    var joined = parts
    joined[joined.count - 1] += other.parts[0]
    return NamePattern(joined + other.parts.dropFirst())
  }

  /// Returns whether a name matches the pattern.
  package func matches(_ name: String) -> Bool {
    guard parts.count > 1, let first = parts.first, let last = parts.last else { return parts.first == name }
    guard name.hasPrefix(first) else { return false }
    var rest = name.dropFirst(first.count)
    for part in parts.dropFirst().dropLast() where !part.isEmpty {
      guard let found = rest.firstRange(of: part) else { return false }
      rest = rest[found.upperBound...]
    }
    return rest.hasSuffix(last)
  }
}
