internal import CHarfBuzz

/// The class of a glyph in the font's GDEF table, which determines whether a lookup skips the glyph.
enum GlyphKind: Sendable {
  case base, ligature, mark, component, unclassified

  /// Looks up the class of the glyph of a character that is not a mark in Unicode.
  ///
  /// In a live `hb_face_t` without classes, HarfBuzz treats such a character as a base glyph.
  init(of glyph: Int, in face: OpaquePointer) {
    guard hb_ot_layout_has_glyph_classes(face) != 0 else {
      self = .base
      return
    }
    self =
      switch hb_ot_layout_get_glyph_class(face, hb_codepoint_t(glyph)) {
      case HB_OT_LAYOUT_GLYPH_CLASS_BASE_GLYPH: .base
      case HB_OT_LAYOUT_GLYPH_CLASS_LIGATURE: .ligature
      case HB_OT_LAYOUT_GLYPH_CLASS_MARK: .mark
      case HB_OT_LAYOUT_GLYPH_CLASS_COMPONENT: .component
      default: .unclassified
      }
  }
}

/// The kinds of glyphs that a lookup skips.
struct SkippedGlyphs: Sendable {
  private let flags: Int

  /// Creates a set from the LookupFlag field of a lookup.
  ///
  /// Source: OpenType 1.9.1, "LookupFlag bit enumeration": 2 ignores base glyphs, 4 ligatures, 8 marks, 0x10 marks
  /// outside a set, 0xFF00 marks of other attachment classes.
  init(flags: Int) { self.flags = flags }

  /// Whether glyphs other than marks are skipped.
  var hasLetters: Bool { flags & 6 != 0 }

  /// Returns whether glyphs of a kind may be skipped.
  func contains(_ kind: GlyphKind) -> Bool {
    switch kind {
    case .base: flags & 2 != 0
    case .ligature: flags & 4 != 0
    case .mark: flags & 0xFF18 != 0
    case .component, .unclassified: false
    }
  }
}
