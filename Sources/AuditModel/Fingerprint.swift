/// Sixteen hexadecimal digits that stand for some words.
///
/// FNV-1a (64 bit, draft-eastlake-fnv) over the words, U+001F between them.
public struct Fingerprint: Hashable, Sendable {
  private var hash: UInt64 = 0xcbf2_9ce4_8422_2325
  private var isEmpty = true

  /// Takes the fingerprint of words.
  ///
  /// - Parameter words: The words; their order counts.
  public init(_ words: [String] = []) { for word in words { append(word) } }

  /// Adds a word.
  ///
  /// - Parameter word: The next word.
  public mutating func append(_ word: String) {
    if !isEmpty { append(0x1F) }
    isEmpty = false
    let isDone: Void? = word.utf8.withContiguousStorageIfAvailable { for byte in $0 { append(byte) } }
    if isDone == nil { for byte in word.utf8 { append(byte) } }
  }

  private mutating func append(_ byte: UInt8) { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }

  /// The digits.
  public var digits: String {
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }
}
