internal import TextEngine
internal import Vocabulary

/// The reason why no system font has a character, so that a box is drawn.
///
/// The system has fonts for more characters than the substitute fonts, so every other character may have a glyph.
enum UndrawableCharacter: String {
  /// No version of Unicode will assign the code point.
  case noncharacter = "a noncharacter"
  /// Only a font of the app can have a glyph for the code point.
  case privateUse = "for private use"
  /// The newest version of Unicode does not assign the code point.
  case unassigned = "unassigned in Unicode 18.0"

  /// Finds the first such character of a grapheme cluster; the result is nil if there is none.
  init?(in cluster: String) {
    guard let found = cluster.unicodeScalars.lazy.compactMap(Self.init).first else { return nil }
    self = found
  }

  private init?(_ scalar: Unicode.Scalar) {
    let value = scalar.value
    if (0xFDD0...0xFDEF).contains(value) || value & 0xFFFE == 0xFFFE {
      self = .noncharacter
    } else if scalar.properties.generalCategory == .privateUse {
      if value == Self.appleLogo { return nil }
      self = .privateUse
    } else if UnicodeProperties.isAssigned(scalar) || UnicodeProperties.isDefaultIgnorable(scalar)
      || Self.recent.contains(where: { $0.contains(value) })
    {
      return nil
    } else {
      self = .unassigned
    }
  }

  /// Apple's logo, the only private-use character that the system font has.
  ///
  /// Source: Unicode Consortium, Mappings, Apple, CORPCHAR.TXT: U+F8FF is Apple's logo.
  private static let appleLogo: UInt32 = 0xF8FF

  /// Returns whether the system has a glyph that the substitute fonts cannot have.
  static func isOfSystem(_ cluster: String) -> Bool { cluster.unicodeScalars.first?.value == appleLogo }

  /// The code points that Unicode assigns after the version of the oldest ICU that is supported.
  private static let recent: [ClosedRange<UInt32>] = {
    func number(_ row: TableDecoder.Row, _ column: String) -> UInt32 {
      guard let number = row[column].flatMap({ UInt32($0, radix: 16) }) else {
        preconditionFailure("\(row.place) has no code point in \(column)")
      }
      return number
    }
    return TableDecoder(EmbeddedResources.recent_characters_csv, name: "recent-characters").rows.map {
      number($0, "first")...number($0, "last")
    }
  }()
}
