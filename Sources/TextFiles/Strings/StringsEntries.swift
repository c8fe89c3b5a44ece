import AuditModel
import Bytes
import Documents

/// The entries of a `.strings` file, and what has to be known of their keys as a whole.
///
/// That is looked at when an entry is added: its key is near the processor then, and half a million entries later it is not.
struct StringsEntries {
  /// The texts in the order of the file.
  private(set) var strings: [LocalizedString] = []
  /// The places of texts that are spoken, never drawn.
  private(set) var spoken: [Int] = []

  private var hashes: [Int] = []
  /// Whether all keys are ASCII, of which alone texts that Swift holds equal have equal bytes.
  private var areASCII = true

  /// Creates none.
  ///
  /// - Parameter bytes: How long the file is.
  init(bytes: Int) { strings.reserveCapacity(bytes / SourceFile.bytesPerText) }

  /// Adds an entry.
  mutating func append(_ string: LocalizedString) {
    if Self.isSpoken(string.key) { spoken.append(strings.count) }
    areASCII = areASCII && string.key.isASCII
    hashes.append(areASCII ? string.key.hashOfBytes : 0)
    strings.append(string)
  }

  /// Each entry whose key stands before it too, with the entry before; in order.
  var repeated: [(earlier: Int, later: Int)] {
    var last = KeyTable(count: strings.count)
    var found: [(Int, Int)] = []
    for place in strings.indices {
      let hash = areASCII ? hashes[place] : strings[place].key.hashValue
      let earlier = last.enter(place, hash: hash, replacing: true) { strings[$0].key == strings[place].key }
      if let earlier { found.append((earlier, place)) }
    }
    return found
  }

  /// Interface Builder's keys are `ObjectID.property`.
  static func isSpoken(_ key: String) -> Bool {
    guard let end = key.utf8.last, end == UInt8(ascii: "l") || end == UInt8(ascii: "t"), key.utf8.count >= 17 else {
      return false
    }
    return ["accessibilityLabel", "accessibilityHint"].contains { key == $0 || key.hasSuffix(".\($0)") }
  }
}
