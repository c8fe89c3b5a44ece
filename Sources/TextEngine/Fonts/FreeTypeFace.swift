internal import CFreeType

/// A face with its own FreeType library, over bytes that must outlive it.
struct FreeTypeFace: ~Copyable {
  private let library: FreeTypeLibrary
  private let face: FT_Face

  init(bytes: UnsafeRawBufferPointer, faceIndex: Int, path: String) throws(TextEngineError) {
    let library = try FreeTypeLibrary()
    var face: FT_Face?
    let start = bytes.assumingMemoryBound(to: FT_Byte.self).baseAddress
    let status = FT_New_Memory_Face(library.pointer, start, FT_Long(bytes.count), FT_Long(faceIndex), &face)
    guard status == 0, let face else {
      throw .damagedFont(
        path: path, what: "FreeType cannot open the font (its error \(status))",
        remedy: "replace the file with an intact .ttf, .otf or .ttc")
    }
    self.library = library
    self.face = face
  }

  deinit { FT_Done_Face(face) }

  func inspection(withCoverage: Bool) -> FontInspection {
    let record = face.pointee
    let em = Double(max(record.units_per_EM, 1))
    let line = lineUnits
    return FontInspection(
      family: name(16) ?? record.family_name.map { String(cString: $0) },
      style: record.style_name.map { String(cString: $0) },
      postScriptName: FT_Get_Postscript_Name(face).map { String(cString: $0) }, fullName: name(4), axes: axes(),
      unitsPerEm: Int(record.units_per_EM),
      ascender: line.ascender / em, descender: -line.descender / em, lineGap: line.gap / em,
      // FT_FACE_FLAG_SCALABLE is a macro; FreeType 2.12 defines it as bit 0.
      isScalable: record.face_flags & 1 != 0, coverage: withCoverage ? coverage() : [])
  }

  /// The line metrics in font units; the descender is negative.
  ///
  /// Core Text takes those of the table hhea, also if OS/2 asks for its own (USE_TYPO_METRICS).
  private var lineUnits: (ascender: Double, descender: Double, gap: Double) {
    if let table = FT_Get_Sfnt_Table(face, FT_SFNT_HHEA) {
      let hhea = table.assumingMemoryBound(to: TT_HoriHeader.self).pointee
      if hhea.Ascender != 0 || hhea.Descender != 0 {
        return (Double(hhea.Ascender), Double(hhea.Descender), Double(hhea.Line_Gap))
      }
    }
    let record = face.pointee
    return (
      Double(record.ascender), Double(record.descender),
      Double(Int(record.height) - Int(record.ascender) + Int(record.descender))
    )
  }

  private func axes() -> [FontInspection.Axis] {
    var master: UnsafeMutablePointer<FT_MM_Var>?
    guard FT_Get_MM_Var(face, &master) == 0, let master else { return [] }
    defer { FT_Done_MM_Var(library.pointer, master) }
    return (0..<Int(master.pointee.num_axis)).map { index in
      let axis = master.pointee.axis[index]
      return FontInspection.Axis(
        tag: Script(tag: UInt32(axis.tag)).description, minimum: fixed(axis.minimum), defaultValue: fixed(axis.def),
        maximum: fixed(axis.maximum))
    }
  }

  /// Converts a 16.16 fixed-point number of FreeType.
  private func fixed(_ value: FT_Fixed) -> Double { Double(value) / 65536 }

  /// Returns the first name record with an ID of OpenType, in any language, such as 16, the typographic family name.
  private func name(_ id: FT_UShort) -> String? {
    for index in 0..<FT_Get_Sfnt_Name_Count(face) {
      var record = FT_SfntName()
      guard FT_Get_Sfnt_Name(face, index, &record) == 0, record.name_id == id, let start = record.string else {
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
