/// A text shaped once, for layout at any size and width.
///
/// Advances are running sums over UTF-16 offsets, with four parts that depend on size in different ways (`Advance`).
/// The width of any range at any size is therefore one subtraction and one dot product.
package struct ShapedText: Sendable {
  /// The four parts of an advance, each multiplied by its own factor at a size.
  ///
  /// They are: em at text sizes, em at display sizes, the number of clusters with the system font's tracking, and the
  /// number of emoji.
  typealias Advance = SIMD4<Double>

  /// The properties of a UTF-16 offset.
  struct Flags: OptionSet, Sendable {
    let rawValue: UInt8
    /// A glyph cluster starts here.
    static let cluster = Flags(rawValue: 1)
    /// A break here may change the shapes on both sides.
    static let unsafe = Flags(rawValue: 2)
    /// A grapheme cluster starts here.
    static let grapheme = Flags(rawValue: 4)
    /// White space that hangs at the end of a line starts here.
    static let space = Flags(rawValue: 8)
  }

  /// A range with one font, script and direction.
  struct Run: Sendable {
    var start: Int
    var end: Int
    var script: Script
    var isRightToLeft = false
    var choice: FontChoice
    var errorClass = ErrorClass.exact
    var clusters = 0
    var isAllCapitals = false
    /// Whether the run contains punctuation or symbols, but no letters or digits.
    var isOnlyMarks = false
    /// The part of the error margin that is not a share of the width, in em.
    var slack = 0.0
  }

  /// A place at which a line may or must end.
  struct Opportunity: Sendable {
    /// The start of the next line.
    var offset: Int
    /// The end of this line's visible text, before hanging white space.
    var trimmed: Int
    /// Whether the line must end here.
    var isHard: Bool
    /// Whether a hyphen becomes visible if the line ends here.
    var isSoftHyphen: Bool
  }

  /// A gap between a full-width letter and a letter or digit of the system font; a line break removes it.
  struct Gap: Sendable {
    /// The boundary between the two letters.
    var offset: Int
    /// The width in em, which the full-width letter's advance includes.
    var em: Double
    /// Whether the gap follows the full-width letter, rather than preceding it.
    var isAfter: Bool

    /// The offset whose advance includes the gap.
    var place: Int { isAfter ? offset - 1 : offset }
  }

  /// The text as UTF-16.
  let units: [UInt16]
  /// The running sums of the advances: `sums[i]` is the advance of all clusters that start before offset `i`.
  let sums: [Advance]
  /// The properties of each offset, including the end of the text.
  let flags: [Flags]
  /// For a text whose widths are sums of pairs, the change in width of a line that ends at each offset, in em.
  ///
  /// The width changes because no character follows the last one. The array is empty if no break changes a width, or
  /// if text is reshaped at breaks.
  let endGains: [Double]
  /// Whether text has to be reshaped at breaks marked as unsafe.
  let needsReshaping: Bool
  /// The runs in logical order.
  let runs: [Run]
  /// The places at which lines may end, in order; the last is the end of the text.
  let opportunities: [Opportunity]
  /// The gaps next to full-width letters, in order.
  let gaps: [Gap]
  /// The weight used for shaping, 100…900.
  let weight: Int
  /// The language used for shaping.
  let language: String

  /// The characters that no available font covers, each as a string, in order.
  package let missing: [String]
  /// The scripts of the text for which no font is installed.
  package let unavailableScripts: [UnavailableScript]
  /// The ids of the faces and rules used, sorted.
  package let fonts: [String]
  /// Whether the text contains a script for which UIKit increases line heights by an unpublished amount.
  package let hasTallScript: Bool
  /// Whether the paragraph runs from right to left.
  package let isRightToLeft: Bool

  /// A script for which no font is installed.
  package struct UnavailableScript: Hashable, Sendable {
    /// The four-letter ISO 15924 code.
    package let script: String
    /// The Debian package with a font for the script; nil if unknown.
    package let package: String?
  }
}

/// The source of the widths of a run.
enum FontChoice: Sendable {
  /// The advances of a font face.
  case face(FontInstance)
  /// A fixed advance per cluster, in em, from the named rule of the manifest.
  case fixed(em: Double, rule: String)
  /// The emoji rule: one advance per cluster, which depends on the size.
  case emoji
  /// No width, for control characters.
  case none
  /// An assumed advance of 1 em ± 0.5 em, because no available face covers the character.
  case missing

  /// Returns whether two choices use the same face or rule.
  func isSame(as other: FontChoice) -> Bool {
    switch (self, other) {
    case (.face(let one), .face(let two)): one === two
    case (.fixed(let one, let rule), .fixed(let two, let otherRule)): one == two && rule == otherRule
    case (.emoji, .emoji), (.none, .none), (.missing, .missing): true
    default: false
    }
  }
}

extension ShapedText {
  /// Whether the text contains line breaks, except at its very end.
  package var hasHardBreaks: Bool { opportunities.contains { $0.isHard && $0.offset < units.count } }

  /// The UTF-16 offset of the end of the text.
  package var endOffset: Int { units.count }

  /// Whether the text ends with a line break.
  package var endsWithBreak: Bool {
    switch units.last {
    case 0x0A, 0x0B, 0x0C, 0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }
}
