internal import CHarfBuzz

/// The bytes of one table of a font, read as big-endian numbers.
///
/// A place outside the table reads as 0, as an absent offset does, so a damaged table says less than it should and never
/// stops anything; what rests on it has to be a proof that fails then (see ``AdvanceProof``).
struct OpenTypeTable {
  private let bytes: [UInt8]

  /// Whether something was read from outside the table, or more was read than any sound table makes one read.
  private(set) var isDamaged = false
  private var readsLeft = Self.mostReads

  /// Damaged tables can be made of parts that name each other over and over; the largest fonts need a tenth of this.
  private static let mostReads = 1 << 24

  /// Copies a table; empty when the face has none.
  ///
  /// - Parameters:
  ///   - name: Four letters, such as `GSUB`.
  ///   - face: A live `hb_face_t`.
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

  /// Whether the face has no such table.
  var isEmpty: Bool { bytes.isEmpty }

  /// The 16-bit number at a place.
  mutating func number(at place: Int) -> Int {
    readsLeft -= 1
    guard place >= 0, place + 1 < bytes.count, readsLeft > 0 else {
      isDamaged = true
      return 0
    }
    return Int(bytes[place]) << 8 | Int(bytes[place + 1])
  }

  /// The 32-bit number at a place.
  mutating func longNumber(at place: Int) -> Int { number(at: place) << 16 | number(at: place + 2) }

  /// The 16-bit numbers of an array that its length stands before, and the place after it.
  mutating func array(at place: Int) -> (values: [Int], end: Int) {
    let count = number(at: place)
    guard place + 2 + 2 * count <= bytes.count, readsLeft > count else {
      isDamaged = true
      return ([], place + 2)
    }
    return ((0..<count).map { number(at: place + 2 + 2 * $0) }, place + 2 + 2 * count)
  }
}
