/// The correction from a substitute font's advances to San Francisco's, per letter class.
///
///     width(size) = size × (em + sum over clusters of [T(size)/size + (1-u)·text[class] + u·display[class] + r])
///
/// `em` is the width in the substitute font, and T the system font's tracking in points. u is ``displayShare(size:)``.
/// r is the correction of the letter in ``residuals``, which also scale the kerning. Callers add the tracking, because
/// this module does not know text styles.
package struct FontCalibration: Hashable, Codable, Sendable {
  /// The corrections at one end of San Francisco's optical axis, in em per letter of a class.
  package struct Classes: Hashable, Codable, Sendable {
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
    ///
    /// - Parameter letter: The letter's class.
    /// - Returns: The correction in em.
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
  package struct Ends: Hashable, Codable, Sendable {
    /// The design up to 17 pt.
    package var text: Classes
    /// The design from 28 pt.
    package var display: Classes
  }

  /// The corrections used for a weight, and the weight they were determined for.
  package struct Correction: Hashable, Sendable {
    /// The corrections.
    package var ends: Ends
    /// The CSS weight they were determined for.
    package var weight: Int
    /// Whether that is the requested weight.
    package var exactWeight: Bool

    /// Returns the correction of one letter.
    ///
    /// - Parameters:
    ///   - letter: The letter's class.
    ///   - displayShare: The share of the display design, 0…1.
    /// - Returns: The correction in em.
    package func em(_ letter: LetterClass, displayShare: Double) -> Double {
      (1 - displayShare) * ends.text.correction(letter) + displayShare * ends.display.correction(letter)
    }
  }

  /// The corrections by CSS weight.
  package var classes: [Int: Ends]
  /// The remaining differences after the correction by class; nil if the calibration has none.
  package var residuals: FontResiduals?
  /// The source of the corrections.
  package var source: String
  private var shares: PiecewiseLinear

  private enum CodingKeys: String, CodingKey {
    case classes, residuals, source
    case shares = "displayShare"
  }

  /// Decodes a calibration from the manifest.
  ///
  /// - Parameter decoder: The decoder.
  /// - Throws: `DecodingError` for an invalid weight, or a calibration without weights.
  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    let byName = try values.decode([String: Ends].self, forKey: .classes)
    classes = [:]
    for (name, ends) in byName {
      guard let weight = Int(name), (1...1000).contains(weight) else {
        throw DecodingError.dataCorruptedError(
          forKey: .classes, in: values, debugDescription: "\(name) is not a CSS weight from 1 to 1000")
      }
      classes[weight] = ends
    }
    guard !classes.isEmpty else {
      throw DecodingError.dataCorruptedError(forKey: .classes, in: values, debugDescription: "it has no weight")
    }
    residuals = try values.decodeIfPresent(FontResiduals.self, forKey: .residuals)
    source = try values.decode(String.self, forKey: .source)
    shares = try values.decode(PiecewiseLinear.self, forKey: .shares)
  }

  /// Encodes the calibration in the manifest's format.
  ///
  /// - Parameter encoder: The encoder.
  /// - Throws: The error of the encoder.
  package func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(Dictionary(uniqueKeysWithValues: classes.map { ("\($0.key)", $0.value) }), forKey: .classes)
    try values.encodeIfPresent(residuals, forKey: .residuals)
    try values.encode(source, forKey: .source)
    try values.encode(shares, forKey: .shares)
  }

  /// Returns the corrections of the nearest weight, the lighter one if two are equally near.
  ///
  /// - Parameter weight: A CSS weight, 100…900.
  /// - Returns: The corrections, with the weight they were determined for.
  package func correction(weight: Int) -> Correction {
    let nearest = classes.min { (abs($0.key - weight), $0.key) < (abs($1.key - weight), $1.key) }
    let none = Classes(lower: 0, upper: 0, digit: 0, space: 0, punctuation: 0)
    guard let nearest else {
      return Correction(ends: Ends(text: none, display: none), weight: weight, exactWeight: false)
    }
    return Correction(ends: nearest.value, weight: nearest.key, exactWeight: nearest.key == weight)
  }

  /// Returns the share of San Francisco's display design: 0 up to 17 pt, 1 from 28 pt, and interpolated linearly
  /// between.
  ///
  /// - Parameter size: The font size in points.
  /// - Returns: A share, 0…1.
  package func displayShare(size: Double) -> Double { shares.value(at: size) }
}
