/// The difference to San Francisco that remains after the correction by class: letter by letter, and in kerning.
///
/// `Fonts/fit-widths` fits these numbers to labels that iOS drew.
public struct FontResiduals: Hashable, Codable, Sendable {
  /// The em added to a letter beside its class, by the letter without marks.
  public var letters: [String: Double]
  /// The em added to every letter of a class, by the names of ``LetterClass``.
  public var classes: [String: Double]
  /// The em added to every letter of a class in weights above regular.
  public var heavierClasses: [String: Double]
  /// The factor from the stand-in's kerning to San Francisco's.
  public var kerningScale: Double
  /// Where the numbers come from.
  public var source: String

  /// The em added to every letter of a class.
  ///
  /// - Parameters:
  ///   - letter: The class.
  ///   - weight: A CSS weight, 100…900.
  /// - Returns: A share of an em.
  public func correction(_ letter: LetterClass, weight: Int) -> Double {
    (classes[letter.rawValue] ?? 0) + (weight > 400 ? heavierClasses[letter.rawValue] ?? 0 : 0)
  }
}
