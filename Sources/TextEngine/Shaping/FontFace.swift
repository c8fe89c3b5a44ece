internal import CHarfBuzz
internal import Foundation

/// One design of one font file, ready to shape: immutable, shared by all threads.
///
/// Advances come back in 65,536ths of an em, unhinted: size and tracking are applied after shaping.
final class FontFace: @unchecked Sendable {
  // Sendable by hand: `font` and the face behind it are made immutable before `init` returns, HarfBuzz documents
  // immutable objects as safe to share between threads, and nothing else here changes.

  /// The `hb_font_t`, immutable.
  let font: OpaquePointer
  /// Which characters have a glyph.
  let coverage: Coverage

  /// HarfBuzz units to the em.
  static let unitsPerEm = 65_536.0

  /// Opens a design of a font.
  ///
  /// - Parameters:
  ///   - file: The file's face.
  ///   - variations: Axis tags and values in the axis' own units; axes not named stay at their default.
  init(file: HarfBuzzFace, variations: [(tag: String, value: Double)] = []) {
    let font: OpaquePointer = hb_font_create(file.face)
    hb_font_set_scale(font, Int32(Self.unitsPerEm), Int32(Self.unitsPerEm))
    let settings = variations.map {
      hb_variation_t(tag: hb_tag_from_string($0.tag, -1), value: Float($0.value))
    }
    if !settings.isEmpty { hb_font_set_variations(font, settings, UInt32(settings.count)) }
    hb_font_make_immutable(font)
    self.font = font
    coverage = file.coverage
  }

  deinit { hb_font_destroy(font) }

  /// The nominal advance of one character, without shaping.
  ///
  /// - Parameter codePoint: A Unicode code point.
  /// - Returns: Its advance in em; nil when there is no glyph.
  func advance(of codePoint: UInt32) -> Double? {
    var glyph: hb_codepoint_t = 0
    guard hb_font_get_nominal_glyph(font, codePoint, &glyph) != 0 else { return nil }
    return Double(hb_font_get_glyph_h_advance(font, glyph)) / Self.unitsPerEm
  }
}

/// A font file's face: its bytes and character map, shared by all designs made from it.
final class HarfBuzzFace: @unchecked Sendable {
  // Sendable by hand: the face is made immutable in `init` and never changes after.

  /// The `hb_face_t`, immutable.
  let face: OpaquePointer
  /// Which characters have a glyph.
  let coverage: Coverage
  /// The variation axes: tag, smallest, default and largest value.
  let axes: [(tag: String, minimum: Double, standard: Double, maximum: Double)]

  /// Opens a face.
  ///
  /// - Parameters:
  ///   - data: The font file.
  ///   - index: The face within a collection, from 0.
  /// - Throws: ``TextEngineError`` when there are no glyphs in the bytes.
  init(data: Data, index: Int, name: String) throws(TextEngineError) {
    let blob = data.withUnsafeBytes {
      hb_blob_create($0.bindMemory(to: CChar.self).baseAddress, UInt32($0.count), HB_MEMORY_MODE_DUPLICATE, nil, nil)
    }
    defer { hb_blob_destroy(blob) }
    let face: OpaquePointer = hb_face_create(blob, UInt32(index))
    guard hb_face_get_glyph_count(face) > 0 else {
      hb_face_destroy(face)
      throw TextEngineError.notAFont(path: name, detail: "it holds no glyphs")
    }
    hb_face_make_immutable(face)
    self.face = face
    coverage = Coverage(face: face)
    axes = Self.readAxes(of: face)
  }

  deinit { hb_face_destroy(face) }

  /// Whether the face varies along an axis.
  ///
  /// - Parameter tag: Four letters, such as `wght`.
  /// - Returns: The axis' range, if there is one.
  func axis(_ tag: String) -> (minimum: Double, maximum: Double)? {
    axes.first { $0.tag == tag }.map { ($0.minimum, $0.maximum) }
  }

  private static func readAxes(
    of face: OpaquePointer
  ) -> [(tag: String, minimum: Double, standard: Double, maximum: Double)] {
    var count = hb_ot_var_get_axis_count(face)
    guard count > 0 else { return [] }
    var infos = [hb_ot_var_axis_info_t](repeating: hb_ot_var_axis_info_t(), count: Int(count))
    hb_ot_var_get_axis_infos(face, 0, &count, &infos)
    return infos.prefix(Int(count)).map { info in
      let letters = [24, 16, 8, 0].map { UnicodeScalar(UInt8(truncatingIfNeeded: info.tag >> $0)) }
      return (
        String(String.UnicodeScalarView(letters)), Double(info.min_value), Double(info.default_value),
        Double(info.max_value)
      )
    }
  }
}
