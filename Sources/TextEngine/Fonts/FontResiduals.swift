/// The corrections per letter and for kerning that remain after the correction by class.
///
/// `Fonts/fit-widths` fits these values to labels rendered by iOS.
package struct FontResiduals: Hashable, Decodable, Sendable {
  /// The correction of each letter in em, in addition to its class's correction; the keys are letters without marks.
  package var letters: [String: Double]
  /// The correction of each letter of a class, in em; the keys are the names of ``LetterClass``.
  package var classes: [String: Double]
  /// The additional correction in weights above regular, in em, by class.
  package var heavierClasses: [String: Double]
  /// The factor from the substitute font's kerning to San Francisco's.
  package var kerningScale: Double

  /// Returns the correction of each letter of a class.
  package func correction(_ letter: LetterClass, weight: Int) -> Double {
    (classes[letter.name] ?? 0) + (weight > 400 ? heavierClasses[letter.name] ?? 0 : 0)
  }
}
