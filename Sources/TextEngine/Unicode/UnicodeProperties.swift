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

  /// Returns the script of a character (Script property).
  ///
  /// - Parameter scalar: A character.
  /// - Returns: The script; ``Script/common`` or ``Script/inherited`` for characters of many scripts.
  package static func script(_ scalar: Unicode.Scalar) -> Script {
    Script(tag: cicu_script(scalar.value))
  }

  /// Returns the scripts that a character is used with (Script_Extensions property).
  ///
  /// - Parameter scalar: A character.
  /// - Returns: The scripts; only the character's own script if it has no extensions.
  package static func scriptExtensions(_ scalar: Unicode.Scalar) -> [Script] {
    scriptExtensions(of: scalar.value)
  }

  /// Returns the most likely script of a language (CLDR's likely subtags, from ICU).
  ///
  /// - Parameter language: A BCP 47 tag such as `sr` or `zh-TW`; underscores count as hyphens.
  /// - Returns: The script, such as ``Script/cyrillic`` for `sr`; nil for an unknown language.
  package static func likelyScript(ofLanguage language: String) -> Script? {
    let tag = cicu_likely_script(String(language.map { $0 == "_" ? "-" : $0 }))
    return tag == 0 ? nil : Script(tag: tag)
  }

  /// Whether a character is normally invisible (Default_Ignorable_Code_Point) and therefore needs no glyph.
  ///
  /// - Parameter scalar: A character.
  /// - Returns: true for joiners, variation selectors, soft hyphens, bidi controls and similar characters.
  package static func isDefaultIgnorable(_ scalar: Unicode.Scalar) -> Bool {
    has(scalar, CICU_DEFAULT_IGNORABLE)
  }

  /// Whether a character is drawn as an emoji by default (Emoji_Presentation).
  ///
  /// - Parameter scalar: A character.
  /// - Returns: true for 😀; false for ❤ and digits.
  package static func isEmojiPresentation(_ scalar: Unicode.Scalar) -> Bool {
    has(scalar, CICU_EMOJI_PRESENTATION)
  }

  /// Whether a character is a combining mark (General_Category Mn, Mc or Me).
  ///
  /// - Parameter scalar: A character.
  /// - Returns: true for accents and vowel signs.
  package static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    has(scalar, CICU_MARK)
  }

  /// Returns a letter without its marks: the first character of its canonical decomposition (UAX 15).
  ///
  /// - Parameter scalar: A character.
  /// - Returns: `e` for `é`; the character itself if it has no decomposition.
  package static func baseLetter(of scalar: Unicode.Scalar) -> Unicode.Scalar {
    Unicode.Scalar(cicu_base_letter(scalar.value)) ?? scalar
  }

  /// Returns the general category of a character.
  ///
  /// - Parameter scalar: A character.
  /// - Returns: Two letters such as `Lu`, `Nd` or `Zs`.
  package static func generalCategory(_ scalar: Unicode.Scalar) -> String {
    let letters = cicu_general_category(scalar.value)
    return String(decoding: [UInt8(letters >> 8), UInt8(letters & 0xFF)], as: UTF8.self)
  }

  /// Whether a character is East Asian punctuation or a fullwidth form with a width of one em.
  ///
  /// - Parameter scalar: A character.
  /// - Returns: true for U+3000…303F and U+FF00…FFEF if East_Asian_Width (UAX 11) is Fullwidth or Wide.
  package static func isEastAsianFullwidth(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x3000...0x303F, 0xFF00...0xFFEF: has(scalar, CICU_EAST_ASIAN_WIDE)
    default: false
    }
  }

  /// Whether a grapheme is one Hangul syllable, precomposed or written with conjoining letters.
  ///
  /// - Parameter grapheme: The characters of one grapheme.
  /// - Returns: true for 가 as one or two characters; false for a single compatibility letter such as ㅋ.
  package static func isHangulSyllableCluster(_ grapheme: some Sequence<Unicode.Scalar>) -> Bool {
    var iterator = grapheme.makeIterator()
    guard let first = iterator.next()?.value else { return false }
    switch first {
    case 0xAC00...0xD7A3: return true
    case 0x1100...0x115F, 0xA960...0xA97C:
      // Hangul_Syllable_Type L, then V.
      guard let second = iterator.next()?.value else { return false }
      return (0x1160...0x11A7).contains(second) || (0xD7B0...0xD7C6).contains(second)
    default: return false
    }
  }

  /// Whether a grapheme is drawn as a colour emoji (UTS 51, section 1.4.3 and appendix A).
  ///
  /// - Parameter grapheme: The characters of one grapheme.
  /// - Returns: true for default emoji, characters with variation selector 16, keycaps, flags, joined sequences and
  ///   skin tones; false if variation selector 15 requests text style.
  package static func isEmojiCluster(_ grapheme: some Sequence<Unicode.Scalar>) -> Bool {
    var iterator = grapheme.makeIterator()
    guard let first = iterator.next() else { return false }
    guard var next = iterator.next() else { return first.value >= 0x231A && isEmojiPresentation(first) }
    guard has(first, CICU_EMOJI) else { return has(first, CICU_EMOJI_PRESENTATION) }
    if next.value == 0xFE0E { return false }
    if has(first, CICU_EMOJI_PRESENTATION) { return true }
    while true {
      switch next.value {
      case 0xFE0F, 0x20E3: return true
      default:
        if has(next, CICU_EMOJI_MODIFIER | CICU_EMOJI_PRESENTATION) { return true }
        if has(next, CICU_EXTENDED_PICTOGRAPHIC) { return true }
      }
      guard let following = iterator.next() else { return false }
      next = following
    }
  }

  /// Whether a character may cause embedding levels above 0: right-to-left characters, Arabic digits, bidi controls.
  static func needsReordering(_ scalar: Unicode.Scalar) -> Bool {
    has(scalar, CICU_BIDI_NEEDED)
  }

  static func scriptExtensions(of codePoint: UInt32) -> [Script] {
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 64) { tags in
      let count = cicu_script_extensions(codePoint, tags.baseAddress, 64)
      return count > 0 ? tags[..<Int(count)].map(Script.init(tag:)) : [Script(tag: cicu_script(codePoint))]
    }
  }

  private static func has(_ scalar: Unicode.Scalar, _ bits: Int32) -> Bool {
    cicu_properties(scalar.value) & UInt32(bits) != 0
  }
}
