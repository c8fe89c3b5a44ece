internal import Vocabulary

/// The bounds of how far the letters of a text reach above and below the baseline, as shares of the font's size.
///
/// Lines have blank space above and below most letters, so a container can be lower than a line and show every letter.
///
/// Source: `letter-heights.csv`.
struct LetterHeights {
  /// The bounds of the height above the baseline and of the depth below it.
  struct Extent {
    var top = 0.0...0.0
    var bottom = 0.0...0.0

    /// Extends the bounds by those of a letter on the same line.
    mutating func add(_ other: Extent) {
      func union(_ one: ClosedRange<Double>, _ other: ClosedRange<Double>) -> ClosedRange<Double> {
        max(one.lowerBound, other.lowerBound)...max(one.upperBound, other.upperBound)
      }
      (top, bottom) = (union(top, other.top), union(bottom, other.bottom))
    }
  }

  /// The letters of the whole text.
  private(set) var whole = Extent()
  /// The least height of the first letter, which is on the first line however the text is broken or cut off at its end.
  private(set) var first = 0.0

  /// Reads the letters of a text; a font of the app has letters of unknown heights.
  init(of text: String, inSystemFont: Bool) {
    for letter in text where !letter.isWhitespace {
      let extent = inSystemFont ? Self.known[letter] ?? Self.other(letter) : Self.other(letter)
      if whole.top.upperBound == 0 { first = extent.top.lowerBound }
      whole.add(extent)
    }
  }

  /// The extent of a character that the table does not list, up to the edges of the line.
  private static func other(_ character: Character) -> Extent {
    Extent(top: (character.isLetter ? leastHeight : 0)...1, bottom: 0...1)
  }

  /// The least height of a letter whose glyph is not known (our own choice, less than the x-height of usual fonts).
  private static let leastHeight = 0.3

  private static let known: [Character: Extent] = {
    let rows = TableDecoder(EmbeddedResources.letter_heights_csv, name: "letter-heights").rows
    let extents = rows.flatMap { row in
      func range(_ name: String) -> ClosedRange<Double> {
        // The edge of the line is nearer than 1 em.
        (row["\(name)_least"].flatMap(Double.init) ?? 0)...(row["\(name)_most"].flatMap(Double.init) ?? 1)
      }
      let extent = Extent(top: range("top"), bottom: range("bottom"))
      return (row["letters"] ?? "").map { ($0, extent) }
    }
    return Dictionary(extents) { first, _ in first }
  }()
}
