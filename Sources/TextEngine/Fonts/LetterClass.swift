/// A class of letters with its own correction to San Francisco's advances, or `none` for marks.
///
/// General_Category determines the class: Lu and Lt are upper, other letters lower, Nd digit, Zs space, M none, and
/// everything else punctuation.
package enum LetterClass: Int, Hashable, CaseIterable, Sendable, BitwiseCopyable {
  case lower, upper, digit, space, punctuation, none

  /// The name in the manifest.
  var name: String { "\(self)" }

  /// Determines the class of a character.
  package init(_ scalar: Unicode.Scalar) {
    self = scalar.value < Self.tabled ? Self.table[Int(scalar.value)] : Self.lookUp(scalar)
  }

  /// The first code point beyond the table: the start of Hebrew, after Latin, Greek, Cyrillic and Armenian.
  static let tabled: UInt32 = 0x590
  private static let table: [LetterClass] = (0..<tabled).map { Unicode.Scalar($0).map(lookUp) ?? .punctuation }

  private static func lookUp(_ scalar: Unicode.Scalar) -> LetterClass {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .titlecaseLetter: .upper
    case .lowercaseLetter, .modifierLetter, .otherLetter: .lower
    case .decimalNumber: .digit
    case .spaceSeparator: .space
    case .nonspacingMark, .spacingMark, .enclosingMark: .none
    default: .punctuation
    }
  }
}
