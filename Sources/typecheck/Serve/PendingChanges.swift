import Serving
import Synchronization

/// The files that have changed since the last check began, from the moment at which they are watched.
final class PendingChanges: Sendable {
  private let files = Mutex<Set<String>>([])
  private let report: @Sendable () -> Void

  /// Creates a set without changes.
  ///
  /// `report` is called from any thread when changes are pending; several changes may cause one call.
  init(report: @escaping @Sendable () -> Void) { self.report = report }

  /// Returns a watcher of folders whose changes are pending from now on; nil if the process has no descriptors left.
  func watcher(of tree: FolderTree) -> Watcher? {
    let watcher = Watcher(
      tree, isLimited: { StandardStreams.say("warning: \($0.sentence)") },
      report: { [self] changed in
        files.withLock { $0.formUnion(changed) }
        report()
      })
    if watcher == nil {
      StandardStreams.say(
        "warning: the page does not follow changes: the system gives this process no further files or threads; raise "
          + "its limits (ulimit -n, ulimit -u)")
    }
    return watcher
  }

  /// Returns the pending changes, which then no longer are.
  func take() -> Set<String> {
    files.withLock { files in
      defer { files = [] }
      return files
    }
  }
}
