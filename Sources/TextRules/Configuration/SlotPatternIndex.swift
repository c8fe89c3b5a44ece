import RuleKit

/// An index that finds the patterns that may match a key, without trying them all.
///
/// A pattern without wildcards is indexed by its whole text. Any other pattern is indexed by the text before its
/// first wildcard or after its last one, whichever is longer. The lookup time grows with the length of the key and
/// the number of patterns that share its start or end.
struct SlotPatternIndex: Hashable, Sendable {
  /// A prefix tree of patterns, with one step per byte.
  private struct Tree: Hashable {
    private struct Step: Hashable {
      var node: Int
      var byte: UInt8
    }

    private var steps: [Step: Int] = [:]
    /// The indices of the patterns that end at each node.
    private var places: [[Int]] = [[]]

    mutating func add(_ place: Int, at bytes: some Sequence<UInt8>) {
      var node = 0
      for byte in bytes {
        let step = Step(node: node, byte: byte)
        if let known = steps[step] {
          node = known
        } else {
          steps[step] = places.count
          node = places.count
          places.append([])
        }
      }
      places[node].append(place)
    }

    /// Calls a closure with the index of each pattern on the path along some bytes.
    func forEach(along bytes: some Sequence<UInt8>, _ body: (Int) -> Void) {
      var node = 0
      places[0].forEach(body)
      for byte in bytes {
        guard let next = steps[Step(node: node, byte: byte)] else { return }
        node = next
        places[node].forEach(body)
      }
    }
  }

  private var starts = Tree()
  private var ends = Tree()

  init(_ patterns: [SlotPattern]) {
    for (place, pattern) in patterns.enumerated() {
      let (start, end) = pattern.key.fixedEnds
      if start.count >= end.count {
        starts.add(place, at: start)
      } else {
        ends.add(place, at: end.reversed())
      }
    }
  }

  /// Returns the lowest index of a pattern that matches a key, or nil.
  ///
  /// `matches` checks the candidate at an index.
  func first(for key: String, where matches: (Int) -> Bool) -> Int? {
    var first: Int?
    func consider(at place: Int) {
      if first.map({ place < $0 }) ?? true, matches(place) { first = place }
    }
    starts.forEach(along: key.utf8, consider(at:))
    ends.forEach(along: key.utf8.reversed(), consider(at:))
    return first
  }
}
