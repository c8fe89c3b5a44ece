internal import CICU

/// A script of Unicode (UAX 24), named by its four letters in ISO 15924.
public struct Script: Hashable, Sendable, CustomStringConvertible {
  /// The four letters, the first in the highest byte; the same number is HarfBuzz's `hb_script_t`.
  public let tag: UInt32

  /// Creates a script from its packed letters.
  ///
  /// - Parameter tag: Four ASCII letters, the first in the highest byte.
  public init(tag: UInt32) {
    self.tag = tag
  }

  /// Creates a script from its four letters in any case.
  ///
  /// - Parameter name: Four ASCII letters such as `Latn`; anything else makes nil.
  public init?(_ name: some StringProtocol) {
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
  public var description: String {
    String(decoding: [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: tag >> $0) }, as: UTF8.self)
  }

  /// Whether the script belongs to no writing system of its own: Common, Inherited or unknown.
  public var isNeutral: Bool { self == .common || self == .inherited || self == .unknown }

  /// Whether the script is written from right to left.
  public var isRightToLeft: Bool { cicu_script_is_right_to_left(tag) != 0 }

  /// Whether its letters reach above and below Latin ones so far that UIKit grows the lines of text-style labels.
  ///
  /// Apple publishes neither the amount nor the list; this is an estimate: Arabic (Nastaliq with it), Thai, Lao, Burmese,
  /// Khmer, Tibetan and the Indic scripts.
  public var isTall: Bool { Self.tall.contains(self) }

  private static let tall: Set<Script> = [
    .arabic, .thai, .lao, .burmese, .khmer, .tibetan, .devanagari, .bengali, .gurmukhi, .gujarati, .odia, .tamil,
    .telugu, .kannada, .malayalam, .sinhala,
  ]
}
