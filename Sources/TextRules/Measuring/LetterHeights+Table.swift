package import AuditModel
internal import Vocabulary

/// The letters of San Francisco.
///
/// Source: `letter-heights.csv`.
extension LetterHeights {
  /// Reads the letters of a text; those of an app's font have unknown heights.
  package init(of text: String, inSystemFont: Bool) {
    self.init(
      text.lazy.filter { !$0.isWhitespace }.map { letter in
        (inSystemFont ? Self.known[letter] : nil) ?? Self.other(letter)
      })
  }

  /// Returns the extent of a character that is not in the table, up to the edges of the line.
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
