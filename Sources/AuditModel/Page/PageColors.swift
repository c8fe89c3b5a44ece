/// The colours of a text and its background, if an app's code states both.
package struct PageColors: Hashable, Sendable {
  /// The colours in one appearance.
  package struct Pair: Hashable, Sendable {
    /// The colour of the text, as `#RRGGBB`.
    package var text: String
    /// The colour behind it, as `#RRGGBB`.
    package var background: String
    /// The contrast ratio, 1…21.
    package var ratio: Double

    /// Creates a pair.
    package init(text: String, background: String, ratio: Double) {
      (self.text, self.background, self.ratio) = (text, background, ratio)
    }
  }

  /// The colours in light mode.
  package var light: Pair
  /// The colours in dark mode.
  package var dark: Pair

  /// Creates the colours of a text.
  package init(light: Pair, dark: Pair) { (self.light, self.dark) = (light, dark) }
}
