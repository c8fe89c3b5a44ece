/// A text compared by its bytes, because canonically equivalent texts may be shaped differently.
public struct ExactText: Hashable, Comparable, Sendable {
  /// The wrapped text.
  public let text: String

  /// Wraps a text.
  ///
  /// - Parameter text: The text.
  @inlinable
  public init(_ text: String) { self.text = text }

  /// Hashes the bytes of the text.
  ///
  /// - Parameter hasher: The hasher.
  @inlinable
  public func hash(into hasher: inout Hasher) { hasher.combine(Self.hash(of: text, in: 0)) }

  /// Compares the bytes of two texts.
  ///
  /// - Parameters:
  ///   - left: A text.
  ///   - right: Another text.
  /// - Returns: True if their bytes are equal.
  @inlinable
  public static func == (left: ExactText, right: ExactText) -> Bool { areEqual(left.text, right.text) }

  /// Orders texts as `String` does, and canonically equivalent texts by their bytes.
  ///
  /// - Parameters:
  ///   - left: A text.
  ///   - right: Another text.
  /// - Returns: Whether `left` comes first.
  public static func < (left: ExactText, right: ExactText) -> Bool {
    left.text == right.text ? left.text.utf8.lexicographicallyPrecedes(right.text.utf8) : left.text < right.text
  }

  /// Hashes the bytes of a text together with a number.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - number: The number, such as an index that belongs to the text.
  /// - Returns: The hash, which differs from process to process.
  @inlinable
  public static func hash(of text: String, in number: Int) -> Int {
    var hasher = Hasher()
    hasher.combine(number)
    text.withBytes { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    return hasher.finalize()
  }

  /// Compares the bytes of two texts.
  ///
  /// - Parameters:
  ///   - left: A text.
  ///   - right: Another text.
  /// - Returns: True if their bytes are equal.
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
