/// The strictness with which Japanese line breaking keeps small kana, the prolonged sound mark and similar characters
/// off line starts.
///
/// The levels are those of CSS Text 3 (`line-break`) and of Unicode locale extensions (`-u-lb-`). Apple does not
/// publish which one iOS uses.
package enum LineBreakStrictness: String, CaseIterable, Hashable, Codable, Sendable {
  /// ICU's default for the language: ``normal`` for Japanese, ``strict`` for all others.
  case automatic
  /// Breaks are allowed before small kana, the prolonged sound mark, iteration marks and some punctuation.
  case loose
  /// Breaks are allowed before small kana and the prolonged sound mark.
  case normal
  /// No breaks before small kana or the prolonged sound mark.
  case strict
}
