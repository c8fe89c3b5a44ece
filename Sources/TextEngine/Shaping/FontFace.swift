internal import CHarfBuzz

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
  private let source: HarfBuzzFace

  /// HarfBuzz units to the em.
  static let unitsPerEm = 65_536.0

  /// Opens a design of a font.
  ///
  /// - Parameters:
  ///   - face: The face.
  ///   - variations: Axis tags and values in the axis' own units; axes not named stay at their default.
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

  /// What the face's tables do to glyphs beside each other.
  var rules: FaceRules { source.rules }

  /// The nominal glyph of a character.
  ///
  /// - Parameter codePoint: A Unicode code point.
  /// - Returns: The glyph; nil when there is none.
  func glyph(of codePoint: UInt32) -> UInt32? {
    var glyph: hb_codepoint_t = 0
    return hb_font_get_nominal_glyph(font, codePoint, &glyph) != 0 ? glyph : nil
  }

  /// The nominal advance of one character, without shaping.
  ///
  /// - Parameter codePoint: A Unicode code point.
  /// - Returns: Its advance in em; nil when there is no glyph.
  func advance(of codePoint: UInt32) -> Double? {
    guard let glyph = glyph(of: codePoint) else { return nil }
    return Double(hb_font_get_glyph_h_advance(font, glyph)) / Self.unitsPerEm
  }
}
