import Serving
import Synchronization

/// The watched files that have changed since the last check began.
final class PendingChanges: Sendable {
  private let files = Mutex<Set<String>>([])
  private let report: @Sendable () -> Void

  /// Creates a set without changes.
  ///
  /// `report` is called from any thread when changes are pending; several changes may cause one call.
  init(report: @escaping @Sendable () -> Void) { self.report = report }

  /// Returns a watcher that collects changes in folders; nil if the process is out of descriptors or threads.
  func watcher(of tree: FolderTree) -> Watcher? {
    let watcher = Watcher(
      tree, isLimited: { StandardStreams.say("warning: \($0.sentence)") },
      report: { [self] changed in
        files.withLock { $0.formUnion(changed) }
        report()
      })
    if watcher == nil {
      StandardStreams.say(
        "warning: the page does not follow changes: the system allows this process no more files or threads; raise "
          + "its limits (ulimit -n, ulimit -u)")
    }
    return watcher
  }

  /// Removes and returns the pending changes.
  func take() -> Set<String> {
    files.withLock { files in
      defer { files = [] }
      return files
    }
  }
}
