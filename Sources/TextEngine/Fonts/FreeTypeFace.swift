internal import CFreeType

/// A FreeType library with one face, over bytes that must outlive it; both are released together.
struct FreeTypeFace: ~Copyable {
  private let library: FT_Library
  private let face: FT_Face

  init(bytes: UnsafeRawBufferPointer, faceIndex: Int, path: String) throws(TextEngineError) {
    var library: FT_Library?
    guard FT_Init_FreeType(&library) == 0, let library else {
      throw .library(name: "FreeType", what: "the library does not start", remedy: "reinstall libfreetype6")
    }
    var face: FT_Face?
    let start = bytes.assumingMemoryBound(to: FT_Byte.self).baseAddress
    let status = FT_New_Memory_Face(library, start, FT_Long(bytes.count), FT_Long(faceIndex), &face)
    guard status == 0, let face else {
      FT_Done_FreeType(library)
      throw .damagedFont(
        path: path, what: "FreeType cannot open the font (its error \(status))",
        remedy: "replace the file with a whole .ttf, .otf or .ttc")
    }
    self.library = library
    self.face = face
  }

  deinit {
    FT_Done_Face(face)
    FT_Done_FreeType(library)
  }

  func inspection(withCoverage: Bool) -> FontInspection {
    var inspection = FontInspection(face: face, faceCount: Int(face.pointee.num_faces))
    inspection.axes = axes()
    // OpenType name 4 is the full name and 16 the typographic family. OS/2 contains the heights from version 2 on.
    inspection.fullName = name(4)
    if let name = name(16) { inspection.family = name }
    if let os2 = FT_Get_Sfnt_Table(face, FT_SFNT_OS2)?.assumingMemoryBound(to: TT_OS2.self).pointee, os2.version >= 2,
      os2.version != 0xFFFF
    {
      let em = Double(max(inspection.unitsPerEm, 1))
      inspection.capHeight = os2.sCapHeight > 0 ? Double(os2.sCapHeight) / em : nil
      inspection.xHeight = os2.sxHeight > 0 ? Double(os2.sxHeight) / em : nil
    }
    if withCoverage { inspection.coverage = coverage() }
    return inspection
  }

  private func axes() -> [FontInspection.Axis] {
    var master: UnsafeMutablePointer<FT_MM_Var>?
    guard FT_Get_MM_Var(face, &master) == 0, let master else { return [] }
    defer { FT_Done_MM_Var(library, master) }
    return (0..<Int(master.pointee.num_axis)).map { index in
      let axis = master.pointee.axis[index]
      let letters = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: axis.tag >> FT_ULong($0)) }
      return FontInspection.Axis(
        tag: String(decoding: letters, as: UTF8.self), minimum: fixed(axis.minimum), defaultValue: fixed(axis.def),
        maximum: fixed(axis.maximum))
    }
  }

  /// Converts FreeType's 16.16 fixed-point numbers.
  private func fixed(_ value: FT_Fixed) -> Double { Double(value) / 65536 }

  /// The first record of a name, in whatever language, decoded by its platform.
  private func name(_ id: Int) -> String? {
    for index in 0..<FT_Get_Sfnt_Name_Count(face) {
      var record = FT_SfntName()
      guard FT_Get_Sfnt_Name(face, index, &record) == 0, Int(record.name_id) == id, let start = record.string else {
        continue
      }
      let bytes = UnsafeBufferPointer(start: start, count: Int(record.string_len))
      // Platforms of the name table: 0 Unicode, 3 Windows (both UTF-16 big-endian), 1 Macintosh.
      if record.platform_id == 1 { return String(decoding: bytes, as: UTF8.self) }
      let units = (0..<(bytes.count / 2)).map { UInt16(bytes[2 * $0]) << 8 | UInt16(bytes[2 * $0 + 1]) }
      return String(decoding: units, as: UTF16.self)
    }
    return nil
  }

  private func coverage() -> [ClosedRange<UInt32>] {
    guard FT_Select_Charmap(face, FT_ENCODING_UNICODE) == 0 else { return [] }
    var ranges: [ClosedRange<UInt32>] = []
    var glyph: FT_UInt = 0
    var character = FT_Get_First_Char(face, &glyph)
    while glyph != 0 {
      let value = UInt32(truncatingIfNeeded: character)
      if let last = ranges.last, last.upperBound &+ 1 == value {
        ranges[ranges.count - 1] = last.lowerBound...value
      } else if ranges.last.map({ $0.upperBound < value }) ?? true {
        ranges.append(value...value)
      } else {
        break
      }
      character = FT_Get_Next_Char(face, character, &glyph)
    }
    return ranges
  }
}
