internal import Bytes
internal import CICU

/// The plural rules of a language (CLDR, in the version of the linked ICU).
///
/// Rules are opened once per language and shared by all threads, because an open rule set never changes.
package final class PluralRules: @unchecked Sendable {
  // Unchecked, because ICU only reads an open rule set and the pointer is never changed.

  /// The use of a number.
  package enum Kind: Int32, CaseIterable, Hashable, Sendable {
    /// A quantity, as in "3 files".
    case cardinal
    /// A position, as in "3rd file".
    case ordinal
  }

  private static let known = SharedCache<LanguageKey<Kind>, PluralRules>()

  private let handle: OpaquePointer?
  /// The category of each integer from 0 to 999.
  package let ofSmallIntegers: [PluralCategory]
  /// The categories of integers below a million.
  ///
  /// For Spanish, French, Italian, Portuguese and Catalan they exclude `many`, which applies only to whole millions.
  /// Catalogs rarely contain that form, and a missing form falls back to `other`.
  package let ofIntegers: Set<PluralCategory>
  /// The categories of numbers with decimals; empty for ordinals.
  package let ofDecimals: Set<PluralCategory>

  /// Returns the rules of a language, shared by all callers.
  ///
  /// The language is a BCP 47 tag; an invalid tag uses the root locale, which only has `other`.
  package static func rules(for language: String, _ kind: Kind) -> PluralRules {
    let key = LanguageKey(language: language, kind: kind)
    return known.value(key) { PluralRules(key) }
  }

  private init(_ key: LanguageKey<Kind>) {
    let handle = cicu_plurals_open(key.language.hyphenated, key.kind.rawValue)
    self.handle = handle
    func categories(_ numbers: [Double]) -> Set<PluralCategory> {
      Set(numbers.map { Self.category(of: $0, handle) })
    }
    ofSmallIntegers = (0...999).map { Self.category(of: Double($0), handle) }
    ofIntegers = Set(ofSmallIntegers).union(categories([1000, 2000, 10_000, 100_000]))
    ofDecimals = key.kind == .ordinal ? [] : categories([0.1, 0.5, 1.1, 1.5, 2.1, 2.5, 5.5, 10.1, 11.5, 21.1, 1000.5])
  }

  deinit { cicu_plurals_close(handle) }

  /// Returns the category of a number; `other` if ICU has no rules.
  package func category(of number: Double) -> PluralCategory { Self.category(of: number, handle) }

  private static func category(of number: Double, _ handle: OpaquePointer?) -> PluralCategory {
    guard let handle else { return .other }
    return PluralCategory(rawValue: Int(cicu_plurals_category(handle, number))) ?? .other
  }
}
