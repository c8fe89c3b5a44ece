/// A path pattern in XcodeGen's syntax.
///
/// `*`, `?` and `[a-c]` match within a component, `**` matches any number of components, and `{a,b}` either text.
/// Letter case is ignored.
///
/// Source: XcodeGen, Docs/ProjectSpec.md (excludes, includes) and its Glob.swift, which follows Bash 4.
struct PathPattern: Hashable, Sendable {
  /// The maximum number of alternatives in one pattern; only nested braces have more (our own limit).
  private static let mostAlternatives = 256

  private let alternatives: [[Substring]]

  init(_ pattern: String) {
    alternatives = Self.expanded(ProjectPath.folded(pattern)).map { $0.split(separator: "/") }
  }

  /// Returns whether the pattern matches a folded path or one of its enclosing folders.
  func matches(_ path: String) -> Bool {
    let parts = path.split(separator: "/")
    return alternatives.contains { pattern in
      parts.indices.contains { Self.matches(parts[...$0], pattern[...]) }
    }
  }

  private static func matches(_ path: ArraySlice<Substring>, _ pattern: ArraySlice<Substring>) -> Bool {
    guard let first = pattern.first else { return path.isEmpty }
    let rest = pattern.dropFirst()
    if first == "**" {
      // Consecutive `**` match the same as one; otherwise they would be tried in every combination.
      if rest.first == "**" { return matches(path, rest) }
      return (path.startIndex...path.endIndex).contains { matches(path[$0...], rest) }
    }
    guard let name = path.first, matchesName(name, first) else { return false }
    return matches(path.dropFirst(), rest)
  }

  /// Returns whether a pattern matches one component, in linear time: only the last star is tried again.
  private static func matchesName(_ name: Substring, _ pattern: Substring) -> Bool {
    var (name, pattern) = (name, pattern)
    var star: (name: Substring, pattern: Substring)?
    while !name.isEmpty {
      if pattern.first == "*" {
        pattern = pattern.dropFirst()
        star = (name, pattern)
      } else if let rest = rest(of: pattern, after: name[name.startIndex]) {
        name = name.dropFirst()
        pattern = rest
      } else if let last = star {
        name = last.name.dropFirst()
        pattern = last.pattern
        star = (name, pattern)
      } else {
        return false
      }
    }
    return pattern.allSatisfy { $0 == "*" }
  }

  /// Returns the pattern after its first element if that element matches a character, or nil otherwise.
  private static func rest(of pattern: Substring, after character: Character) -> Substring? {
    guard let first = pattern.first else { return nil }
    if first == "[", let end = pattern.dropFirst(2).firstIndex(of: "]") {
      var set = pattern[pattern.index(after: pattern.startIndex)..<end]
      let isNegated = set.first == "!" || set.first == "^"
      if isNegated { set = set.dropFirst() }
      return contains(set, character) != isNegated ? pattern[pattern.index(after: end)...] : nil
    }
    return first == "?" || first == character ? pattern.dropFirst() : nil
  }

  private static func contains(_ set: Substring, _ character: Character) -> Bool {
    let members = Array(set)
    var index = 0
    while index < members.count {
      if index + 2 < members.count, members[index + 1] == "-" {
        if members[index] <= character, character <= members[index + 2] { return true }
        index += 3
      } else {
        if members[index] == character { return true }
        index += 1
      }
    }
    return false
  }

  /// Returns the alternatives of a pattern with braces, each without braces.
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
