import Foundation
import TestSupport
import Testing

@testable import Serving

/// A watched folder and the reports about it.
final class WatchedFolder {
  let folder: TemporaryFolder
  let watcher: Watcher
  private let reports: AsyncStream<Set<String>>

  /// Watches a folder, or the root `root` in it.
  init(
    _ folder: TemporaryFolder, root: String? = nil, polls: Bool = false, files: [String] = [], mostFolders: Int = .max,
    readsOutside: Bool = false, isLimited: @escaping @Sendable (WatchLimit) -> Void = { _ in }
  ) throws {
    self.folder = folder
    let (reports, sender) = AsyncStream<Set<String>>.makeStream()
    self.reports = reports
    let tree = FolderTree(
      [root.map(folder.file) ?? folder.path], files: files, skipping: ["Pods"], readsOutside: readsOutside)
    watcher = try #require(
      Watcher(tree, polls: polls, mostFolders: mostFolders, isLimited: isLimited) { sender.yield($0) })
    #expect(watcher.isPolling == polls || mostFolders < .max)
  }

  /// The names below the folder in the next report.
  func next() async -> Set<String> {
    for await report in reports { return names(report) }
    return []
  }

  /// The names in all reports until one has this name.
  func next(with name: String) async -> Set<String> {
    var all: Set<String> = []
    for await report in reports {
      all.formUnion(names(report))
      if all.contains(name) { break }
    }
    return all
  }

  private func names(_ paths: Set<String>) -> Set<String> {
    Set(paths.map { $0.replacingOccurrences(of: folder.path + "/", with: "") })
  }

  /// The names in all reports until a file of this name changes, which is written now.
  func all(until last: String = "last.txt") async throws -> [Set<String>] {
    try folder.write(last, "end")
    var all: [Set<String>] = []
    for await report in reports {
      all.append(names(report))
      if names(report).contains(last) { break }
    }
    return all
  }
}
