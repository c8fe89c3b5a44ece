/// The values that a font size determines, with which a page computes widths and line heights at any size.
package struct PageScale: Hashable, Sendable {
  /// A value at a size.
  package struct Row: Hashable, Sendable {
    /// The font size in points.
    package var size: Double
    /// The value at that size.
    package var value: Double

    /// Creates a row.
    package init(size: Double, value: Double) {
      self.size = size
      self.value = value
    }
  }

  /// The number of pixels per point.
  package var displayScale: Double
  /// The tracking in points; linear between rows and proportional to the size beyond both ends.
  package var tracking: [Row]
  /// The share of the display design, 0…1; linear between rows and constant beyond both ends.
  package var displayShare: [Row]
  /// The advance of an emoji in points; linear between rows and proportional to the size beyond both ends.
  package var emoji: [Row]
  /// The height of the system font above the baseline, in em.
  package var ascent: Double
  /// The depth of the system font below the baseline, in em.
  package var descent: Double

  /// Creates a scale.
  package init(
    displayScale: Double, tracking: [Row], displayShare: [Row], emoji: [Row], ascent: Double, descent: Double
  ) {
    self.displayScale = displayScale
    self.tracking = tracking
    self.displayShare = displayShare
    self.emoji = emoji
    self.ascent = ascent
    self.descent = descent
  }
}
