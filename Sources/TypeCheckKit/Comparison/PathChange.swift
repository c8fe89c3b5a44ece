/// The difference between the paths of a run and those of an earlier report.
///
/// Paths in reports depend on the folder in which typecheck runs and on the inputs: `App/de.strings` in one report is
/// `/builds/app/App/de.strings` in another. Both have a common end, and one beginning replaces the other.
package struct PathChange: Hashable, Sendable {
  /// The beginning of paths in this run.
  package private(set) var current = ""
  /// The beginning of paths in the earlier report.
  package private(set) var earlier = ""
  /// Whether any file is in both.
  package private(set) var isKnown = false

  /// A pair of beginnings.
  private struct Beginnings: Hashable {
    var current: String
    var earlier: String
  }

  /// Finds the beginnings that most files agree on.
  package init(from files: Set<String>, to earlier: Set<String>) {
    var named: [Substring: [[Substring]]] = [:]
    for file in files {
      let parts = Self.parts(file)
      if let name = parts.last { named[name, default: []].append(parts) }
    }
    var votes: [Beginnings: Int] = [:]
    for file in earlier {
      let parts = Self.parts(file)
      guard let name = parts.last, let others = named[name] else { continue }
      let shared = others.map { Self.shared($0, parts) }
      let most = shared.max() ?? 0
      for (other, count) in zip(others, shared) where count == most {
        let pair = Beginnings(
          current: Self.beginning(other.dropLast(count)), earlier: Self.beginning(parts.dropLast(count)))
        votes[pair, default: 0] += 1
      }
    }
    // Ties are rare: the shorter beginnings agree in more folders.
    let best = votes.max { one, other in
      if one.value != other.value { return one.value < other.value }
      let (left, right) = (one.key.current + one.key.earlier, other.key.current + other.key.earlier)
      return left.utf8.count == right.utf8.count ? left > right : left.utf8.count > right.utf8.count
    }
    guard let best else { return }
    (current, self.earlier, isKnown) = (best.key.current, best.key.earlier, true)
  }

  /// Whether both use the same paths.
  package var isIdentity: Bool { current == earlier }

  /// Returns the path of a file, or of a group of files, of this run as the earlier report names it.
  ///
  /// A path with another beginning is unchanged.
  package func earlierPath(of path: String) -> String { Self.replaced(path, current, earlier) }

  /// Returns the path of a file of the earlier report as this run names it.
  ///
  /// A path with another beginning is unchanged.
  package func currentPath(of path: String) -> String { Self.replaced(path, earlier, current) }

  private static func replaced(_ path: String, _ old: String, _ new: String) -> String {
    path.hasPrefix(old) ? new + path.dropFirst(old.count) : path
  }

  /// Splits a path; an absolute path has an empty first part.
  private static func parts(_ path: String) -> [Substring] {
    path.split(separator: "/", omittingEmptySubsequences: false)
  }

  private static func shared(_ one: [Substring], _ other: [Substring]) -> Int {
    zip(one.reversed(), other.reversed()).prefix { $0 == $1 }.count
  }

  private static func beginning(_ parts: ArraySlice<Substring>) -> String {
    parts.map { $0 + "/" }.joined()
  }
}
