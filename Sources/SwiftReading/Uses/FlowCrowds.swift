/// The declarations at which too many texts and places meet for each text to be followed to each place.
///
/// Any of n texts that code assigns to one variable may be the one that any of m expressions reads. These n · m pairs
/// are real, but no report can show them, and neither time nor memory is enough for them.
struct FlowCrowds {
  /// The ways on from one declaration.
  struct Ways {
    /// The numbers of the declarations that the text goes to, each once.
    var next: [Int]
    /// The number of other ends, places among them.
    var ends: Int
  }

  /// The maximum number of pairs of a text and the end of a way that lead through one declaration.
  ///
  /// Our own limit: that of 256 texts which 256 places read. No declaration of the apps in our tests reaches it.
  static let mostPairs = 65_536
  /// The maximum number of pairs that lead through any declaration of an app.
  ///
  /// Our own limit: a check takes about three kilobytes for each. An app with more gets a smaller limit per declaration.
  static let mostPairsOfApp = 131_072
  /// The smallest limit per declaration, from which the work grows only with the size of the sources (our own choice).
  private static let fewestPairs = 64

  /// The number of texts, or of ends, up to which any number of the other ones may meet (our own choice): the pairs grow
  /// only with the size of the sources.
  private static let few = 8
  /// The maximum number of declarations that one text may reach (our own limit).
  private static let mostDeclarations = 16_384

  /// The limits of the declarations whose texts are not followed, by number.
  private(set) var limits: [Int: Int] = [:]
  /// The number of steps of all searches, for tests of growth.
  private(set) var steps = 0
  private let ways: [Ways]
  private let depth: Int

  /// Finds the declarations.
  ///
  /// - Parameters:
  ///   - ways: The ways on from each declaration.
  ///   - texts: The number of texts that begin at each declaration.
  ///   - depth: The maximum number of declarations between a text and a place.
  init(_ ways: [Ways], texts: [Int: Int], depth: Int) {
    (self.ways, self.depth) = (ways, depth)
    var limit = Self.mostPairs
    while mark(texts, limit) > Self.mostPairsOfApp, limit > Self.fewestPairs { limit /= 2 }
  }

  /// Marks the declarations with more pairs than a limit.
  private mutating func mark(_ texts: [Int: Int], _ limit: Int) -> Int {
    var search = Search(ways, depth: depth)
    defer { steps += search.steps }
    var meeting = [Int](repeating: 0, count: ways.count)
    for (start, texts) in texts {
      search.run(from: start, past: limits)
      for number in search.found { meeting[number] += texts }
    }
    // The others must not depend on the order, which differs from run to run.
    var new: [Int] = []
    for number in ways.indices where meeting[number] > 0 && limits[number] == nil {
      search.run(from: number, past: limits)
      let isLarge = meeting[number] > Self.few && search.ends > Self.few && meeting[number] * search.ends > limit
      if isLarge || search.found.count > Self.mostDeclarations { new.append(number) }
    }
    for number in new { limits[number] = limit }
    return texts.reduce(0) { pairs, start in
      guard limits[start.key] == nil else { return pairs }
      search.run(from: start.key, past: limits)
      return pairs + start.value * search.ends
    }
  }

  /// A search for all ends behind a declaration.
  private struct Search {
    let ways: [Ways]
    let depth: Int
    /// The declarations that were found, the first one among them.
    private(set) var found: [Int] = []
    /// The number of ends.
    private(set) var ends = 0
    private(set) var steps = 0
    /// The number of the search that has been at each declaration.
    private var visits: [Int]
    private var visit = 0

    init(_ ways: [Ways], depth: Int) {
      (self.ways, self.depth) = (ways, depth)
      visits = Array(repeating: 0, count: ways.count)
    }

    /// Looks at each declaration once, except for marked ones and what is only behind them.
    mutating func run(from start: Int, past marked: [Int: Int]) {
      (found, ends) = ([start], ways[start].ends)
      visit += 1
      visits[start] = visit
      var level = 0..<1
      for _ in 1..<depth where !level.isEmpty {
        for number in level {
          for next in ways[found[number]].next where visits[next] != visit {
            steps += 1
            visits[next] = visit
            guard marked[next] == nil else { continue }
            found.append(next)
            ends += ways[next].ends
          }
          guard found.count <= FlowCrowds.mostDeclarations else { return }
        }
        level = level.upperBound..<found.count
      }
    }
  }
}
