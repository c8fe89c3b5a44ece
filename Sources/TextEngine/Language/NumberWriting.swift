internal import CICU

/// A formatter of numbers in the style of a language (CLDR, in the version of the linked ICU).
///
/// Keep one instance and use it from one thread: it caches a formatter per language.
package final class NumberWriting {
  private final class Writer {
    private let handle: OpaquePointer
    private var units = [UInt16](repeating: 0, count: 512)

    init?(_ language: String) {
      guard let handle = cicu_numbers_open(language.hyphenated) else { return nil }
      self.handle = handle
    }

    deinit { cicu_numbers_close(handle) }

    func text(_ number: Double, decimals: Int, groups: Bool) -> String? {
      let length = units.withUnsafeMutableBufferPointer {
        cicu_numbers_write(handle, number, Int32(decimals), groups ? 1 : 0, $0.baseAddress, Int32($0.count))
      }
      return length > 0 ? String(decoding: units[..<Int(length)], as: UTF16.self) : nil
    }
  }

  private var writers: [String: Writer?] = [:]

  /// Creates an instance without any cached formatters.
  package init() {}

  /// Formats a number with the digits, separators and grouping of a language.
  ///
  /// - Parameters:
  ///   - number: A number.
  ///   - decimals: The number of decimals, 0…100.
  ///   - language: A BCP 47 tag; an invalid tag uses the root locale.
  ///   - groups: Whether to group thousands if the language does so.
  /// - Returns: The formatted number; Swift's own notation if ICU cannot format it.
  package func text(_ number: Double, decimals: Int = 0, language: String, groups: Bool = true) -> String {
    writer(language)?.text(number, decimals: min(max(decimals, 0), 100), groups: groups) ?? "\(number)"
  }

  /// Formats a number like C's `printf`: ASCII digits, a decimal point, no grouping.
  ///
  /// - Parameters:
  ///   - number: A number.
  ///   - decimals: The number of decimals, 0…100.
  /// - Returns: The number.
  package func plain(_ number: Double, decimals: Int = 0) -> String {
    text(number, decimals: decimals, language: "en-US-u-nu-latn", groups: false)
  }

  private func writer(_ language: String) -> Writer? {
    if let known = writers[language] { return known }
    let opened = Writer(language)
    writers[language] = opened
    return opened
  }
}
