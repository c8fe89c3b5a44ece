/// What is added to a cluster's advance by its first letter, in em.
struct LetterCorrection: BitwiseCopyable, Sendable {
  /// At text sizes.
  var text: Double
  /// At display sizes.
  var display: Double

  /// Nothing is added.
  static let none = LetterCorrection(text: 0, display: 0)
}

/// The corrections of one weight, laid out for look-ups by letter.
///
/// Source: `Fonts/manifest.json`, calibrations.
struct LetterCorrections: Sendable {
  /// Whether the weight itself was calibrated; otherwise the nearest one's numbers stand here.
  let exactWeight: Bool
  /// The factor from the stand-in's kerning to San Francisco's.
  let kerningScale: Double
  /// The corrections of the letters before Hebrew, see ``LetterClass/tabled``.
  private let tabled: [LetterCorrection]
  /// The corrections of letters of no residual, by ``LetterClass`` in its order.
  private let classes: [LetterCorrection]
  /// The residuals of single letters.
  private let others: [Unicode.Scalar: Double]

  /// Lays the manifest's numbers out.
  ///
  /// - Parameters:
  ///   - calibration: The calibration.
  ///   - weight: A CSS weight, 100…900.
  init(_ calibration: FontCalibration, weight: Int) {
    let byClass = calibration.correction(weight: weight)
    let residuals = calibration.residuals
    exactWeight = byClass.exactWeight
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

  /// What is added to the advance of a letter; a letter with marks goes by its base.
  func correction(of scalar: Unicode.Scalar) -> LetterCorrection {
    if scalar.value < LetterClass.tabled { return tabled[Int(scalar.value)] }
    return Self.correction(
      of: LetterClass(scalar), base: UnicodeProperties.baseLetter(of: scalar), classes, others)
  }

  private static func correction(
    of letter: LetterClass, base: Unicode.Scalar, _ classes: [LetterCorrection], _ residuals: [Unicode.Scalar: Double]
  ) -> LetterCorrection {
    guard letter != .none else { return .none }
    // A base of another class, such as that of a letter-like sign, has no residual for this one.
    let isOfClass = !base.isASCII || LetterClass(base) == letter
    return classes[letter.index].adding(isOfClass ? residuals[base] ?? 0 : 0)
  }

  /// The class and the base of every letter before Hebrew, looked up once: a text has thousands of letters.
  private static let letters: [(letter: LetterClass, base: Unicode.Scalar)] = (0..<LetterClass.tabled).map { code in
    let scalar = Unicode.Scalar(code) ?? "?"
    return (LetterClass(scalar), UnicodeProperties.baseLetter(of: scalar))
  }
}

extension LetterCorrection {
  fileprivate func adding(_ em: Double) -> LetterCorrection { LetterCorrection(text: text + em, display: display + em) }
}
