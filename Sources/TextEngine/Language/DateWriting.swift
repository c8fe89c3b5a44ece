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

  private final class Writer {
    private let handle: OpaquePointer

    init?(_ language: String, _ kind: Kind) {
      guard let handle = cicu_dates_open(language.hyphenated, kind.rawValue) else { return nil }
      self.handle = handle
    }

    deinit { cicu_dates_close(handle) }

    func text(_ seconds: Double) -> String? {
      var units = [UInt16](repeating: 0, count: 256)
      let length = units.withUnsafeMutableBufferPointer {
        cicu_dates_write(handle, seconds * 1000, $0.baseAddress, Int32($0.count))
      }
      return length > 0 ? String(decoding: units[..<Int(length)], as: UTF16.self) : nil
    }
  }

  private var writers: [LanguageKey<Kind>: Writer?] = [:]

  /// Creates an instance without any cached formatters.
  package init() {}

  /// Formats a date or time of day in UTC, in the style of a language.
  ///
  /// - Parameters:
  ///   - seconds: Seconds since the beginning of 1970.
  ///   - kind: The kind of format.
  ///   - language: A BCP 47 tag; an invalid tag uses the root locale.
  /// - Returns: The date or time; nil if ICU cannot format it.
  package func text(_ seconds: Double, _ kind: Kind, language: String) -> String? {
    let key = LanguageKey(language: language, kind: kind)
    if let known = writers[key] { return known?.text(seconds) }
    let opened = Writer(language, kind)
    writers[key] = opened
    return opened?.text(seconds)
  }
}
