/// The five kinds of letter that the correction to San Francisco tells apart, and none for marks.
///
/// By General_Category: Lu and Lt upper, other letters lower, Nd digit, Zs space, M none, all else punctuation.
public enum LetterClass: String, Hashable, CaseIterable, Sendable, BitwiseCopyable {
  case lower, upper, digit, space, punctuation, none

  /// The class of a character.
  ///
  /// - Parameter scalar: The character.
  public init(_ scalar: Unicode.Scalar) {
    self = scalar.isASCII ? Self.ascii[Int(scalar.value)] : Self.lookUp(scalar)
  }

  private static let ascii: [LetterClass] = (0..<128).map { lookUp(Unicode.Scalar(UInt8($0))) }

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
