/// Sixteen hexadecimal digits that stand for some words.
///
/// FNV-1a (64 bit, draft-eastlake-fnv) over the words, U+001F between them.
public struct Fingerprint: Hashable, Sendable {
  /// The digits.
  public let digits: String

  /// Takes the fingerprint of words.
  ///
  /// - Parameter words: The words; their order counts.
  public init(_ words: [String]) {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    func take(_ byte: UInt8) { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
    for (index, word) in words.enumerated() {
      if index > 0 { take(0x1F) }
      var word = word
      word.withUTF8 { for byte in $0 { take(byte) } }
    }
    let digits = String(hash, radix: 16)
    self.digits = String(repeating: "0", count: 16 - digits.count) + digits
  }
}
