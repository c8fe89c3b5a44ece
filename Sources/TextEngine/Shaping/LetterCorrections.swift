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
  /// The corrections of ASCII.
  private let ascii: [LetterCorrection]
  /// The corrections of letters of no residual, by ``LetterClass`` in its order.
  private let classes: [LetterCorrection]
  /// The residuals of letters beyond ASCII.
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
    ascii = (UInt8(0)..<128).map { [classes] code in
      let scalar = Unicode.Scalar(code)
      return classes[LetterClass(scalar).index].adding(letters[scalar] ?? 0)
    }
    others = letters.filter { !$0.key.isASCII }
  }

  /// What is added to the advance of a letter; a letter with marks goes by its base.
  func correction(of scalar: Unicode.Scalar) -> LetterCorrection {
    if scalar.isASCII { return ascii[Int(scalar.value)] }
    let letter = LetterClass(scalar)
    guard letter != .none else { return .none }
    let base = UnicodeProperties.baseLetter(of: scalar)
    if base.isASCII, LetterClass(base) == letter { return ascii[Int(base.value)] }
    return classes[letter.index].adding(others[base] ?? 0)
  }
}

extension LetterCorrection {
  fileprivate func adding(_ em: Double) -> LetterCorrection { LetterCorrection(text: text + em, display: display + em) }
}
