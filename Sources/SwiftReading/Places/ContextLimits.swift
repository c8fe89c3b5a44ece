internal import SwiftTrees

/// The number of nodes that are read around each text of a file, so that many texts in many modifiers end.
///
/// What is further outside is not known.
struct ContextLimits: Sendable {
  /// The number of nodes around one text (our own limit, far above that of real code).
  static let most = 10_000
  /// The number of nodes around all texts of a file (our own limit, far above that of real files).
  private static let mostOfAll = 200_000
  /// The number of nodes that are read around each text in any file.
  private static let least = 24

  private let crowded: [String: Int]

  /// Creates the limits for files, each named once per text in it.
  init(of files: some Sequence<String>) {
    let counts = files.reduce(into: [String: Int]()) { $0[$1, default: 0] += 1 }
    crowded = counts.filter { $0.value * Self.most > Self.mostOfAll }
      .mapValues { max(Self.least, Self.mostOfAll / $0) }
  }

  /// The number of nodes that are read around a text of a file.
  func steps(in tree: SourceTree) -> Int { crowded[tree.file] ?? Self.most }
}
