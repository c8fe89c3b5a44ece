/// The characters that are simple to shape.
///
/// Each plain character is its own left-to-right grapheme cluster, in a script that HarfBuzz's standard shaper handles.
enum PlainCharacters {
  /// The scripts of plain characters, all of which HarfBuzz shapes with its standard shaper.
  static let scripts: Set<Script> = [.latin, .cyrillic, .greek, .common]

  /// The exclusive upper bound of plain code units: the end of the Letterlike Symbols block.
  static let limit: UInt16 = 0x2150

  /// The kind of a character, as a bit set that can hold all kinds in a text.
  struct Kind: OptionSet, Sendable {
    let rawValue: UInt8
    static let common = Kind(rawValue: 1)
    static let latin = Kind(rawValue: 2)
    static let cyrillic = Kind(rawValue: 4)
    static let greek = Kind(rawValue: 8)
    /// Any character that is not plain.
    static let other = Kind(rawValue: 16)
  }

  /// The kind of each character below the limit.
  static let kinds: [Kind] = (0..<limit).map(look)

  /// Returns whether a character is plain.
  static func isPlain(_ unit: UInt16) -> Bool { unit < limit && kinds[Int(unit)] != .other }

  /// Returns the script of a text of plain characters, resolved as in UAX 24.
  ///
  /// The result is nil if a character is not plain or there are several scripts.
  static func script(of text: UnsafeBufferPointer<UInt16>) -> Script? {
    var met: UInt8 = 0
    kinds.withUnsafeBufferPointer { kinds in
      for unit in text { met |= unit < limit ? kinds[Int(unit)].rawValue : Kind.other.rawValue }
    }
    return switch Kind(rawValue: met & ~Kind.common.rawValue) {
    case []: .common
    case .latin: .latin
    case .cyrillic: .cyrillic
    case .greek: .greek
    default: nil
    }
  }

  private static func look(_ unit: UInt16) -> Kind {
    // U+2044 FRACTION SLASH turns adjacent digits into a fraction.
    guard let scalar = Unicode.Scalar(unit), unit != 0x2044, !CharacterKinds.isControl(scalar),
      !UnicodeProperties.isMark(scalar), !UnicodeProperties.isDefaultIgnorable(scalar),
      !UnicodeProperties.needsReordering(scalar), !UnicodeProperties.isEmojiPresentation(scalar)
    else { return .other }
    switch UnicodeProperties.script(scalar) {
    case .latin: return .latin
    case .cyrillic: return .cyrillic
    case .greek: return .greek
    case .common: return UnicodeProperties.scriptExtensions(scalar) == [.common] ? .common : .other
    default: return .other
    }
  }
}
