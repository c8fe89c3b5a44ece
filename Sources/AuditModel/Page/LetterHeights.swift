/// The bounds of how far a text's letters extend above and below the baseline, as shares of the font size.
///
/// Lines have blank space above and below most letters, so a container lower than a line may still show every letter.
package struct LetterHeights: Hashable, Sendable {
  /// The bounds of the height above the baseline and of the depth below it.
  package struct Extent: Hashable, Sendable {
    /// The height above the baseline.
    package var top: ClosedRange<Double>
    /// The depth below the baseline.
    package var bottom: ClosedRange<Double>

    /// Creates bounds.
    package init(top: ClosedRange<Double> = 0...0, bottom: ClosedRange<Double> = 0...0) {
      (self.top, self.bottom) = (top, bottom)
    }

    /// Extends the bounds by those of a letter on the same line.
    package mutating func add(_ other: Extent) {
      func union(_ one: ClosedRange<Double>, _ other: ClosedRange<Double>) -> ClosedRange<Double> {
        max(one.lowerBound, other.lowerBound)...max(one.upperBound, other.upperBound)
      }
      (top, bottom) = (union(top, other.top), union(bottom, other.bottom))
    }
  }

  /// The bounds of the whole text.
  package private(set) var whole = Extent()
  /// The smallest height of the first letter, which is on the first line wherever the text is broken or cut off.
  package private(set) var first = 0.0

  /// The numbers for the page: ``first``, and the bounds of the height and the depth.
  package var numbers: [Double] {
    let (top, bottom) = (whole.top, whole.bottom)
    return [first, top.lowerBound, top.upperBound, bottom.lowerBound, bottom.upperBound]
  }

  /// Collects the letters of a text, in order.
  package init(_ letters: some Sequence<Extent>) {
    for letter in letters {
      if whole.top.upperBound == 0 { first = letter.top.lowerBound }
      whole.add(letter)
    }
  }
}
