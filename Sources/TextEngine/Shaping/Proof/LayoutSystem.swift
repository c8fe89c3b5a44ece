internal import CHarfBuzz

/// The script and language systems of a font's GSUB and GPOS tables that apply to a text.
///
/// HarfBuzz shapes identically in all languages with the same system.
struct LayoutSystem: Hashable {
  /// The text's script, which selects HarfBuzz's shaper regardless of the tables.
  let script: Script
  private let substitution: Choice
  private let positioning: Choice

  /// The indices of script and language in one table.
  private struct Choice: Hashable {
    var script: UInt32 = 0
    var language: UInt32 = 0
  }

  /// Looks up the systems in a live `hb_face_t`; a nil language means none.
  init(of face: OpaquePointer, script: Script, language: OpaquePointer?) {
    self.script = script
    let scripts = Self.tags { hb_ot_tags_from_script_and_language(hb_script_t(script.tag), language, $0, $1, nil, nil) }
    let languages = Self.tags {
      hb_ot_tags_from_script_and_language(hb_script_t(script.tag), language, nil, nil, $0, $1)
    }
    func choose(_ table: String) -> Choice {
      var choice = Choice()
      let tag = hb_tag_from_string(table, -1)
      hb_ot_layout_table_select_script(face, tag, UInt32(scripts.count), scripts, &choice.script, nil)
      hb_ot_layout_script_select_language(
        face, tag, choice.script, UInt32(languages.count), languages, &choice.language)
      return choice
    }
    substitution = choose("GSUB")
    positioning = choose("GPOS")
  }

  private static func tags(
    _ ask: (UnsafeMutablePointer<UInt32>, UnsafeMutablePointer<hb_tag_t>) -> Void
  ) -> [hb_tag_t] {
    // HarfBuzz returns at most three script tags, and as many language tags as fit.
    var tags = [hb_tag_t](repeating: 0, count: 8)
    var count = UInt32(tags.count)
    ask(&count, &tags)
    return Array(tags.prefix(Int(count)))
  }

  /// Returns whether this system has an optional feature; required features are not considered.
  ///
  /// The table is `GSUB` or `GPOS` of a live `hb_face_t`.
  func has(_ feature: String, in table: String, of face: OpaquePointer) -> Bool {
    let choice = table == "GSUB" ? substitution : positioning
    var index: UInt32 = 0
    return hb_ot_layout_language_find_feature(
      face, hb_tag_from_string(table, -1), choice.script, choice.language, hb_tag_from_string(feature, -1), &index) != 0
  }

  /// Returns the lookups of the given features and of the system's required feature.
  func lookups(of features: Set<String>, in table: String, of face: OpaquePointer) -> Set<Int> {
    let choice = table == "GSUB" ? substitution : positioning
    let tag = hb_tag_from_string(table, -1)
    let wanted = Set(features.map { hb_tag_from_string($0, -1) })
    var found: Set<Int> = []
    func add(_ feature: UInt32) {
      let lookups = HarfBuzzList.elements(filling: 0) {
        hb_ot_layout_feature_get_lookups(face, tag, feature, 0, $0, $1)
      }
      found.formUnion(lookups.map(Int.init))
    }
    var required: UInt32 = 0
    if hb_ot_layout_language_get_required_feature_index(face, tag, choice.script, choice.language, &required) != 0 {
      add(required)
    }
    let names = HarfBuzzList.elements(filling: 0) {
      hb_ot_layout_language_get_feature_tags(face, tag, choice.script, choice.language, 0, $0, $1)
    }
    let indices = HarfBuzzList.elements(filling: 0) {
      hb_ot_layout_language_get_feature_indexes(face, tag, choice.script, choice.language, 0, $0, $1)
    }
    for (name, index) in zip(names, indices) where wanted.contains(name) { add(index) }
    return found
  }
}
