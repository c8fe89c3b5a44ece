/// A text shaped once, ready to be laid out at any size and width.
///
/// Advances are kept as running sums over UTF-16 offsets, split into the four parts that a size scales differently
/// (`Advance`), so that the width of any stretch at any size is one subtraction and one dot product.
public struct ShapedText: Sendable {
  /// The four parts of an advance: em at text sizes, em at display sizes, clusters that take the system font's
  /// tracking, and emoji.
  typealias Advance = SIMD4<Double>

  /// What is true of one UTF-16 offset.
  struct Flags: OptionSet, Sendable {
    let rawValue: UInt8
    /// A glyph cluster starts here.
    static let cluster = Flags(rawValue: 1)
    /// The text on both sides may change when it is broken here.
    static let unsafe = Flags(rawValue: 2)
    /// A grapheme cluster starts here.
    static let grapheme = Flags(rawValue: 4)
    /// White space that hangs at a line end starts here.
    static let space = Flags(rawValue: 8)
  }

  /// A stretch with one font, script and direction.
  struct Run: Sendable {
    var start: Int
    var end: Int
    var script: Script
    var isRightToLeft: Bool
    var choice: FontChoice
    var errorClass: ErrorClass
    var clusters: Int
    var isAllCapitals: Bool
    /// Whether it has marks and neither letters nor digits.
    var isOnlyMarks = false
    /// What its width may be off by besides a share of it, in em.
    var slack = 0.0
  }

  /// A place where a line may or must end.
  struct Opportunity: Sendable {
    /// Where the next line starts.
    var offset: Int
    /// Where this line's visible text ends: before the white space that hangs.
    var trimmed: Int
    /// Whether the line must end.
    var isHard: Bool
    /// Whether a hyphen appears when the line ends here.
    var isSoftHyphen: Bool
  }

  /// A gap between a full-width letter and a letter or digit of the system font; a line that ends there has none.
  struct Gap: Sendable {
    /// Where the one ends and the other begins.
    var offset: Int
    /// Its width in em, which is part of the full-width letter's advance.
    var em: Double
    /// Whether the full-width letter comes first.
    var isAfter: Bool

    /// The offset whose advance it is part of.
    var place: Int { isAfter ? offset - 1 : offset }
  }

  /// The text as UTF-16.
  let units: [UInt16]
  /// Running sums: `sums[i]` is the advance of everything that starts before offset `i`.
  let sums: [Advance]
  /// What is true of each offset; one more than there are units.
  let flags: [Flags]
  /// What a line that ends at an offset gains, in em, where the text is a sum of pairs.
  ///
  /// The last character then stands before nothing. Empty where no break gains anything, or where breaks are shaped again.
  let endGains: [Double]
  /// Whether breaks at unsafe offsets have to be shaped again.
  let needsReshaping: Bool
  /// The runs in logical order.
  let runs: [Run]
  /// The places where lines may end, in order; the last is the end of the text.
  let opportunities: [Opportunity]
  /// The gaps beside full-width letters, in order.
  let gaps: [Gap]
  /// The weight it was shaped at, 100…900.
  let weight: Int
  /// The language it was shaped in.
  let language: String

  /// Characters that no font at hand has a glyph for, each as a string, in order.
  public let missing: [String]
  /// Scripts of the text for which no font is installed.
  public let unavailableScripts: [UnavailableScript]
  /// The identifiers of the faces and rules that were used, sorted.
  public let fonts: [String]
  /// Whether UIKit grows its lines by an unpublished amount for a script of this text.
  public let hasTallScript: Bool
  /// Whether the paragraph runs from right to left.
  public let isRightToLeft: Bool

  /// A script without a font.
  public struct UnavailableScript: Hashable, Sendable {
    /// The four-letter ISO 15924 code.
    public let script: String
    /// The Debian package that has a font for it, if one is known.
    public let package: String?
  }
}

/// What a stretch of text takes its widths from.
enum FontChoice: Sendable {
  /// A face.
  case face(FontInstance)
  /// A fixed number of em a cluster, by the named rule of the manifest.
  case fixed(em: Double, rule: String)
  /// The emoji rule: one advance a cluster, by size.
  case emoji
  /// No width at all: control characters.
  case none
  /// No face at hand has the character: 1 em ± 0.5 em.
  case missing

  /// Whether two choices are the same face or rule.
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
  /// Whether the text itself breaks its line; a line break at its very end starts no line.
  public var hasHardBreaks: Bool { opportunities.contains { $0.isHard && $0.offset < units.count } }

  /// Whether the text ends with a line break.
  public var endsWithBreak: Bool {
    switch units.last {
    case 0x0A, 0x0B, 0x0C, 0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }
}
