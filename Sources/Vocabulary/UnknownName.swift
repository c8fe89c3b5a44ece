/// A name that is not one of the known ones, with the known ones that are nearest to it.
public struct UnknownName: Error, Hashable, Sendable, CustomStringConvertible {
  /// What kind of name was asked for, with its article: `a text style`, `a size category`.
  public let kind: String
  /// The name as given.
  public let given: String
  /// The known names nearest to it, nearest first; at most three.
  ///
  /// Names that begin as it is written are nearest, then those with the least edit distance. Spaces, hyphens and
  /// underscores are all the same.
  public let nearest: [String]
  /// Every known name, in the order of the kind.
  public let known: [String]

  /// Creates the error and looks for the nearest names.
  ///
  /// - Parameters:
  ///   - given: The name as given.
  ///   - kind: What kind of name was asked for, with its article.
  ///   - known: Every known name; shown in this order.
  ///   - accepted: The other spellings that are accepted, each with the known name it stands for.
  ///   - preferred: The known names in the order in which equally near ones are named; nil is the order of the kind.
  public init(
    _ given: String, kind: String, known: [String], accepted: [(name: String, known: String)] = [],
    preferred: [String]? = nil
  ) {
    self.kind = kind
    self.given = given
    self.known = known
    let wanted = Array(Self.folded(given).prefix(Self.longestCompared))
    var distances: [String: Int] = [:]
    for (name, target) in known.map({ ($0, $0) }) + accepted.map({ ($0.name, $0.known) }) {
      let distance = Self.distance(wanted, Self.folded(name))
      distances[target] = min(distance, distances[target] ?? distance)
    }
    let ranked = (preferred ?? known).enumerated().sorted { left, right in
      (distances[left.element] ?? .max, left.offset) < (distances[right.element] ?? .max, right.offset)
    }
    nearest = ranked.prefix(3).map(\.element)
  }

  /// The problem and the remedy in one sentence, without a final full stop.
  public var description: String {
    let shown = given.count > Self.longestCompared ? given.prefix(Self.longestCompared) + "…" : given[...]
    let all = known.count > nearest.count ? "; all: \(known.joined(separator: " "))" : ""
    return "‘\(shown)’ is not \(kind); nearest: \(nearest.joined(separator: ", "))\(all)"
  }

  /// Longer names are compared by their beginning only, so that a whole file given as a name costs nothing.
  private static let longestCompared = 64

  /// A name as it is compared.
  private static func folded(_ name: String) -> [Unicode.Scalar] {
    name.lowercased().unicodeScalars.map { $0 == "-" || $0 == "_" ? " " : $0 }
  }

  /// The shortest beginning of a name that counts as such, in characters: a shorter one begins too many.
  private static let shortestBeginning = 3

  /// How far a word is from a name, in half letters; nothing is nearer than what begins as it is written.
  private static func distance(_ wanted: [Unicode.Scalar], _ name: [Unicode.Scalar]) -> Int {
    let isBeginning = wanted.isEmpty || (wanted.count >= shortestBeginning && name.starts(with: wanted))
    return isBeginning ? -1 : editDistance(wanted, name)
  }

  /// What a letter too many, too few or wrong costs, and two that changed places, which is no wrong letter at all.
  private static let slip = 2
  private static let swap = 1

  /// The Levenshtein distance of two words, with swaps of neighbours.
  private static func editDistance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
    var earlier: [Int] = []
    var previous = (0...right.count).map { $0 * slip }
    for (row, scalar) in left.enumerated() {
      var current = [(row + 1) * slip]
      for (column, other) in right.enumerated() {
        let change = previous[column] + (scalar == other ? 0 : slip)
        var best = min(change, previous[column + 1] + slip, current[column] + slip)
        if row > 0, column > 0, scalar == right[column - 1], left[row - 1] == other {
          best = min(best, earlier[column - 1] + swap)
        }
        current.append(best)
      }
      (earlier, previous) = (previous, current)
    }
    return previous[right.count]
  }
}
