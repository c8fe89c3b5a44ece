import Serving
import Synchronization

/// The files that have changed since the last check began, from the moment at which they are watched.
final class PendingChanges: Sendable {
  private let files = Mutex<Set<String>>([])
  private let signals = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1))

  /// Signals that changes are pending; several changes may cause one signal.
  var signal: AsyncStream<Void> { signals.stream }

  /// Returns a watcher of folders whose changes are pending from now on; nil if the process has no descriptors left.
  func watcher(of tree: FolderTree) -> Watcher? {
    Watcher(tree) { [self] changed in
      files.withLock { $0.formUnion(changed) }
      signals.continuation.yield()
    }
  }

  /// Returns the pending changes, which then no longer are.
  func take() -> Set<String> {
    files.withLock { files in
      defer { files = [] }
      return files
    }
  }

  /// Ends the signals.
  func end() { signals.continuation.finish() }
}
