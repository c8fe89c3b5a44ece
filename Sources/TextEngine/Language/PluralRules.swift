internal import CICU
import Synchronization

/// Which plural category a number has in a language: CLDR's rules as the linked ICU has them.
///
/// Rules are opened once for each language and shared by all threads: an open rule set never changes.
public final class PluralRules: Sendable {
  /// What numbers are used for.
  public enum Kind: Int32, CaseIterable, Hashable, Sendable {
    /// How many: "3 files".
    case cardinal
    /// Which one: "3rd file".
    case ordinal
  }

  private struct Key: Hashable {
    let language: String
    let kind: Kind
  }

  /// Unchecked: ICU reads an open rule set only, and nothing writes to the pointer after it is set.
  private struct Handle: @unchecked Sendable {
    let pointer: OpaquePointer
  }

  private static let known = Mutex<[Key: PluralRules]>([:])

  private let handle: Handle?
  /// The category of each whole number from 0 to 999.
  public let ofSmallIntegers: [PluralCategory]
  /// The categories that whole numbers below a million have.
  ///
  /// `many` of Spanish, French, Italian, Portuguese and Catalan, which only whole millions have, is not among them: no
  /// catalog in use has it, and what is missing falls back to `other`.
  public let ofIntegers: Set<PluralCategory>
  /// The categories that numbers with decimals have.
  public let ofDecimals: Set<PluralCategory>

  /// The rules of a language.
  ///
  /// - Parameters:
  ///   - language: A BCP 47 tag; of one that cannot be read, the root locale's rules, which know `other` only.
  ///   - kind: What the numbers are used for.
  /// - Returns: The rules, the same for every caller.
  public static func rules(for language: String, _ kind: Kind) -> PluralRules {
    let key = Key(language: language, kind: kind)
    if let found = known.withLock({ $0[key] }) { return found }
    let made = PluralRules(key)
    known.withLock { $0[key] = made }
    return made
  }

  private init(_ key: Key) {
    let tag = String(key.language.map { $0 == "_" ? "-" : $0 })
    let handle = cicu_plurals_open(tag, key.kind.rawValue).map(Handle.init)
    self.handle = handle
    func categories(_ numbers: [Double]) -> Set<PluralCategory> {
      Set(numbers.map { Self.category(of: $0, handle) })
    }
    ofSmallIntegers = (0...999).map { Self.category(of: Double($0), handle) }
    ofIntegers = Set(ofSmallIntegers).union(categories([1000, 2000, 10_000, 100_000]))
    ofDecimals = key.kind == .ordinal ? [] : categories([0.1, 0.5, 1.1, 1.5, 2.1, 2.5, 5.5, 10.1, 11.5, 21.1, 1000.5])
  }

  deinit { cicu_plurals_close(handle?.pointer) }

  /// The category of a number; `other` where ICU has no rules.
  ///
  /// - Parameter number: A number; its decimals are those it is written with at the shortest.
  /// - Returns: The category.
  public func category(of number: Double) -> PluralCategory { Self.category(of: number, handle) }

  private static func category(of number: Double, _ handle: Handle?) -> PluralCategory {
    guard let handle else { return .other }
    return PluralCategory(rawValue: Int(cicu_plurals_category(handle.pointer, number))) ?? .other
  }
}
