import Foundation
import Synchronization
import TestSupport
import Testing

@testable import Serving

/// Changes of files, noticed by the system's events and by polling.
@Suite(.timeLimit(.minutes(20))) struct WatcherTests {
  @Test(arguments: [false, true])
  func writingCreatingAndDeletingAreReported(_ polls: Bool) async throws {
    let folder = try TemporaryFolder()
    try folder.write("de.lproj/a.strings", "1")
    let watched = try WatchedFolder(folder, polls: polls)
    try folder.write("de.lproj/a.strings", "22")
    #expect(await watched.next().contains("de.lproj/a.strings"))
    try folder.write("b.strings", "1")
    #expect(await watched.next().contains("b.strings"))
    try FileManager.default.removeItem(atPath: folder.file("b.strings"))
    #expect(await watched.next().contains("b.strings"))
  }

  @Test(arguments: [false, true])
  func newFoldersAreWatched(_ polls: Bool) async throws {
    let watched = try WatchedFolder(TemporaryFolder(), polls: polls)
    try watched.folder.write("fr.lproj/deep/a.strings", "1")
    _ = await watched.next()
    try watched.folder.write("fr.lproj/deep/a.strings", "22")
    #expect(await watched.next().contains("fr.lproj/deep/a.strings"))
    // A renamed folder keeps its watch under the new path.
    try FileManager.default.moveItem(atPath: watched.folder.file("fr.lproj"), toPath: watched.folder.file("it.lproj"))
    _ = await watched.next()
    try watched.folder.write("it.lproj/deep/a.strings", "333")
    #expect(await watched.next().contains("it.lproj/deep/a.strings"))
  }

  @Test(arguments: [false, true])
  func hiddenAndSkippedFoldersAreNotWatched(_ polls: Bool) async throws {
    let folder = try TemporaryFolder()
    for path in [".git/index", "Pods/a.strings", ".hidden"] { try folder.write(path, "1") }
    let watched = try WatchedFolder(folder, polls: polls)
    for path in [".git/index", "Pods/a.strings", ".hidden", ".new/a", "Pods/new/a", ".a.swp"] {
      try folder.write(path, "22")
    }
    let all = try await watched.all().joined()
    // Polling by stamps does not name folders; the system's events may name the root.
    #expect(Set(all).subtracting([folder.path]) == ["last.txt"])
  }

  @Test func aSaveByRenamingIsOneReport() async throws {
    let folder = try TemporaryFolder()
    try folder.write("a.strings", "1")
    let watched = try WatchedFolder(folder, polls: false)
    try folder.write("a.strings~new", "22")
    #expect(rename(folder.file("a.strings~new"), folder.file("a.strings")) == 0)
    let first = await watched.next()
    #expect(first.contains("a.strings"))
    #expect(try await watched.all().count == 1)
  }

  @Test func manyFilesAreFewReports() async throws {
    let watched = try WatchedFolder(TemporaryFolder(), polls: false)
    for number in 1...1_000 { try watched.folder.write("folder\(number % 10)/\(number).strings", "1") }
    let all = try await watched.all()
    #expect(all.count < 10)
  }

  @Test(arguments: [false, true])
  func aHiddenFileThatIsNamedIsWatched(_ polls: Bool) async throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(".typecheck.yml", "locales: [de]")
    let watched = try WatchedFolder(folder, polls: polls, files: [file])
    try folder.write(".typecheck.yml", "locales: [de, fr]")
    #expect(await watched.next() == [".typecheck.yml"])
  }

  /// A configuration may be named relative to the current folder, and its folder be watched by another name.
  @Test func hiddenFilesAreKnownByEachOfTheirNames() {
    let current = FileManager.default.currentDirectoryPath
    for file in [".typecheck.yml", "./.typecheck.yml", "\(current)/.typecheck.yml"] {
      let tree = FolderTree(["App"], files: [file])
      for folder in [".", current, "App/.."] {
        for isDeep in [false, true] {
          #expect(tree.reported(".typecheck.yml", in: FolderTree.Folder(path: folder, isDeep: isDeep)) == file)
        }
      }
      #expect(tree.reported(".typecheck.yml", in: FolderTree.Folder(path: "App", isDeep: true)) == nil)
      #expect(tree.reported(".other.yml", in: FolderTree.Folder(path: ".", isDeep: true)) == nil)
    }
  }

  @Test func linkedFoldersEnd() throws {
    let folder = try TemporaryFolder()
    try folder.write("a/b/c.strings", "1")
    try FileManager.default.createSymbolicLink(
      atPath: folder.file("a/b/loop"), withDestinationPath: folder.file("a"))
    let contents = FolderTree([folder.path]).contents()
    #expect(contents.folders.count == 3)
    #expect(Array(contents.stamps.keys) == [folder.file("a/b/c.strings")])
  }

  @Test func linksOutOfTheRootAreNotFollowed() throws {
    let folder = try TemporaryFolder()
    try folder.write("other/a.strings", "1")
    try folder.write("root/sub/b.strings", "1")
    for (name, target) in [("out", "../other"), ("out.strings", "../other/a.strings"), ("in", "sub")] {
      try FileManager.default.createSymbolicLink(atPath: folder.file("root/\(name)"), withDestinationPath: target)
    }
    let root = folder.file("root")
    let inside = FolderTree([root]).contents()
    #expect(inside.folders.count == 2 && inside.stamps.keys.allSatisfy { $0.hasSuffix("b.strings") })
    let outside = FolderTree([root], readsOutside: true).contents()
    #expect(outside.folders.count == 3 && outside.stamps.keys.contains("\(root)/out.strings"))
  }

  @Test func aStoppedWatcherReportsNothing() async throws {
    let folder = try TemporaryFolder()
    let count = Mutex(0)
    let watcher = try #require(Watcher(FolderTree([folder.path])) { _ in count.withLock { $0 += 1 } })
    watcher.stop()
    try folder.write("a.strings", "1")
    try await Task.sleep(for: .milliseconds(300))
    #expect(count.withLock { $0 } == 0)
  }
}
