internal import Bytes
internal import Foundation
internal import Synchronization

/// Watches folders and reports their changes when no file has changed for a short time.
///
/// An editor that saves by renaming a file, and a tool that writes many files, cause one report.
package final class Watcher: Sendable {
  /// The time without changes after which changes are reported, in milliseconds (our own choice: longer than the
  /// pauses of an editor that writes, renames and deletes, and too short to notice).
  package static let quietTime = 80
  /// The longest time from the first change to its report, in milliseconds, even if changes do not stop.
  package static let longestWait = 2_000
  /// The address space of the thread's stack in bytes, far more than a walk through folders needs.
  private static let stackSize = 1 << 20

  private let wakeUp: WakeUp
  private let polls: Mutex<Bool>

  /// Whether all files are looked at each second, because the system does not report changes.
  package var isPolling: Bool { polls.withLock { $0 } }

  /// Starts to watch: changes from now on are reported.
  ///
  /// Returns nil if the process has no descriptors or threads left.
  ///
  /// - Parameters:
  ///   - tree: The folders.
  ///   - polls: Whether to look at all files each second even if the system reports changes.
  ///   - mostFolders: The most folders to watch by the system's events; with more, all files are looked at.
  ///   - isLimited: Called with the limit because of which all files are looked at.
  ///   - report: Called on a thread of the watcher with the changed paths; changes meanwhile are reported after it.
  package init?(
    _ tree: FolderTree, polls: Bool = false, mostFolders: Int = .max,
    isLimited: @escaping @Sendable (WatchLimit) -> Void = { _ in },
    report: @escaping @Sendable (Set<String>) -> Void
  ) {
    guard let wakeUp = WakeUp() else { return nil }
    self.wakeUp = wakeUp
    var source: any ChangeSource
    #if canImport(Glibc)
      source = polls ? PollingSource(tree, wakeUp) : InotifySource(tree, wakeUp, mostFolders: mostFolders)
    #else
      source = PollingSource(tree, wakeUp)
    #endif
    let limit = source.limit
    if limit != nil { source = PollingSource(tree, wakeUp) }
    self.polls = Mutex(source is PollingSource)
    // Only the new thread uses the source from now on.
    nonisolated(unsafe) let owned = source
    let work: @Sendable () -> Void = { [weak self] in
      var source = owned
      while let changes = Self.changes(from: &source, wakeUp) {
        if let limit = source.limit {
          // What happens from here on is found by the new source, and what happened before is among the changes.
          source = PollingSource(tree, wakeUp)
          isLimited(limit)
          self?.polls.withLock { $0 = true }
        }
        if !changes.isEmpty { report(changes) }
      }
    }
    guard let thread = SystemThread.start(stackSize: Self.stackSize, work) else { return nil }
    pthread_detach(thread)
    if let limit { isLimited(limit) }
  }

  deinit { stop() }

  /// Stops the watcher; a report that has begun continues.
  package func stop() { wakeUp.interrupt() }

  /// Returns the next changes, after a time without others; nil when the watcher is stopped.
  ///
  /// They may be empty if the source has reached a limit.
  private static func changes(from source: inout any ChangeSource, _ wakeUp: WakeUp) -> Set<String>? {
    var changes: Set<String> = []
    while changes.isEmpty, source.limit == nil {
      changes = source.wait(upTo: nil)
      if wakeUp.isInterrupted { return nil }
    }
    let end = ContinuousClock.now + .milliseconds(longestWait)
    while ContinuousClock.now < end, source.limit == nil {
      let more = source.wait(upTo: quietTime)
      if wakeUp.isInterrupted { return nil }
      if more.isEmpty { break }
      changes.formUnion(more)
    }
    return changes
  }
}
