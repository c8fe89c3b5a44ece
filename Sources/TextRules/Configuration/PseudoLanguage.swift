/// A generated language that shows the effect of translations before there are any.
public enum PseudoLanguage: String, CaseIterable, Codable, Hashable, Sendable {
  /// Every source text twice, like Xcode's Double-Length Pseudolanguage.
  case double
  /// Every letter of a source text with marks above and below, like Xcode's Accented Pseudolanguage.
  case accented
  /// Every source text between `[#` and `#]`, like Xcode's Bounded String Pseudolanguage.
  case bounded
  /// Every source text from right to left, like Xcode's Right-to-Left Pseudolanguage.
  case rtl
  /// The widest translation of each key in its slot, reported under the translation's own language.
  case max
  /// Source texts of untranslated keys, made longer by a share that depends on their length.
  case expanded
}
