/// The declarations with too many texts and places to follow each text to each place.
///
/// If code assigns n texts to one variable that m expressions read, any text may reach any expression. These n · m
/// pairs are real, but exceed any report, time and memory.
struct FlowCrowds {
  /// The paths on from one declaration.
  struct Ways {
    /// The numbers of the next declarations, without duplicates.
    var next: [Int]
    /// The number of other ends, including places.
    var ends: Int
  }

  /// The maximum number of pairs of a text and an end through one declaration.
  ///
  /// Our own limit: 256 texts that 256 places read. No declaration of the apps in our tests reaches it.
  static let mostPairs = 65_536
  /// The maximum number of pairs through all declarations of an app.
  ///
  /// Our own limit: a check takes about three kilobytes each. An app with more gets a smaller limit per declaration.
  static let mostPairsOfApp = 131_072
  /// The smallest limit per declaration, at which the work grows only with the size of the sources (our own choice).
  private static let fewestPairs = 64

  /// A number of texts or of ends that may meet any number of the other kind (our own choice): the pairs grow only with
  /// the size of the sources.
  private static let few = 8
  /// The maximum number of declarations that one text may reach (our own limit).
  private static let mostDeclarations = 16_384

  /// The limits of the declarations whose texts are not followed, by number.
  private(set) var limits: [Int: Int] = [:]
  /// The number of steps in all searches, for growth tests.
  private(set) var steps = 0
  private let ways: [Ways]
  private let depth: Int

  /// Finds the declarations; `texts` has the number of texts that start at each one.
  ///
  /// The depth is the maximum number of declarations between a text and a place.
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
    // Marks must not depend on the order, which differs from run to run.
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

  /// A search for all ends after a declaration.
  private struct Search {
    let ways: [Ways]
    let depth: Int
    /// The visited declarations, including the first.
    private(set) var found: [Int] = []
    /// The number of ends.
    private(set) var ends = 0
    private(set) var steps = 0
    /// The number of the last search that visited each declaration.
    private var visits: [Int]
    private var visit = 0

    init(_ ways: [Ways], depth: Int) {
      (self.ways, self.depth) = (ways, depth)
      visits = Array(repeating: 0, count: ways.count)
    }

    /// Visits each declaration once, except for marked ones and those only reachable through them.
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
