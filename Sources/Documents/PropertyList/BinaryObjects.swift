/// The objects of a binary property list (Apple, CFBinaryPList.c, "bplist00").
///
/// Foundation reads such lists too, but exponentially slowly if containers refer to each other repeatedly.
struct BinaryObjects {
  /// An object; containers refer to other objects by index.
  enum Object {
    case text(String)
    case dictionary([(key: Int, value: Int)])
    case array([Int])
    case number(Double)
    case bool(Bool)
    /// An object of another kind, with its name for messages.
    case other(String)
  }

  /// The index of the root object.
  let root: Int
  private let bytes: [UInt8]
  private let offsetSize: Int
  private let referenceSize: Int
  private let count: Int
  private let table: Int

  /// Reads the trailer at the end of a file, which locates all objects, or returns nil if it is invalid.
  init?(_ bytes: [UInt8]) {
    guard bytes.starts(with: "bplist00".utf8), bytes.count >= 40 else { return nil }
    self.bytes = bytes
    let trailer = bytes.count - 32
    offsetSize = Int(bytes[trailer + 6])
    referenceSize = Int(bytes[trailer + 7])
    guard 1...8 ~= offsetSize, 1...8 ~= referenceSize,
      let count = Self.number(at: trailer + 8, 8, in: bytes), let root = Self.number(at: trailer + 16, 8, in: bytes),
      let table = Self.number(at: trailer + 24, 8, in: bytes), root < count, table < trailer,
      count <= (trailer - table) / offsetSize
    else { return nil }
    self.count = count
    self.root = root
    self.table = table
  }

  /// Returns a big-endian number, or nil if it is outside the file or too large for an offset.
  private static func number(at offset: Int, _ size: Int, in bytes: [UInt8]) -> Int? {
    guard offset >= 0, size <= bytes.count, offset <= bytes.count - size else { return nil }
    let value = bytes[offset..<(offset + size)].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return value < 1 << 48 ? Int(value) : nil
  }

  /// Returns the object at an index, or nil if the file is damaged.
  subscript(index: Int) -> Object? {
    guard index < count, let place = Self.number(at: table + index * offsetSize, offsetSize, in: bytes), place < table
    else { return nil }
    let kind = bytes[place] >> 4
    guard let (length, start) = length(at: place) else { return nil }
    switch kind {
    case 0x5:
      guard length <= table - start else { return nil }
      return .text(String(decoding: bytes[start..<(start + length)], as: UTF8.self))
    case 0x6:
      guard length <= (table - start) / 2 else { return nil }
      let units = WideText.units(bytes[start..<(start + 2 * length)], isBigEndian: true)
      return .text(String(decoding: units, as: UTF16.self))
    case 0xD:
      guard length <= (table - start) / (2 * referenceSize) else { return nil }
      var pairs: [(key: Int, value: Int)] = []
      for index in 0..<length {
        guard let key = Self.number(at: start + index * referenceSize, referenceSize, in: bytes),
          let value = Self.number(at: start + (length + index) * referenceSize, referenceSize, in: bytes)
        else { return nil }
        pairs.append((key, value))
      }
      return .dictionary(pairs)
    case 0xA:
      guard length <= (table - start) / referenceSize else { return nil }
      let items = (0..<length).compactMap { Self.number(at: start + $0 * referenceSize, referenceSize, in: bytes) }
      return items.count == length ? .array(items) : nil
    case 0x0:
      let byte = bytes[place]
      return byte == 0x09 ? .bool(true) : byte == 0x08 ? .bool(false) : .other("nothing")
    case 0x1, 0x2: return number(at: place)
    case 0x3: return .other("a date")
    case 0x4: return .other("data")
    case 0xB, 0xC: return .other("a set")
    default: return .other("no text")
    }
  }

  /// Reads an integer or floating-point number.
  ///
  /// The low four bits of the first byte are the binary logarithm of the number's size in bytes.
  private func number(at place: Int) -> Object? {
    let size = 1 << Int(bytes[place] & 0xF)
    guard size <= 16, place + 1 + size <= table else { return nil }
    let bits = bytes[(place + 1)..<(place + 1 + size)].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    switch (bytes[place] >> 4, size) {
    // Integers of 8 bytes are signed; for integers of 16 bytes, only the low 8 bytes are read.
    case (1, 8...): return .number(Double(Int64(bitPattern: bits)))
    case (1, _): return .number(Double(bits))
    case (2, 4): return .number(Double(Float(bitPattern: UInt32(truncatingIfNeeded: bits))))
    case (2, 8): return .number(Double(bitPattern: bits))
    default: return .other("a number that cannot be read")
    }
  }

  /// Returns an object's number of elements and offset of the first.
  ///
  /// A length above 14 is stored as a separate number.
  private func length(at place: Int) -> (Int, start: Int)? {
    let low = Int(bytes[place] & 0xF)
    guard low == 0xF, bytes[place] >> 4 >= 4 else { return (low, place + 1) }
    guard place + 1 < table, bytes[place + 1] >> 4 == 1, bytes[place + 1] & 0xF <= 3 else { return nil }
    let size = 1 << Int(bytes[place + 1] & 0xF)
    guard let length = Self.number(at: place + 2, size, in: bytes), place + 2 + size <= table else { return nil }
    return (length, place + 2 + size)
  }
}
