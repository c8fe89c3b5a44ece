/// The edit distance between two words: Levenshtein distance with transpositions of adjacent letters.
///
/// A transposition is likelier than a wrong letter, so it costs one, and an inserted, missing or wrong letter costs
/// two.
package enum EditDistance {
  /// The cost of an inserted, missing or wrong letter.
  package static let slip = 2
  /// The cost of two transposed letters.
  package static let swap = 1

  /// The number of letters per tolerated slip (our own choice: "measure" may have two slips).
  private static let lettersPerSlip = 3

  /// Returns the distance between two words, from 0; two transposed letters cost `swap`.
  package static func between<Letter: Equatable>(_ left: [Letter], _ right: [Letter], swap: Int = swap) -> Int {
    var earlier: [Int] = []
    var previous = (0...right.count).map { $0 * slip }
    for (row, letter) in left.enumerated() {
      var current = [(row + 1) * slip]
      for (column, other) in right.enumerated() {
        let change = previous[column] + (letter == other ? 0 : slip)
        var best = min(change, previous[column + 1] + slip, current[column] + slip)
        if row > 0, column > 0, letter == right[column - 1], left[row - 1] == other {
          best = min(best, earlier[column - 1] + swap)
        }
        current.append(best)
      }
      (earlier, previous) = (previous, current)
    }
    return previous[right.count]
  }

  /// Returns the largest distance at which a name may still be the intended one.
  ///
  /// The limit allows one slip for every three letters of the word, and at least one.
  package static func limit(letters: Int) -> Int { slip * max(1, letters / lettersPerSlip) }
}
