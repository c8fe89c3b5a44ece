/// The header of an object in a pack.
///
/// Source: gitformat-pack(5), "Object entries".
struct PackEntry {
  /// The kinds of objects that commits are read from.
  enum Kind {
    case commit
    /// A delta against the object this many bytes earlier.
    case differenceFromOffset(Int)
    /// A delta against the object with this hash.
    case differenceFrom([UInt8])
  }

  /// The kind of the object.
  let kind: Kind
  /// The size of the inflated data in bytes.
  let size: Int
  /// The offset of the deflated data.
  let start: Int

  /// The maximum size of a header in bytes: two numbers, or a number and a hash.
  private static let mostBytes = 64
  /// The size of a SHA-1 hash in bytes; in practice, SHA-256 packs only have deltas by offset.
  private static let hashLength = 20

  /// Reads the header of an object; nil if the object is neither a commit nor a delta.
  init?(at offset: Int, in pack: RandomFile) {
    let bytes = pack.upTo(Self.mostBytes, at: offset)
    guard let first = bytes.first else { return nil }
    var position = 1
    var size = Int(first & 0x0F)
    var shift = 4
    var last = first
    while last & 0x80 != 0 {
      guard position < bytes.count, shift < 32 else { return nil }
      last = bytes[position]
      size |= Int(last & 0x7F) << shift
      shift += 7
      position += 1
    }
    switch first >> 4 & 7 {
    case 1: kind = .commit
    case 6:
      var distance = -1
      repeat {
        guard position < bytes.count, distance < 1 << 48 else { return nil }
        last = bytes[position]
        distance = (distance + 1) << 7 | Int(last & 0x7F)
        position += 1
      } while last & 0x80 != 0
      kind = .differenceFromOffset(distance)
    case 7:
      guard position + Self.hashLength <= bytes.count else { return nil }
      kind = .differenceFrom(Array(bytes[position..<position + Self.hashLength]))
      position += Self.hashLength
    default: return nil
    }
    (self.size, start) = (size, offset + position)
  }
}

/// A delta between two objects of a pack.
///
/// Source: gitformat-pack(5), "Deltified representation".
enum PackDifference {
  /// Applies a delta to a base object; nil if the delta is malformed.
  ///
  /// The result has at most `limit` bytes.
  static func applied(_ difference: [UInt8], to base: [UInt8], atMost limit: Int) -> [UInt8]? {
    var position = 0
    func number() -> Int? {
      var (value, shift) = (0, 0)
      while position < difference.count, shift < 32 {
        let byte = difference[position]
        position += 1
        value |= Int(byte & 0x7F) << shift
        if byte & 0x80 == 0 { return value }
        shift += 7
      }
      return nil
    }
    guard number() == base.count, let size = number(), size <= limit else { return nil }
    var result: [UInt8] = []
    while position < difference.count {
      let order = difference[position]
      position += 1
      guard order & 0x80 != 0 else {
        guard order != 0, position + Int(order) <= difference.count else { return nil }
        result += difference[position..<position + Int(order)]
        position += Int(order)
        continue
      }
      var (start, length) = (0, 0)
      for bit in 0..<7 where order >> bit & 1 != 0 {
        guard position < difference.count else { return nil }
        let byte = Int(difference[position])
        if bit < 4 { start |= byte << (bit * 8) } else { length |= byte << ((bit - 4) * 8) }
        position += 1
      }
      if length == 0 { length = 0x10000 }
      guard start + length <= base.count, result.count + length <= size else { return nil }
      result += base[start..<start + length]
    }
    return result.count == size ? result : nil
  }
}
