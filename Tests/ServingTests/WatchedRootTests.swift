import Dispatch
import Foundation
import Synchronization
import TestSupport
import Testing

@testable import Serving

/// Roots that disappear and appear again, and folders that cannot be watched.
@Suite(.timeLimit(.minutes(20))) struct WatchedRootTests {
  private static func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("App/de.lproj/a.strings", "1")
    return folder
  }

  /// Expects that changes below the root are reported.
  ///
  /// A change just after the root has appeared may be reported as a change of the root, so the file is written repeatedly.
  private static func expectChanges(_ watched: WatchedFolder, at path: String = "App/de.lproj/a.strings") async throws {
    let file = URL(filePath: watched.folder.file(path))
    let writer = Task {
      while !Task.isCancelled {
        try? Data(UUID().uuidString.utf8).write(to: file)
        try? await Task.sleep(for: .milliseconds(400))
      }
    }
    #expect(await watched.next(with: path).contains(path))
    writer.cancel()
    await writer.value
  }

  @Test(arguments: [false, true])
  func aRootThatIsDeletedAndMadeAgainIsWatched(_ polls: Bool) async throws {
    let folder = try Self.folder()
    let watched = try WatchedFolder(folder, root: "App", polls: polls)
    for _ in 1...2 {
      try FileManager.default.removeItem(atPath: folder.file("App"))
      _ = await watched.next()
      // Longer than until the watches of the deleted folder are gone.
      try await Task.sleep(for: .milliseconds(700))
      try folder.write("App/de.lproj/a.strings", "22")
      _ = await watched.next()
      try await Self.expectChanges(watched)
    }
  }

  @Test func aRootThatIsReplacedAtOnceIsWatched() async throws {
    let folder = try Self.folder()
    let watched = try WatchedFolder(folder, root: "App")
    for _ in 1...20 {
      try FileManager.default.removeItem(atPath: folder.file("App"))
      try folder.write("App/de.lproj/a.strings", "22")
    }
    _ = await watched.next()
    try await Self.expectChanges(watched)
  }

  /// The system reports nothing to the watches below a folder that is renamed.
  @Test func aRootBelowARenamedFolderIsWatched() async throws {
    let folder = try TemporaryFolder()
    try folder.write("checkout/App/a.strings", "1")
    let watched = try WatchedFolder(folder, root: "checkout/App")
    try FileManager.default.moveItem(atPath: folder.file("checkout"), toPath: folder.file("old"))
    #expect(await watched.next() == ["checkout/App"])
    try folder.write("checkout/App/a.strings", "2")
    #expect(await watched.next(with: "checkout/App").contains("checkout/App"))
    try await Self.expectChanges(watched, at: "checkout/App/a.strings")
    // The folder that is no longer the root is not watched.
    try folder.write("old/App/a.strings", "3")
    try folder.write("checkout/App/b.strings", "4")
    let changes = await watched.next(with: "checkout/App/b.strings")
    #expect(changes.allSatisfy { $0.hasPrefix("checkout/") })
  }

  @Test func aRootThatIsReplacedByAFileAndBackIsWatched() async throws {
    let folder = try Self.folder()
    let watched = try WatchedFolder(folder, root: "App")
    try FileManager.default.removeItem(atPath: folder.file("App"))
    try folder.write("App", "a file")
    #expect(await watched.next(with: "App").contains("App"))
    try await Task.sleep(for: .milliseconds(700))
    try FileManager.default.removeItem(atPath: folder.file("App"))
    try folder.write("App/de.lproj/a.strings", "22")
    #expect(await watched.next(with: "App").contains("App"))
    try await Self.expectChanges(watched)
  }

  @Test func aLinkThatLeadsElsewhereIsFollowed() async throws {
    let folder = try TemporaryFolder()
    for name in ["one", "two"] { try folder.write("\(name)/a.strings", "1") }
    let manager = FileManager.default
    try manager.createSymbolicLink(atPath: folder.file("App"), withDestinationPath: folder.file("one"))
    let watched = try WatchedFolder(folder, root: "App")
    try manager.createSymbolicLink(atPath: folder.file("new"), withDestinationPath: folder.file("two"))
    #expect(rename(folder.file("new"), folder.file("App")) == 0)
    #expect(await watched.next() == ["App"])
    try folder.write("two/a.strings", "22")
    #expect(await watched.next() == ["App/a.strings"])
  }

  /// The system reports a new link to a folder as a file.
  @Test func aNewLinkToAFolderIsFollowed() async throws {
    let folder = try Self.folder()
    try folder.write("shared/b.strings", "1")
    let watched = try WatchedFolder(folder, root: "App", readsOutside: true)
    try FileManager.default.createSymbolicLink(
      atPath: folder.file("App/shared"), withDestinationPath: folder.file("shared"))
    #expect(await watched.next() == ["App/shared"])
    try folder.write("shared/b.strings", "22")
    #expect(await watched.next() == ["App/shared/b.strings"])
  }

  @Test func aConfigurationInAFolderThatAppearsIsReported() async throws {
    let folder = try Self.folder()
    let file = folder.file("settings/typecheck.yml")
    let watched = try WatchedFolder(folder, root: "App", files: [file])
    for content in ["locales: [de]", "locales: ["] {
      try folder.write("settings/typecheck.yml", content)
      #expect(await watched.next(with: "settings/typecheck.yml") == ["settings/typecheck.yml"])
      try FileManager.default.removeItem(atPath: folder.file("settings"))
      #expect(await watched.next(with: "settings/typecheck.yml") == ["settings/typecheck.yml"])
    }
  }

  /// The folder of a configuration may be one that other programs write to all the time.
  @Test func otherFilesNextToAConfigurationAreNotReported() async throws {
    let folder = try Self.folder()
    let file = try folder.write("settings/typecheck.yml", "locales: [de]")
    let watched = try WatchedFolder(folder, root: "App", files: [file])
    for number in 1...20 { try folder.write("settings/\(number).log", "line") }
    try await Task.sleep(for: .milliseconds(300))
    try folder.write("App/b.strings", "1")
    #expect(await watched.next() == ["App/b.strings"])
  }

  @Test func foldersThatComeAndGoQuicklyAreWatchedAtTheEnd() async throws {
    let folder = try Self.folder()
    let watched = try WatchedFolder(folder, root: "App")
    for _ in 1...300 {
      try folder.write("App/new/deep/c.strings", "1")
      try FileManager.default.removeItem(atPath: folder.file("App/new"))
    }
    try folder.write("App/new/deep/c.strings", "22")
    try await Task.sleep(for: .seconds(1))
    try folder.write("App/new/deep/c.strings", "333")
    #expect(await watched.next(with: "App/new/deep/c.strings").contains("App/new/deep/c.strings"))
  }

  /// The number of events that the system keeps for a watcher; nil if it is not known.
  private static let mostEvents = FileManager.default.contents(atPath: "/proc/sys/fs/inotify/max_queued_events")
    .flatMap { Int(String(decoding: $0, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)) }

  /// More events than the system keeps, such as during the checkout of another branch, are lost.
  @Test(.enabled(if: (1...20_000).contains(mostEvents ?? 0)))
  func lostEventsAreAChangeOfEverything() async throws {
    let folder = try Self.folder()
    let (reports, sender) = AsyncStream<Set<String>>.makeStream()
    let gate = DispatchSemaphore(value: 0)
    let tree = FolderTree([folder.file("App")])
    let watcher = try #require(
      Watcher(tree) {
        sender.yield($0)
        gate.wait()
      })
    defer {
      watcher.stop()
      for _ in 1...10 { gate.signal() }
    }
    var next = reports.makeAsyncIterator()
    try folder.write("App/de.lproj/a.strings", "22")
    _ = await next.next()
    // The watcher waits in its report. Each file has at least three events.
    for number in 0..<(Self.mostEvents ?? 0) / 2 {
      try Data("1".utf8).write(to: URL(filePath: folder.file("App/\(number)")))
    }
    try folder.write("App/new.lproj/a.strings", "1")
    gate.signal()
    var isLost = false
    while !isLost, let report = await next.next() {
      isLost = report.contains(folder.file("App"))
      gate.signal()
    }
    #expect(isLost)
    let file = try folder.write("App/new.lproj/a.strings", "22")
    while let report = await next.next(), !report.contains(file) { gate.signal() }
  }

  @Test func beyondTheLimitAllFilesAreLookedAt() async throws {
    let folder = try Self.folder()
    let limits = Mutex<[WatchLimit]>([])
    let watched = try WatchedFolder(folder, root: "App", mostFolders: 1) { limit in limits.withLock { $0.append(limit) }
    }
    #expect(watched.watcher.isPolling && limits.withLock { $0 } == [.folders])
    try await Self.expectChanges(watched)
  }

  @Test func aLimitThatIsReachedLaterIsReported() async throws {
    let folder = try Self.folder()
    let limits = Mutex<[WatchLimit]>([])
    let watched = try WatchedFolder(folder, root: "App", mostFolders: 3) { limit in limits.withLock { $0.append(limit) }
    }
    #expect(!watched.watcher.isPolling)
    for locale in ["fr", "it", "pl"] { try folder.write("App/\(locale).lproj/a.strings", "1") }
    while !watched.watcher.isPolling { _ = await watched.next() }
    #expect(limits.withLock { $0 } == [.folders])
    try await Self.expectChanges(watched, at: "App/pl.lproj/a.strings")
  }

  @Test(.enabled(if: geteuid() != 0, "the superuser can read every folder"))
  func aFolderThatBecomesReadableIsWatched() async throws {
    let folder = try Self.folder()
    #expect(chmod(folder.file("App/de.lproj"), 0) == 0)
    let watched = try WatchedFolder(folder, root: "App")
    #expect(chmod(folder.file("App/de.lproj"), 0o755) == 0)
    #expect(await watched.next().contains("App/de.lproj"))
    try await Self.expectChanges(watched)
  }
}
