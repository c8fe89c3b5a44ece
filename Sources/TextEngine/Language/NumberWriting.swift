internal import CICU

/// A formatter of numbers in the style of a language (CLDR, in the version of the linked ICU).
///
/// Keep one instance and use it from one thread: it caches a formatter per language.
package final class NumberWriting {
  private var formatters: [String: LanguageFormatter?] = [:]

  /// Creates an instance without any cached formatters.
  package init() {}

  /// Formats a number with the digits, separators and grouping of a language.
  ///
  /// The decimals are clamped to 0…100. The language is a BCP 47 tag; an invalid tag uses the root locale. Thousands
  /// are grouped if the language does so, unless `groups` is false. If ICU fails, the result is in Swift's own
  /// notation.
  package func text(_ number: Double, decimals: Int = 0, language: String, groups: Bool = true) -> String {
    let decimals = Int32(min(max(decimals, 0), 100))
    let text = formatter(language)?.text(upTo: 512) { cicu_numbers_write($0, number, decimals, groups ? 1 : 0, $1, $2) }
    return text ?? "\(number)"
  }

  /// Formats a number like C's `printf`: ASCII digits, a decimal point, no grouping.
  package func plain(_ number: Double, decimals: Int = 0) -> String {
    text(number, decimals: decimals, language: "en-US-u-nu-latn", groups: false)
  }

  private func formatter(_ language: String) -> LanguageFormatter? {
    if let known = formatters[language] { return known }
    let opened = LanguageFormatter(cicu_numbers_open(language.hyphenated), close: cicu_numbers_close)
    formatters[language] = .some(opened)
    return opened
  }
}
