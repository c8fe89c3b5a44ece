internal import CHarfBuzz

/// A font table, read as big-endian numbers.
///
/// Positions outside the table read as 0, which means an absent offset. Reading a damaged table therefore never fails
/// but may miss rules. If ``isDamaged`` is true, conclusions from the table are invalid (see ``AdvanceProof``).
struct OpenTypeTable {
  private let bytes: [UInt8]

  /// Whether a read was outside the table, or the reads exceeded the number that any valid table needs.
  private(set) var isDamaged = false
  private var readsLeft = Self.mostReads

  /// The maximum number of reads, needed because parts of a damaged table may reference each other endlessly.
  ///
  /// The largest fonts need a tenth of this number.
  private static let mostReads = 1 << 24

  /// Copies the table with a four-letter name from a live `hb_face_t`; it is empty if the face does not have it.
  init(_ name: String, of face: OpaquePointer) {
    let blob = hb_face_reference_table(face, hb_tag_from_string(name, -1))
    defer { hb_blob_destroy(blob) }
    var length: UInt32 = 0
    guard let start = hb_blob_get_data(blob, &length), length > 0 else {
      bytes = []
      return
    }
    bytes = Array(UnsafeRawBufferPointer(start: start, count: Int(length)))
  }

  /// Whether the face does not have the table.
  var isEmpty: Bool { bytes.isEmpty }

  /// Reads the 16-bit number at an offset.
  mutating func number(at place: Int) -> Int {
    readsLeft -= 1
    guard place >= 0, place + 1 < bytes.count, readsLeft > 0 else {
      isDamaged = true
      return 0
    }
    return Int(bytes[place]) << 8 | Int(bytes[place + 1])
  }

  /// Reads the 32-bit number at an offset.
  mutating func longNumber(at place: Int) -> Int { number(at: place) << 16 | number(at: place + 2) }

  /// Reads an array of 16-bit numbers preceded by its length, and returns it with the offset after it.
  mutating func array(at place: Int) -> (values: [Int], end: Int) {
    let count = number(at: place)
    guard place + 2 + 2 * count <= bytes.count, readsLeft > count else {
      isDamaged = true
      return ([], place + 2)
    }
    return ((0..<count).map { number(at: place + 2 + 2 * $0) }, place + 2 + 2 * count)
  }
}
