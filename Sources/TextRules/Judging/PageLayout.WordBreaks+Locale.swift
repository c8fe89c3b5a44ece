internal import Adaptivity
package import AuditModel
internal import DynamicType

extension PageLayout.WordBreaks {
  /// Looks up how the system breaks words.
  ///
  /// - Parameters:
  ///   - locale: The language, as a BCP 47 tag.
  ///   - options: The options of the run, which name the system.
  ///   - isSystemFont: Whether the text is in the system font; the system hyphenates no other.
  package init(locale: String, options: MeasureOptions, isSystemFont: Bool) {
    guard Hyphenation.isOpen(in: locale) else {
      self = .known
      return
    }
    self = isSystemFont && options.hyphenates(locale) ? .hyphenated : .open
  }
}

extension MeasureOptions {
  /// Returns whether the system hyphenates a language in system text styles.
  func hyphenates(_ locale: String) -> Bool {
    guard platform == .ios, let first = Hyphenation.of(locale)?.firstSystem else { return false }
    return (systemVersion ?? .current).major >= first
  }
}
