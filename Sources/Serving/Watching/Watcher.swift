internal import Foundation

/// Watches folders and reports their changes when no file has changed for a short time.
///
/// An editor that saves by renaming a file, and a tool that writes many files, cause one report.
package final class Watcher: Sendable {
  /// The time without changes after which changes are reported, in milliseconds (our own choice: longer than the
  /// pauses of an editor that writes, renames and deletes, and too short to notice).
  package static let quietTime = 80
  /// The longest time from the first change to its report, in milliseconds, even if changes do not stop.
  package static let longestWait = 2_000

  private let wakeUp: WakeUp
  /// Whether all files are looked at each second, because the system does not report changes.
  package let isPolling: Bool

  /// Starts to watch: changes from now on are reported.
  ///
  /// - Parameters:
  ///   - tree: The folders.
  ///   - polls: Whether to look at all files each second even if the system reports changes.
  ///   - report: Called on a thread of the watcher with the changed paths; changes meanwhile are reported after it.
  package init?(_ tree: FolderTree, polls: Bool = false, report: @escaping @Sendable (Set<String>) -> Void) {
    guard let wakeUp = WakeUp() else { return nil }
    self.wakeUp = wakeUp
    let source = Self.source(of: tree, wakeUp, polls: polls)
    isPolling = source is PollingSource
    // Only the new thread uses the source from now on.
    nonisolated(unsafe) let owned = source
    Thread.detachNewThread {
      var source = owned
      while let changes = Self.changes(from: &source, wakeUp) { report(changes) }
    }
  }

  deinit { stop() }

  /// Stops the watcher; a report that has begun continues.
  package func stop() { wakeUp.interrupt() }

  private static func source(of tree: FolderTree, _ wakeUp: WakeUp, polls: Bool) -> any ChangeSource {
    #if canImport(Glibc)
      if !polls, let source = InotifySource(tree, wakeUp) { return source }
    #endif
    return PollingSource(tree, wakeUp)
  }

  /// Returns the next changes, after a time without others; nil when the watcher is stopped.
  private static func changes(from source: inout any ChangeSource, _ wakeUp: WakeUp) -> Set<String>? {
    var changes: Set<String> = []
    while changes.isEmpty {
      changes = source.wait(upTo: nil)
      if wakeUp.isInterrupted { return nil }
    }
    let end = ContinuousClock.now + .milliseconds(longestWait)
    while ContinuousClock.now < end {
      let more = source.wait(upTo: quietTime)
      if wakeUp.isInterrupted { return nil }
      if more.isEmpty { break }
      changes.formUnion(more)
    }
    return changes
  }
}
