internal import CICU

/// A Unicode script (UAX 24), identified by its ISO 15924 code.
package struct Script: Hashable, Sendable, CustomStringConvertible {
  /// The four letters of the code, the first in the highest byte, as in HarfBuzz's `hb_script_t`.
  package let tag: UInt32

  /// Creates a script from its packed letters.
  package init(tag: UInt32) { self.tag = tag }

  /// Creates a script from its code of four ASCII letters such as `Latn`, in any case; nil for any other name.
  package init?(_ name: some StringProtocol) {
    let letters = Array(name.utf8)
    guard letters.count == 4 else { return nil }
    var tag: UInt32 = 0
    for (index, letter) in letters.enumerated() {
      let lower = letter | 0x20
      guard (0x61...0x7A).contains(lower) else { return nil }
      tag = tag << 8 | UInt32(index == 0 ? lower & ~0x20 : lower)
    }
    self.tag = tag
  }

  /// The four letters, such as `Latn`.
  package var description: String {
    String(decoding: [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: tag >> $0) }, as: UTF8.self)
  }

  /// Whether the script is Common, Inherited or unknown, rather than the script of a writing system.
  package var isNeutral: Bool { self == .common || self == .inherited || self == .unknown }

  /// Whether the script is written from right to left.
  package var isRightToLeft: Bool { cicu_script_is_right_to_left(tag) != 0 }

  /// Whether UIKit increases the line height of text-style labels for the script.
  ///
  /// It does so for scripts whose letters extend far beyond Latin letters. Apple publishes neither the amount nor
  /// the scripts. The list is an estimate: Arabic (including Nastaliq), Thai, Lao, Burmese, Khmer, Tibetan and the
  /// Indic scripts.
  package var isTall: Bool { Self.tall.contains(self) }

  private static let tall = Set(
    [
      "Arab", "Thai", "Laoo", "Mymr", "Khmr", "Tibt", "Deva", "Beng", "Guru", "Gujr", "Orya", "Taml", "Telu", "Knda",
      "Mlym", "Sinh",
    ].compactMap { Script($0) })
}
