internal import SwiftTrees

/// The maximum number of nodes to read around each text of a file, which bounds the time for nested modifiers.
///
/// Code further outside is unknown.
struct ContextLimits: Sendable {
  /// The number of nodes around one text (our own limit, far above that of real code).
  static let most = 10_000
  /// The number of nodes around all texts of a file (our own limit, far above that of real files).
  private static let mostOfAll = 200_000
  /// The minimum number of nodes to read around each text.
  private static let least = 24

  private let crowded: [String: Int]

  /// Creates the limits for files, each named once per text in it.
  init(of files: some Sequence<String>) {
    let counts = files.reduce(into: [String: Int]()) { $0[$1, default: 0] += 1 }
    crowded = counts.filter { $0.value * Self.most > Self.mostOfAll }
      .mapValues { max(Self.least, Self.mostOfAll / $0) }
  }

  /// Returns the number of nodes to read around a text of a file.
  func steps(in tree: SourceTree) -> Int { crowded[tree.file] ?? Self.most }
}
