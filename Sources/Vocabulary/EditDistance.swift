/// How far two words are apart: the Levenshtein distance with swaps of neighbours.
///
/// Counted in half slips, because a swap is likelier than a wrong letter: a letter too many, too few or wrong costs two,
/// two letters that changed places cost one.
package enum EditDistance {
  /// What a letter too many, too few or wrong costs.
  package static let slip = 2
  /// What two letters that changed places cost.
  package static let swap = 1

  /// How many letters a name has for each slip that leaves it recognisable (our own choice: "measure" may have two).
  private static let lettersPerSlip = 3

  /// The distance of two words.
  ///
  /// - Parameters:
  ///   - left: One word.
  ///   - right: The other.
  ///   - swap: What two letters that changed places cost, in half slips.
  /// - Returns: The distance in half slips, from 0.
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

  /// Up to which distance a name may be meant by a word.
  ///
  /// - Parameter letters: How many letters the word has.
  /// - Returns: The distance in half slips: one slip, and one more for every three letters from six on.
  package static func limit(letters: Int) -> Int { slip * max(1, letters / lettersPerSlip) }
}
