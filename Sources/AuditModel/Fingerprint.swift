/// A hash of several words, as sixteen hexadecimal digits.
///
/// The hash is the 64-bit FNV-1a (draft-eastlake-fnv) of the words in UTF-8, separated by U+001F.
public struct Fingerprint: Hashable, Sendable {
  private var hash: UInt64 = 0xcbf2_9ce4_8422_2325
  private var isEmpty = true

  /// Creates the fingerprint of some words.
  ///
  /// - Parameter words: The words; their order matters.
  public init(_ words: [String] = []) { for word in words { append(word) } }

  /// Adds a word.
  ///
  /// - Parameter word: The next word.
  public mutating func append(_ word: String) {
    if !isEmpty { add(0x1F) }
    isEmpty = false
    let isDone: Void? = word.utf8.withContiguousStorageIfAvailable { for byte in $0 { add(byte) } }
    if isDone == nil { for byte in word.utf8 { add(byte) } }
  }

  /// Adds the description of a number as a word.
  ///
  /// - Parameter number: The number.
  public mutating func append(_ number: Double) {
    guard number == number.rounded(), number.sign == .plus, number < 1e15 else { return append(number.description) }
    append(Int(number), followedBy: ".0")
  }

  /// Adds the description of a whole number as a word.
  ///
  /// - Parameter number: The number.
  public mutating func append(_ number: Int) { append(number, followedBy: "") }

  private mutating func append(_ number: Int, followedBy end: StaticString) {
    append("")
    var divisor: UInt = 1
    while number.magnitude / divisor >= 10 { divisor *= 10 }
    if number < 0 { add(UInt8(ascii: "-")) }
    while divisor > 0 {
      add(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number.magnitude / divisor % 10))
      divisor /= 10
    }
    end.withUTF8Buffer { for byte in $0 { add(byte) } }
  }

  private mutating func add(_ byte: UInt8) { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }

  /// The hash as sixteen lowercase hexadecimal digits.
  public var digits: String {
    String(unsafeUninitializedCapacity: 16) { out in
      for index in 0..<16 {
        let digit = UInt8(truncatingIfNeeded: hash >> UInt64(60 - 4 * index) & 0xF)
        out[index] = digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10
      }
      return 16
    }
  }
}
