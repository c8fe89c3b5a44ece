import RuleKit

/// Finds the patterns that a key may be one of without trying them all: by how their text starts or ends.
///
/// A pattern without stars is found by its whole text, any other by the longer of what stands before its first star and
/// after its last. The time for a key grows with its own length and with the patterns that share its start or end.
struct SlotPatternIndex: Hashable, Sendable {
  /// Patterns by the bytes they start with, one step a byte.
  private struct Tree: Hashable {
    private struct Step: Hashable {
      var node: Int
      var byte: UInt8
    }

    private var steps: [Step: Int] = [:]
    /// The places of the patterns that end at a node.
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

    /// Gives all patterns on the way of some bytes.
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

  /// Creates an index.
  ///
  /// - Parameter patterns: The patterns; their places are what is found.
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

  /// The first place of a pattern that a check agrees to.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - matches: Whether the pattern at a place is really one of the key's.
  /// - Returns: The place; nil where there is none.
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
