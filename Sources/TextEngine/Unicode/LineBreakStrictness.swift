/// How strictly Japanese line breaking forbids small kana, the long mark and the like at the start of a line.
///
/// The levels are those of CSS Text 3 (`line-break`) and of Unicode locale extensions (`-u-lb-`). Which one iOS uses is
/// not published.
public enum LineBreakStrictness: String, CaseIterable, Hashable, Codable, Sendable {
  /// ICU's choice for the language: ``normal`` for Japanese, ``strict`` for all others.
  case automatic
  /// Breaks are allowed before small kana, the long mark, iteration marks and some punctuation.
  case loose
  /// Breaks are allowed before small kana and the long mark.
  case normal
  /// No break before small kana or the long mark.
  case strict
}
