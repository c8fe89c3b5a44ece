/// The letters and outlines that the texts of a page share.
package struct PageGlyphs: Hashable, Sendable {
  /// The four parts of an advance; each has its own factor at a size.
  package struct Advance: Hashable, Sendable {
    /// The width at text sizes, in ``unit`` em.
    package var em = 0
    /// The difference between the widths at display sizes and at text sizes, in ``unit`` em.
    package var display = 0
    /// The number of clusters with the system font's tracking.
    package var tracked = 0
    /// The number of emoji.
    package var emoji = 0

    /// Creates a zero advance.
    package init() {}
  }

  /// An outline of a letter.
  package struct Placed: Hashable, Sendable {
    /// The index among ``PageGlyphs/glyphs``; nil for a box as wide as the letter, because no font draws it.
    package var glyph: Int?
    /// The distance of its origin from the letter's left end, in 1/1000 em.
    package var x = 0
    /// The height of its origin above the baseline, in 1/1000 em.
    package var y = 0

    /// Creates a placed outline.
    package init(glyph: Int?, x: Int = 0, y: Int = 0) {
      self.glyph = glyph
      self.x = x
      self.y = y
    }
  }

  /// A grapheme cluster with its width and outlines.
  package struct Letter: Hashable, Sendable {
    /// The width.
    package var advance: Advance
    /// The outlines; empty for white space.
    package var outlines: [Placed]

    /// Creates a letter.
    package init(advance: Advance, outlines: [Placed] = []) {
      self.advance = advance
      self.outlines = outlines
    }
  }

  /// The change of widths at a line break.
  package struct Change: Hashable, Sendable {
    /// The change of the text that ends at the break.
    package var before: Advance
    /// The change of the text that starts at the break.
    package var after: Advance

    /// Creates a change.
    package init(before: Advance, after: Advance) {
      self.before = before
      self.after = after
    }
  }

  /// The number of units of a width per em.
  ///
  /// Rounding changes the width of a line of 2,000 letters by at most 0.00006 pt at 60 pt.
  package static let unit = 1e9

  /// The distinct letters.
  package var letters: [Letter] = []
  /// The distinct changes at line breaks.
  package var changes: [Change] = []
  /// The distinct outlines as SVG paths in 1/1000 em with relative commands, y downwards.
  package var glyphs: [String] = []

  /// Creates empty tables.
  package init() {}
}
