/// The correction from a substitute font's advances to San Francisco's, per letter class.
///
///     width(size) = size × (em + sum over clusters of [T(size)/size + (1-u)·text[class] + u·display[class] + r])
///
/// `em` is the width in the substitute font, and T is the system font's tracking in points. u is the ``displayShare``
/// at the size. r is the letter's correction in ``residuals``, which also scale the kerning. Callers add the
/// tracking, because this module does not know text styles.
package struct FontCalibration: Hashable, Decodable, Sendable {
  /// The corrections at one end of San Francisco's optical axis, in em per letter of a class.
  package struct Classes: Hashable, Decodable, Sendable {
    /// Lower-case and caseless letters.
    package var lower: Double
    /// Upper-case and title-case letters.
    package var upper: Double
    /// Decimal digits.
    package var digit: Double
    /// Spaces.
    package var space: Double
    /// All other characters with a width.
    package var punctuation: Double

    /// Returns the correction of one letter; 0 for marks.
    package func correction(_ letter: LetterClass) -> Double {
      switch letter {
      case .lower: lower
      case .upper: upper
      case .digit: digit
      case .space: space
      case .punctuation: punctuation
      case .none: 0
      }
    }
  }

  /// Both ends of the optical axis for one weight.
  package struct Ends: Hashable, Decodable, Sendable {
    /// The design up to 17 pt.
    package var text: Classes
    /// The design from 28 pt.
    package var display: Classes
  }

  /// The corrections by CSS weight.
  package var classes: [Int: Ends]
  /// The corrections in addition to those by class, such as per letter; nil if the calibration has none.
  package var residuals: FontResiduals?
  /// The share of San Francisco's display design by size: 0 up to 17 pt, 1 from 28 pt.
  var displayShare: PiecewiseLinear

  /// Returns the corrections for the nearest weight, or for the lighter of two equally near weights.
  package func correction(weight: Int) -> (ends: Ends, isExact: Bool) {
    let nearest = classes.min { (abs($0.key - weight), $0.key) < (abs($1.key - weight), $1.key) }
    guard let nearest else { preconditionFailure("a manifest with such a calibration is refused") }
    return (nearest.value, nearest.key == weight)
  }
}
