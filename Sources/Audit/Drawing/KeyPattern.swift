/// A pattern for keys: `*` stands for any run of characters, `?` for any one.
public struct KeyPattern: Hashable, Sendable {
  /// The pattern as it is written.
  public let pattern: String
  private let signs: [Unicode.Scalar]

  /// Reads a pattern.
  ///
  /// - Parameter pattern: The pattern; every character but `*` and `?` stands for itself.
  public init(_ pattern: String) {
    self.pattern = pattern
    signs = Array(pattern.unicodeScalars)
  }

  /// Whether a key is one of those meant.
  ///
  /// - Parameter key: The whole key.
  /// - Returns: Whether the pattern stands for it.
  public func matches(_ key: String) -> Bool {
    if signs == ["*"] { return true }
    let key = Array(key.unicodeScalars)
    var (place, index) = (0, 0)
    var retry: (place: Int, index: Int)?
    while index < key.count {
      if place < signs.count, signs[place] == "*" {
        retry = (place + 1, index)
        place += 1
      } else if place < signs.count, signs[place] == "?" || signs[place] == key[index] {
        place += 1
        index += 1
      } else if let last = retry {
        retry = (last.place, last.index + 1)
        (place, index) = (last.place, last.index + 1)
      } else {
        return false
      }
    }
    return signs[place...].allSatisfy { $0 == "*" }
  }
}
