internal import CICU

/// Properties of characters, from the Unicode data of the linked ICU.
public enum UnicodeProperties {
  /// The version of ICU, such as `72.1`.
  public static var libraryVersion: String { String(cString: cicu_version()) }

  /// The version of Unicode whose data the linked ICU has, such as `15.0`.
  public static var unicodeVersion: String {
    var major: Int32 = 0
    var minor: Int32 = 0
    cicu_unicode_version(&major, &minor)
    return "\(major).\(minor)"
  }

  /// The script of a character (Script property).
  ///
  /// - Parameter scalar: A character.
  /// - Returns: Its script; ``Script/common`` and ``Script/inherited`` for characters of many scripts.
  public static func script(_ scalar: Unicode.Scalar) -> Script {
    Script(tag: cicu_script(scalar.value))
  }

  /// The scripts a character is used with (Script_Extensions property).
  ///
  /// - Parameter scalar: A character.
  /// - Returns: Its scripts; only its own one if it has no others.
  public static func scriptExtensions(_ scalar: Unicode.Scalar) -> [Script] {
    scriptExtensions(of: scalar.value)
  }

  /// The script a language is most likely written in (likely subtags of CLDR, in ICU's data).
  ///
  /// - Parameter language: A BCP 47 tag such as `sr` or `zh-TW`; an underscore is read as a hyphen.
  /// - Returns: The script, such as ``Script/cyrillic`` for `sr`; nil when the tag names no known language.
  public static func likelyScript(ofLanguage language: String) -> Script? {
    let tag = cicu_likely_script(String(language.map { $0 == "_" ? "-" : $0 }))
    return tag == 0 ? nil : Script(tag: tag)
  }

  /// Whether a character has no visible form of its own (Default_Ignorable_Code_Point), so it needs no glyph.
  ///
  /// - Parameter scalar: A character.
  /// - Returns: True for joiners, variation selectors, soft hyphens, bidi controls and the like.
  public static func isDefaultIgnorable(_ scalar: Unicode.Scalar) -> Bool {
    has(scalar, CICU_DEFAULT_IGNORABLE)
  }

  /// Whether a character is drawn as an emoji when nothing else is said (Emoji_Presentation).
  ///
  /// - Parameter scalar: A character.
  /// - Returns: True for 😀, false for ❤ and digits.
  public static func isEmojiPresentation(_ scalar: Unicode.Scalar) -> Bool {
    has(scalar, CICU_EMOJI_PRESENTATION)
  }

  /// Whether a character is a combining mark (General_Category Mn, Mc or Me).
  ///
  /// - Parameter scalar: A character.
  /// - Returns: True for accents and vowel signs.
  public static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    has(scalar, CICU_MARK)
  }

  /// A letter without its marks: the first character of the canonical decomposition (UAX 15).
  ///
  /// - Parameter scalar: A character.
  /// - Returns: `e` for `é`; the character itself where it has no decomposition.
  public static func baseLetter(of scalar: Unicode.Scalar) -> Unicode.Scalar {
    Unicode.Scalar(cicu_base_letter(scalar.value)) ?? scalar
  }

  /// The general category of a character as its two letters.
  ///
  /// - Parameter scalar: A character.
  /// - Returns: Two letters such as `Lu`, `Nd` or `Zs`.
  public static func generalCategory(_ scalar: Unicode.Scalar) -> String {
    let letters = cicu_general_category(scalar.value)
    return String(decoding: [UInt8(letters >> 8), UInt8(letters & 0xFF)], as: UTF8.self)
  }

  /// Whether a character is East Asian punctuation or a fullwidth form that takes one em.
  ///
  /// - Parameter scalar: A character.
  /// - Returns: True for U+3000…303F and U+FF00…FFEF where East_Asian_Width (UAX 11) is Fullwidth or Wide.
  public static func isEastAsianFullwidth(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x3000...0x303F, 0xFF00...0xFFEF: has(scalar, CICU_EAST_ASIAN_WIDE)
    default: false
    }
  }

  /// Whether a grapheme is one Hangul syllable, precomposed or spelled with conjoining letters.
  ///
  /// - Parameter grapheme: The characters of one grapheme.
  /// - Returns: True for 가 as one or two characters; false for a lone compatibility letter such as ㅋ.
  public static func isHangulSyllableCluster(_ grapheme: some Sequence<Unicode.Scalar>) -> Bool {
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
  /// - Returns: True for a character that is an emoji by default, one followed by variation selector 16, keycaps,
  ///   flags, joined sequences and skin tones; false where variation selector 15 asks for text.
  public static func isEmojiCluster(_ grapheme: some Sequence<Unicode.Scalar>) -> Bool {
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

  /// Whether a character can give a text a level above 0: right-to-left, Arabic digits, bidi controls.
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
