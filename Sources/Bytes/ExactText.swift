/// A text that is compared by its bytes, not by what Unicode holds to be equal: other bytes may be shaped otherwise.
public struct ExactText: Hashable, Comparable, Sendable {
  /// The text.
  public let text: String

  /// Takes a text.
  ///
  /// - Parameter text: The text.
  @inlinable
  public init(_ text: String) { self.text = text }

  /// Adds the text's bytes to a hash.
  ///
  /// - Parameter hasher: The hash.
  @inlinable
  public func hash(into hasher: inout Hasher) { hasher.combine(Self.hash(of: text, in: 0)) }

  /// Whether two texts have the same bytes.
  ///
  /// - Parameters:
  ///   - left: One text.
  ///   - right: Another.
  /// - Returns: Whether their bytes are equal.
  @inlinable
  public static func == (left: ExactText, right: ExactText) -> Bool { areEqual(left.text, right.text) }

  /// Whether a text comes before another: in the order of Unicode, and where that holds them to be equal, of their bytes.
  ///
  /// - Parameters:
  ///   - left: One text.
  ///   - right: Another.
  /// - Returns: Whether the first comes first.
  public static func < (left: ExactText, right: ExactText) -> Bool {
    left.text == right.text ? left.text.utf8.lexicographicallyPrecedes(right.text.utf8) : left.text < right.text
  }

  /// The hash of a text's bytes and a number that goes with it.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - number: The number.
  /// - Returns: The hash.
  @inlinable
  public static func hash(of text: String, in number: Int) -> Int {
    var hasher = Hasher()
    hasher.combine(number)
    text.withBytes { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    return hasher.finalize()
  }

  /// Whether two texts have the same bytes.
  ///
  /// - Parameters:
  ///   - left: One text.
  ///   - right: Another.
  /// - Returns: Whether their bytes are equal.
  @inlinable
  public static func areEqual(_ left: String, _ right: String) -> Bool {
    left.withBytes { left in
      right.withBytes { right in
        guard left.count == right.count else { return false }
        var index = 0
        while let one = ByteWord(left, at: index), let other = ByteWord(right, at: index) {
          guard one.bits == other.bits else { return false }
          index += ByteWord.count
        }
        return left[index...].elementsEqual(right[index...])
      }
    }
  }
}
