internal import CICU

/// A formatter of dates and times in the style of a language (CLDR, in the version of the linked ICU).
///
/// Keep one instance and use it from one thread: it caches a formatter per language and kind.
package final class DateWriting {
  /// The kind of format.
  package enum Kind: Int32, CaseIterable, Hashable, Sendable {
    /// A date of medium length: Feb 28, 2026.
    case date
    /// A short time of day: 10:58 PM.
    case time
  }

  private var formatters: [LanguageKey<Kind>: LanguageFormatter?] = [:]

  /// Creates an instance without any cached formatters.
  package init() {}

  /// Formats a date or time of day in UTC, in the style of a language; returns nil if ICU cannot format it.
  ///
  /// The seconds count from the beginning of 1970. The language is a BCP 47 tag; an invalid tag uses the root locale.
  package func text(_ seconds: Double, _ kind: Kind, language: String) -> String? {
    let key = LanguageKey(language: language, kind: kind)
    return formatter(key, language, kind)?.text(upTo: 256) { cicu_dates_write($0, seconds * 1000, $1, $2) }
  }

  private func formatter(_ key: LanguageKey<Kind>, _ language: String, _ kind: Kind) -> LanguageFormatter? {
    if let known = formatters[key] { return known }
    let opened = LanguageFormatter(cicu_dates_open(language.hyphenated, kind.rawValue), close: cicu_dates_close)
    formatters[key] = .some(opened)
    return opened
  }
}
