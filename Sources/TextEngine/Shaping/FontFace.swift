internal import CHarfBuzz

/// A design of a font file, ready for shaping.
///
/// It is immutable and shared by all threads. Advances are in 1/65,536 em and unhinted. Size and tracking are applied
/// after shaping.
final class FontFace: @unchecked Sendable {
  // Unchecked, because `font` and its face are made immutable before `init` returns, and nothing else here changes.
  // HarfBuzz documents immutable objects as safe to share between threads.

  /// The `hb_font_t`, immutable.
  let font: OpaquePointer
  /// The characters that the face covers.
  let coverage: BitSet
  private let source: HarfBuzzFace

  /// HarfBuzz units per em.
  static let unitsPerEm = 65_536.0

  /// Opens a design of a font.
  ///
  /// The variations are axis tags, with values in the units of the axis. Other axes keep their defaults.
  init(face: HarfBuzzFace, variations: [(tag: String, value: Double)] = []) {
    let font: OpaquePointer = hb_font_create(face.face)
    hb_font_set_scale(font, Int32(Self.unitsPerEm), Int32(Self.unitsPerEm))
    let settings = variations.map {
      hb_variation_t(tag: hb_tag_from_string($0.tag, -1), value: Float($0.value))
    }
    if !settings.isEmpty { hb_font_set_variations(font, settings, UInt32(settings.count)) }
    hb_font_make_immutable(font)
    self.font = font
    coverage = face.coverage
    source = face
  }

  deinit { hb_font_destroy(font) }

  /// The `hb_face_t`, immutable.
  var face: OpaquePointer { source.face }

  /// The rules in the face's tables for adjacent glyphs.
  var rules: FaceRules { source.rules }

  /// Returns the nominal glyph of a code point; nil if there is none.
  func glyph(of codePoint: UInt32) -> UInt32? {
    var glyph: hb_codepoint_t = 0
    return hb_font_get_nominal_glyph(font, codePoint, &glyph) != 0 ? glyph : nil
  }

  /// Returns the nominal advance of a code point in em, without shaping; nil if there is no glyph.
  func advance(of codePoint: UInt32) -> Double? {
    guard let glyph = glyph(of: codePoint) else { return nil }
    return Double(hb_font_get_glyph_h_advance(font, glyph)) / Self.unitsPerEm
  }
}
