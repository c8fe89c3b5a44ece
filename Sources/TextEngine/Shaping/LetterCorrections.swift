/// The correction of a cluster's advance by its first letter, in em.
struct LetterCorrection: BitwiseCopyable, Sendable {
  /// The correction at text sizes.
  var text: Double
  /// The correction at display sizes.
  var display: Double

  /// No correction.
  static let none = LetterCorrection(text: 0, display: 0)
}

/// The corrections for one weight, arranged for lookup by letter.
///
/// Source: `Fonts/manifest.json`, calibrations.
struct LetterCorrections: Sendable {
  /// Whether the weight itself is calibrated; otherwise the corrections are those of the nearest weight.
  let exactWeight: Bool
  /// The factor from the substitute font's kerning to San Francisco's.
  let kerningScale: Double
  /// The corrections of the characters before Hebrew; see ``LetterClass/tabled``.
  private let tabled: [LetterCorrection]
  /// The corrections of letters without a residual, in the order of ``LetterClass``.
  private let classes: [LetterCorrection]
  /// The residuals of individual letters.
  private let others: [Unicode.Scalar: Double]

  /// Creates the corrections for a CSS weight of 100…900.
  init(_ calibration: FontCalibration, weight: Int) {
    let byClass = calibration.correction(weight: weight)
    let residuals = calibration.residuals
    exactWeight = byClass.isExact
    kerningScale = residuals?.kerningScale ?? 1
    classes = LetterClass.allCases.map { letter in
      let rest = residuals?.correction(letter, weight: weight) ?? 0
      return LetterCorrection(
        text: byClass.ends.text.correction(letter) + rest, display: byClass.ends.display.correction(letter) + rest)
    }
    var letters: [Unicode.Scalar: Double] = [:]
    for (letter, em) in residuals?.letters ?? [:] {
      if let scalar = letter.unicodeScalars.first { letters[scalar] = em }
    }
    others = letters
    tabled = Self.letters.map { [classes] in Self.correction(of: $0.letter, base: $0.base, classes, letters) }
  }

  /// Returns the correction of a letter's advance; a letter with marks uses the correction of its base letter.
  func correction(of scalar: Unicode.Scalar) -> LetterCorrection {
    if scalar.value < LetterClass.tabled { return tabled[Int(scalar.value)] }
    return Self.correction(
      of: LetterClass(scalar), base: UnicodeProperties.baseLetter(of: scalar), classes, others)
  }

  private static func correction(
    of letter: LetterClass, base: Unicode.Scalar, _ classes: [LetterCorrection], _ residuals: [Unicode.Scalar: Double]
  ) -> LetterCorrection {
    guard letter != .none else { return .none }
    // If the base is in another class, as for letter-like symbols, its residual does not apply.
    let isOfClass = !base.isASCII || LetterClass(base) == letter
    let (own, rest) = (classes[letter.rawValue], isOfClass ? residuals[base] ?? 0 : 0)
    return LetterCorrection(text: own.text + rest, display: own.display + rest)
  }

  /// The class and base letter of every character before Hebrew, computed only once.
  private static let letters: [(letter: LetterClass, base: Unicode.Scalar)] = (0..<LetterClass.tabled).map { code in
    let scalar = Unicode.Scalar(code) ?? "?"
    return (LetterClass(scalar), UnicodeProperties.baseLetter(of: scalar))
  }
}
