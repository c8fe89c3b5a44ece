import DynamicType

/// The texts that a page can lay out again, with the letters and the size tables that they share.
package struct PageTexts: Sendable {
  /// A text as it is drawn, at one weight and in one font.
  package struct Key: Hashable, Sendable {
    /// The text.
    package var text: String
    /// The language, as a BCP 47 tag.
    package var locale: String
    /// The CSS weight, 100…900.
    package var weight: Int
    /// The path of the app's own font; nil for the system font.
    package var font: String?

    /// Creates a key.
    package init(text: String, locale: String, weight: Int, font: String? = nil) {
      self.text = text
      self.locale = locale
      self.weight = weight
      self.font = font
    }
  }

  /// The layouts; equal ones are stored once.
  package var layouts: [PageLayout] = []
  /// The index of each text's layout among ``layouts``; a text without an entry was dropped or has no font.
  package var indices: [Key: Int] = [:]
  /// The letters, changes and outlines.
  package var glyphs = PageGlyphs()
  /// The values that a size determines.
  package var scale: PageScale
  /// The number of texts that are not contained because the byte limit was reached.
  package var dropped = 0
  /// The number of texts with letters that are drawn as boxes because the limit of outlines was reached.
  package var withoutOutlines = 0

  /// The number of texts that are not contained because their font cannot be read.
  package var unread = 0

  /// Creates an empty page.
  package init(scale: PageScale) { self.scale = scale }

  /// Returns the index of a measured text's layout among ``layouts``; nil if the page does not contain the text.
  package func layout(of result: SlotMeasurement) -> Int? { Key(result).flatMap { indices[$0] } }
}

extension PageTexts.Key {
  /// Creates the key of a measured text; nil if it was not measured.
  package init?(_ result: SlotMeasurement) {
    guard let weight = result.measurements.first?.weight else { return nil }
    self.init(
      text: result.measuredText ?? result.text, locale: result.string.locale, weight: weight.cssWeight,
      font: result.slot.font?.path)
  }
}
