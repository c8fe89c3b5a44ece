internal import Bytes
internal import Foundation
internal import Synchronization

/// A watcher that reports changes in folders once no file has changed for a short time.
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

  /// Whether all files are polled, instead of relying on system events.
  package var isPolling: Bool { polls.withLock { $0 } }

  /// Starts to watch, and reports changes from now on.
  ///
  /// Returns nil if the process has no descriptors or threads left. With more than `mostFolders`, the watcher polls all
  /// files. `isLimited` gets the limit that makes it poll. `report` runs on a thread of the watcher; changes meanwhile
  /// are reported after it.
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
          // The new source finds later changes, and `changes` contains the earlier ones.
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

  /// Returns the next changes, once no others follow for a short time; nil when the watcher is stopped.
  ///
  /// The set may be empty if the source has reached a limit.
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
