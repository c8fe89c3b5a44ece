/// The table directory of an OpenType file or collection, validated against the file's length.
///
/// FreeType opens many truncated files without error. HarfBuzz then shapes with empty tables, which would give widths
/// of zero. A file is therefore rejected if one of its tables extends beyond the end of the file, or a table needed
/// for measuring is missing.
///
/// Layout: OpenType specification 1.9, "Organization of an OpenType Font".
struct SfntDirectory {
  /// The number of faces in the file.
  let faceCount: Int

  private let bytes: UnsafeRawBufferPointer
  private let path: String

  private static let single: Set<UInt32> = [0x0001_0000, tag("OTTO"), tag("true")]
  private static let required = ["head", "hhea", "hmtx", "maxp", "cmap"]

  /// The tables that determine widths; only their checksums are verified.
  private static let measured: Set<String> = [
    "cmap", "hhea", "hmtx", "maxp", "GSUB", "GPOS", "GDEF", "HVAR", "fvar", "avar", "kern",
  ]

  /// Validates every face of a file.
  init(bytes: UnsafeRawBufferPointer, path: String) throws(TextEngineError) {
    self.bytes = bytes
    self.path = path
    guard bytes.count >= 12 else {
      let what = bytes.isEmpty ? "the file is empty" : "\(bytes.count) bytes are too few for a font"
      throw .damagedFont(path: path, what: what, remedy: Self.remedy)
    }
    let version = bytes.loadUnaligned(fromByteOffset: 0, as: UInt32.self).bigEndian
    var offsets = [0]
    if version == Self.tag("ttcf") {
      let count = Int(bytes.loadUnaligned(fromByteOffset: 8, as: UInt32.self).bigEndian)
      guard count > 0, count <= (bytes.count - 12) / 4 else {
        throw .damagedFont(
          path: path, what: "a collection of \(count) faces does not fit the file", remedy: Self.remedy)
      }
      offsets = (0..<count).map { Int(bytes.loadUnaligned(fromByteOffset: 12 + 4 * $0, as: UInt32.self).bigEndian) }
    } else if !Self.single.contains(version) {
      let web = version == Self.tag("wOFF") || version == Self.tag("wOF2")
      throw .damagedFont(
        path: path, what: web ? "it is a compressed web font" : "it is not an OpenType or TrueType font",
        remedy: web ? "convert it to .ttf or .otf" : Self.remedy)
    }
    faceCount = offsets.count
    for offset in offsets { try checkFace(at: offset) }
  }

  private static let remedy = "replace the file with an intact .ttf, .otf or .ttc"

  private func checkFace(at offset: Int) throws(TextEngineError) {
    guard offset <= bytes.count - 12 else { throw damaged("its table directory is outside the file") }
    let count = Int(u16(offset + 4))
    guard count > 0, offset + 12 + 16 * count <= bytes.count else {
      throw damaged("its table directory does not fit the file")
    }
    var tables: [String: Range<Int>] = [:]
    for index in 0..<count {
      let record = offset + 12 + 16 * index
      let name = String(decoding: bytes[record..<(record + 4)], as: UTF8.self)
      let (start, length) = (Int(u32(record + 8)), Int(u32(record + 12)))
      guard start + length <= bytes.count else {
        throw damaged("the file ends at byte \(bytes.count), inside or before its '\(name)' table")
      }
      tables[name] = start..<(start + length)
      if Self.measured.contains(name), u32(record + 4) != checksum(of: start..<(start + length)) {
        throw damaged("its '\(name)' table does not match the checksum that the file states")
      }
    }
    try checkTables(tables)
  }

  private func checkTables(_ tables: [String: Range<Int>]) throws(TextEngineError) {
    for name in Self.required where tables[name] == nil { throw damaged("its '\(name)' table is missing") }
    guard let head = tables["head"], let hhea = tables["hhea"], let hmtx = tables["hmtx"], let maxp = tables["maxp"],
      head.count >= 54, hhea.count >= 36, maxp.count >= 6
    else { throw damaged("its 'head', 'hhea' or 'maxp' table is too short") }
    // head: magicNumber at 12, unitsPerEm at 18; hhea: numberOfHMetrics at 34; maxp: numGlyphs at 4.
    guard u32(head.lowerBound + 12) == 0x5F0F_3CF5 else { throw damaged("its 'head' table has a wrong magic number") }
    let unitsPerEm = u16(head.lowerBound + 18)
    guard (16...16384).contains(unitsPerEm) else { throw damaged("unitsPerEm \(unitsPerEm) is outside 16…16384") }
    let (metrics, glyphs) = (Int(u16(hhea.lowerBound + 34)), Int(u16(maxp.lowerBound + 4)))
    guard metrics > 0, metrics <= glyphs, hmtx.count >= 4 * metrics + 2 * (glyphs - metrics) else {
      throw damaged("its 'hmtx' table is too short for \(glyphs) glyphs")
    }
  }

  /// Returns the sum of a table's big-endian 32-bit words, with the last word zero-padded.
  private func checksum(of table: Range<Int>) -> UInt32 {
    var sum: UInt32 = 0
    var offset = table.lowerBound
    while offset + 4 <= table.upperBound {
      sum &+= u32(offset)
      offset += 4
    }
    var rest: UInt32 = 0
    for index in 0..<4 { rest = rest << 8 | (offset + index < table.upperBound ? UInt32(bytes[offset + index]) : 0) }
    return offset < table.upperBound ? sum &+ rest : sum
  }

  private func damaged(_ what: String) -> TextEngineError {
    .damagedFont(path: path, what: "the font is damaged: \(what)", remedy: Self.remedy)
  }

  private func u16(_ offset: Int) -> UInt16 { bytes.loadUnaligned(fromByteOffset: offset, as: UInt16.self).bigEndian }
  private func u32(_ offset: Int) -> UInt32 { bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self).bigEndian }

  private static func tag(_ text: StaticString) -> UInt32 {
    text.withUTF8Buffer { $0.reduce(0) { $0 << 8 | UInt32($1) } }
  }
}
