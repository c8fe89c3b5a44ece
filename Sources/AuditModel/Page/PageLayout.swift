/// One text at one weight, shaped once, so that a page can lay it out again at any size and width without a font.
///
/// A text consists of letters, one per boundary but the last. Widths are sums over ``PageGlyphs/letters``, which many
/// texts share.
package struct PageLayout: Hashable, Sendable {
  /// A boundary at which a line break changes the widths next to it.
  package struct Cut: Hashable, Sendable {
    /// The index of the boundary.
    package var boundary: Int
    /// The index of the change among ``PageGlyphs/changes``.
    package var change: Int

    /// Creates a cut.
    package init(boundary: Int, change: Int) {
      self.boundary = boundary
      self.change = change
    }
  }

  /// A boundary inside a ligature, with the letters to draw if the text is cut off there.
  package struct Division: Hashable, Sendable {
    /// The index of the boundary.
    package var boundary: Int
    /// The indices of the letters before the boundary among ``PageGlyphs/letters``.
    package var before: [Int]
    /// The indices of the letters after the boundary among ``PageGlyphs/letters``.
    package var after: [Int]

    /// Creates a division.
    package init(boundary: Int, before: [Int], after: [Int]) {
      self.boundary = boundary
      self.before = before
      self.after = after
    }
  }

  /// A place at which a line may or must end.
  package struct Opportunity: Hashable, Sendable {
    /// The kinds of line ends; the raw values are those of the page's data.
    package enum Kind: Int, Hashable, Sendable {
      case soft = 0
      case hard = 1
      case softHyphen = 2
    }

    /// The index of the boundary at which the next line starts.
    package var next: Int
    /// The index of the boundary at which the line's visible text ends.
    package var trimmed: Int
    /// The kind of line end.
    package var kind: Kind

    /// Creates an opportunity.
    package init(next: Int, trimmed: Int, kind: Kind) {
      self.next = next
      self.trimmed = trimmed
      self.kind = kind
    }
  }

  /// The places at which the system breaks a word that is too wide for its line.
  package enum WordBreaks: Hashable, Sendable {
    /// The system breaks the word between letters, as typecheck does.
    case known
    /// The system may break or hyphenate the word elsewhere.
    case open
    /// The system hyphenates the word, which changes the lines.
    case hyphenated
  }

  /// Consecutive letters with one embedding level (UAX 9).
  package struct Direction: Hashable, Sendable {
    /// The number of letters.
    package var count: Int
    /// The embedding level, 0…126; odd levels are right to left.
    package var level: Int

    /// Creates a run of letters.
    package init(count: Int, level: Int) {
      self.count = count
      self.level = level
    }
  }

  /// The number of UTF-16 code units of each letter.
  package var lengths: [Int] = []
  /// The index of each letter among ``PageGlyphs/letters``.
  package var letters: [Int] = []
  /// The boundaries inside a grapheme cluster, at which no text is cut off.
  package var inner: [Int] = []
  /// The boundaries at which a line break changes widths, in order.
  package var cuts: [Cut] = []
  /// The boundaries inside ligatures, in order.
  package var divisions: [Division] = []
  /// The line break opportunities, in order; the last is the end of the text.
  package var opportunities: [Opportunity] = []
  /// The embedding levels of the letters; empty if all are left to right.
  package var levels: [Direction] = []
  /// The levels of the paragraphs that contain the letters; empty if all are left to right.
  package var paragraphs: [Direction] = []
  /// The index of the ellipsis among ``PageGlyphs/letters``.
  package var ellipsis = 0
  /// The index of the hyphen at a soft hyphen; nil if the text has no soft hyphen.
  package var hyphen: Int?
  /// The places at which the system breaks words.
  package var wordBreaks = WordBreaks.known
  /// Whether no available font covers some character.
  package var isMissingGlyphs = false
  /// Whether the text contains a script for which UIKit increases line heights by an unpublished amount.
  package var hasTallScript = false

  /// Creates an empty layout.
  package init() {}
}
