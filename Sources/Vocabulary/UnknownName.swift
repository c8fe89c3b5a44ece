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
      let name = Self.folded(name)
      let distance = name.starts(with: wanted) ? -1 : Self.editDistance(wanted, name)
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

  /// The Levenshtein distance of two words.
  private static func editDistance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
    var previous = Array(0...right.count)
    for (row, scalar) in left.enumerated() {
      var current = [row + 1]
      for (column, other) in right.enumerated() {
        let change = previous[column] + (scalar == other ? 0 : 1)
        current.append(min(change, previous[column + 1] + 1, current[column] + 1))
      }
      previous = current
    }
    return previous[right.count]
  }
}
