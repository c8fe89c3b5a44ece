/// A language that is made up, to see what a translation would do before there is one.
public enum PseudoLanguage: String, CaseIterable, Codable, Hashable, Sendable {
  /// Every source text twice, as Xcode's Double-Length Pseudolanguage has it.
  case double
  /// Every letter of a source text with marks above and below, as Xcode's Accented Pseudolanguage has it.
  case accented
  /// Every source text between `[#` and `#]`, as Xcode's Bounded String Pseudolanguage has it.
  case bounded
  /// Every source text from right to left, as Xcode's Right-to-Left Pseudolanguage has it.
  case rtl
  /// Of every key the translation that is widest where it is drawn, under its own language.
  case max
  /// Source texts of keys without a translation, made longer by their length.
  case expanded
}
