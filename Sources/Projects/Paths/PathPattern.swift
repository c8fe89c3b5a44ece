/// A path pattern in XcodeGen's syntax.
///
/// `*`, `?` and `[a-c]` match within a component, `**` matches any number of components, and `{a,b}` matches either
/// text. Letter case is ignored.
///
/// Source: XcodeGen, Docs/ProjectSpec.md (excludes, includes) and its Glob.swift, which follows Bash 4.
struct PathPattern: Hashable, Sendable {
  /// A component of a path or pattern.
  typealias Part = [Unicode.Scalar]

  /// The maximum number of alternatives in one pattern (our own limit); only nested braces exceed it.
  private static let mostAlternatives = 256

  /// The maximum length in bytes of a pattern with all its alternatives, far above any real one (our own limit).
  private static let longest = 16 << 10

  private static let anyFolders: Part = ["*", "*"]

  private let alternatives: [[Part]]
  /// The steps to compare it with a short path.
  let weight: Int

  /// Creates a pattern, or returns nil if it is too long.
  init?(_ pattern: String) {
    guard pattern.utf8.count <= Self.longest else { return nil }
    let expanded = Self.expanded(ProjectPath.folded(pattern))
    let length = expanded.lazy.map(\.utf8.count).reduce(0, +)
    guard length <= Self.longest else { return nil }
    alternatives = expanded.map { Self.parts(of: $0[...]) }
    weight = 1 + length / 8
  }

  /// Returns the components of a folded path.
  static func parts(of path: Substring) -> [Part] {
    path.unicodeScalars.split(separator: "/").map(Array.init)
  }

  /// Returns whether the pattern matches a folded path or an enclosing folder.
  func matches(_ path: [Part]) -> Bool { alternatives.contains { Self.matches(path, $0) } }

  private static func matches(_ path: [Part], _ pattern: [Part]) -> Bool {
    // Most patterns have `**` only at the start.
    let isFloating = pattern.first == anyFolders
    let names = isFloating ? pattern.dropFirst() : pattern[...]
    if names.contains(anyFolders) { return matchesAnywhere(path, pattern) }
    guard !pattern.isEmpty, !path.isEmpty, names.count <= path.count else { return false }
    let starts = isFloating ? path.count - names.count : 0
    return (0...starts).contains { start in
      zip(path[start...], names).allSatisfy { matchesName($0, $1) }
    }
  }

  /// Returns whether a pattern with several `**` matches, in time proportional to both lengths.
  private static func matchesAnywhere(_ path: [Part], _ pattern: [Part]) -> Bool {
    // The pattern positions that the components so far can reach.
    var places: Set<Int> = []
    func reach(_ place: Int, _ places: inout Set<Int>) {
      var place = place
      // `**` also matches zero components.
      while places.insert(place).inserted, place < pattern.count, pattern[place] == anyFolders { place += 1 }
    }
    reach(0, &places)
    for name in path {
      var next: Set<Int> = []
      for place in places where place < pattern.count {
        if pattern[place] == anyFolders {
          reach(place, &next)
        } else if matchesName(name, pattern[place]) {
          reach(place + 1, &next)
        }
      }
      if next.contains(pattern.count) { return true }
      if next.isEmpty { return false }
      places = next
    }
    return false
  }

  /// Returns whether a pattern matches one component; it backtracks only to the last star.
  private static func matchesName(_ name: Part, _ pattern: Part) -> Bool {
    var (index, place) = (0, 0)
    var star: (index: Int, place: Int)?
    while index < name.count {
      if place < pattern.count, pattern[place] == "*" {
        place += 1
        star = (index, place)
      } else if let next = next(after: place, in: pattern, for: name[index]) {
        index += 1
        place = next
      } else if let last = star {
        (index, place) = (last.index + 1, last.place)
        star = (index, place)
      } else {
        return false
      }
    }
    return pattern[place...].allSatisfy { $0 == "*" }
  }

  /// Returns the position after a pattern element if the element matches a scalar, or nil otherwise.
  private static func next(after place: Int, in pattern: Part, for scalar: Unicode.Scalar) -> Int? {
    guard place < pattern.count else { return nil }
    if pattern[place] == "[", let end = pattern.dropFirst(place + 2).firstIndex(of: "]") {
      var set = pattern[(place + 1)..<end]
      let isNegated = set.first == "!" || set.first == "^"
      if isNegated { set = set.dropFirst() }
      return contains(set, scalar) != isNegated ? end + 1 : nil
    }
    return pattern[place] == "?" || pattern[place] == scalar ? place + 1 : nil
  }

  private static func contains(_ set: ArraySlice<Unicode.Scalar>, _ scalar: Unicode.Scalar) -> Bool {
    var index = set.startIndex
    while index < set.endIndex {
      if index + 2 < set.endIndex, set[index + 1] == "-" {
        if set[index] <= scalar, scalar <= set[index + 2] { return true }
        index += 3
      } else {
        if set[index] == scalar { return true }
        index += 1
      }
    }
    return false
  }

  /// Returns the alternatives of a pattern without its braces.
  private static func expanded(_ pattern: String) -> [String] {
    var (waiting, done) = ([pattern], [String]())
    while let next = waiting.popLast(), done.count + waiting.count < mostAlternatives {
      guard let open = next.lastIndex(of: "{"), let close = next[open...].firstIndex(of: "}") else {
        done.append(next)
        continue
      }
      for choice in next[next.index(after: open)..<close].split(separator: ",", omittingEmptySubsequences: false) {
        waiting.append(String(next[..<open] + choice + next[next.index(after: close)...]))
      }
    }
    return done
  }
}
