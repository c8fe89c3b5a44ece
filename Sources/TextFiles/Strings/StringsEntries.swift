import AuditModel
import Bytes
import Documents

/// The entries of a `.strings` file, including repeated and spoken keys.
///
/// Keys are examined when an entry is added, while they are still in the processor cache.
struct StringsEntries {
  /// The texts in the order of the file.
  private(set) var strings: [LocalizedString] = []
  /// The indices of texts that are spoken but never drawn.
  private(set) var spoken: [Int] = []

  private var hashes: [Int] = []
  /// Whether all keys so far are ASCII; other keys may be equal in Swift with different bytes.
  private var areASCII = true

  /// Creates an empty list for a file with the given size in bytes.
  init(bytes: Int) { strings.reserveCapacity(bytes / SourceFile.bytesPerText) }

  /// Adds an entry and examines its key.
  mutating func append(_ string: LocalizedString) {
    if Self.isSpoken(string.key) { spoken.append(strings.count) }
    areASCII = areASCII && string.key.isASCII
    hashes.append(areASCII ? string.key.hashOfBytes : 0)
    strings.append(string)
  }

  /// The entries with repeated keys, in order, each with the previous entry for that key.
  var repeated: [(earlier: Int, later: Int)] {
    var last = KeyTable(count: strings.count)
    return strings.indices.compactMap { place in
      let hash = areASCII ? hashes[place] : strings[place].key.hashValue
      let earlier = last.enter(place, hash: hash, replacing: true) { strings[$0].key == strings[place].key }
      return earlier.map { ($0, place) }
    }
  }

  /// Returns whether a key is for an accessibility label or hint.
  ///
  /// Interface Builder's keys are `ObjectID.property`.
  static func isSpoken(_ key: String) -> Bool {
    guard let end = key.utf8.last, end == UInt8(ascii: "l") || end == UInt8(ascii: "t"), key.utf8.count >= 17 else {
      return false
    }
    return ["accessibilityLabel", "accessibilityHint"].contains { key == $0 || key.hasSuffix(".\($0)") }
  }
}
