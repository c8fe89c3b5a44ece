/// The classes of characters that layout distinguishes.
enum CharacterKinds {
  /// Returns whether a UTF-16 code unit is white space that hangs past the end of a line.
  ///
  /// These are breaking spaces, tabs and line breaks.
  @inline(__always)
  static func hangsAtLineEnd(_ unit: UInt16) -> Bool {
    if unit < 0x80 { return unit == 0x20 || (0x09...0x0D).contains(unit) }
    switch unit {
    case 0x85, 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x2028, 0x2029, 0x205F, 0x3000: return true
    default: return false
    }
  }

  /// Returns whether a UTF-16 code unit is a space between words, breaking or not.
  @inline(__always)
  static func isSpace(_ unit: UInt16) -> Bool {
    hangsAtLineEnd(unit) || unit == 0xA0 || unit == 0x2007 || unit == 0x202F
  }

  /// Returns whether a character is a space between words (General_Category Zs, or a tab).
  static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value == 0x20 || scalar.value == 0x09 || scalar.properties.generalCategory == .spaceSeparator
  }

  /// Returns whether a character is a control character or a line or paragraph separator, which is not shaped.
  static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029: true
    default: false
    }
  }

  /// Returns whether a character adds no width to the preceding one: marks, joiners, and non-initial Hangul letters.
  static func extendsCluster(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x1160...0x11FF, 0xD7B0...0xD7FF: true
    default: UnicodeProperties.isMark(scalar) || UnicodeProperties.isDefaultIgnorable(scalar)
    }
  }
}
