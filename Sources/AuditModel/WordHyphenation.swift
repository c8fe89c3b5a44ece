/// The result of hyphenating the words of a text that are wider than the available width.
package enum WordHyphenation: String, Codable, Sendable {
  /// A word is too wide, and every part of it fits.
  case fits
  /// A part of a word is too wide, so the word is broken.
  case broken
  /// The width of a part is within the error margin of the available width.
  case withinErrorMargin
  /// The hyphens change the number of lines, and the text fits either with them or without them.
  case changesLines
  /// No usable patterns are installed for the language.
  case noPatterns
  /// The patterns do not apply to the word, because it contains digits or other signs.
  case unknownWord
}
