internal import Adaptivity
package import AuditModel
internal import DynamicType

extension PageLayout.WordBreaks {
  /// Looks up how the system breaks words.
  ///
  /// `locale` is a BCP 47 tag. The system hyphenates only its own text styles.
  package init(locale: String, options: MeasureOptions, slot: Slot) {
    guard Hyphenation.isOpen(in: locale, slot) else {
      self = .known
      return
    }
    self = slot.font == nil && slot.size == nil && options.hyphenates(locale, in: slot) ? .hyphenated : .open
  }
}

extension MeasureOptions {
  /// Returns whether the system hyphenates a language in system text styles.
  func hyphenates(_ locale: String, in slot: Slot) -> Bool {
    platform == .ios && Hyphenation.hyphenates(locale, in: slot, from: (systemVersion ?? .current).major)
  }
}
