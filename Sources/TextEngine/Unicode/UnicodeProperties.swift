internal import CICU

/// Properties of characters, from the Unicode data of the linked ICU.
package enum UnicodeProperties {
  /// The version of ICU, such as `72.1`.
  package static var libraryVersion: String { String(cString: cicu_version()) }

  /// The version of Unicode supported by the linked ICU, such as `15.0`.
  package static var unicodeVersion: String {
    var major: Int32 = 0
    var minor: Int32 = 0
    cicu_unicode_version(&major, &minor)
    return "\(major).\(minor)"
  }

  /// Returns the script of a character (Script property); characters of many scripts are Common or Inherited.
  package static func script(_ scalar: Unicode.Scalar) -> Script { Script(tag: cicu_script(scalar.value)) }

  /// Returns the scripts that a character is used with (Script_Extensions), or only its own script if it has none.
  package static func scriptExtensions(_ scalar: Unicode.Scalar) -> [Script] {
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 64) { tags in
      let count = cicu_script_extensions(scalar.value, tags.baseAddress, 64)
      return count > 0 ? tags[..<Int(count)].map(Script.init(tag:)) : [script(scalar)]
    }
  }

  /// Returns the most likely script of a language (CLDR's likely subtags, from ICU); nil for an unknown language.
  ///
  /// The language is a BCP 47 tag such as `sr` or `zh-TW`, with hyphens or underscores.
  package static func likelyScript(ofLanguage language: String) -> Script? {
    let tag = cicu_likely_script(language.hyphenated)
    return tag == 0 ? nil : Script(tag: tag)
  }

  /// Returns whether a character is normally invisible and needs no glyph (Default_Ignorable_Code_Point).
  package static func isDefaultIgnorable(_ scalar: Unicode.Scalar) -> Bool { has(scalar, CICU_DEFAULT_IGNORABLE) }

  /// Returns whether a character is drawn as an emoji by default (Emoji_Presentation), like 😀 but unlike ❤ and digits.
  package static func isEmojiPresentation(_ scalar: Unicode.Scalar) -> Bool { has(scalar, CICU_EMOJI_PRESENTATION) }

  /// Returns whether a character is a combining mark (General_Category Mn, Mc or Me).
  package static func isMark(_ scalar: Unicode.Scalar) -> Bool { has(scalar, CICU_MARK) }

  /// Returns whether the linked ICU's version of Unicode assigns a code point (General_Category other than Cn).
  ///
  /// Private-use characters are assigned; noncharacters are not.
  package static func isAssigned(_ scalar: Unicode.Scalar) -> Bool {
    cicu_general_category(scalar.value) != UInt32(UInt8(ascii: "C")) << 8 | UInt32(UInt8(ascii: "n"))
  }

  /// Returns a letter without its marks, as in its canonical decomposition (UAX 15): `e` for `é`.
  ///
  /// A character without a decomposition is returned as it is.
  package static func baseLetter(of scalar: Unicode.Scalar) -> Unicode.Scalar {
    Unicode.Scalar(cicu_base_letter(scalar.value)) ?? scalar
  }

  /// Returns whether a grapheme is drawn as a colour emoji (UTS 51, section 1.4.3 and appendix A).
  ///
  /// These are default emoji, characters with variation selector 16, keycaps, flags, joined sequences and skin tones,
  /// unless variation selector 15 requests text style.
  package static func isEmojiCluster(_ grapheme: some Sequence<Unicode.Scalar>) -> Bool {
    var iterator = grapheme.makeIterator()
    guard let first = iterator.next() else { return false }
    guard var next = iterator.next() else { return first.value >= 0x231A && isEmojiPresentation(first) }
    guard has(first, CICU_EMOJI) else { return has(first, CICU_EMOJI_PRESENTATION) }
    if next.value == 0xFE0E { return false }
    if has(first, CICU_EMOJI_PRESENTATION) { return true }
    while true {
      if next.value == 0xFE0F || next.value == 0x20E3 { return true }
      if has(next, CICU_EMOJI_MODIFIER | CICU_EMOJI_PRESENTATION | CICU_EXTENDED_PICTOGRAPHIC) { return true }
      guard let following = iterator.next() else { return false }
      next = following
    }
  }

  /// Returns whether a character may cause embedding levels above 0, such as a right-to-left letter or bidi control.
  static func needsReordering(_ scalar: Unicode.Scalar) -> Bool { has(scalar, CICU_BIDI_NEEDED) }

  private static func has(_ scalar: Unicode.Scalar, _ bits: Int32) -> Bool {
    cicu_properties(scalar.value) & UInt32(bits) != 0
  }
}
