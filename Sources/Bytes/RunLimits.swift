internal import Synchronization

/// The limits of a run that reads untrusted files, and a flag that stops it.
///
/// The readers limit sizes and nesting themselves. These limits are the last defence against unforeseen inputs.
package final class RunLimits: Sendable {
  /// The processor time in seconds that one source file may take.
  ///
  /// Source: our own choice. A file of the largest size that is read takes half a second in a release build. A debug
  /// build takes up to ten times as long.
  package static let defaultFileSeconds: Double = {
    #if DEBUG
      30
    #else
      3
    #endif
  }()

  /// The processor time in seconds that one source file may take.
  package let fileSeconds: Double
  private let hasStopped = Atomic<Bool>(false)
  private let work: Mutex<String>
  /// Advice for making the run smaller, as a phrase for a message.
  package let remedy: String

  /// Creates limits.
  ///
  /// `work` is the first work of the run, or all of it if the run does not name its parts.
  package init(
    fileSeconds: Double = RunLimits.defaultFileSeconds, work: String = "reading files",
    remedy: String = "exclude files that are not part of the app"
  ) {
    (self.fileSeconds, self.remedy) = (fileSeconds, remedy)
    self.work = Mutex(work)
  }

  /// Stops the run at its next step, for example because its files have changed.
  package func stop() { hasStopped.store(true, ordering: .relaxed) }

  /// Whether the run should stop.
  package var isStopped: Bool { hasStopped.load(ordering: .relaxed) }

  /// Throws an error if the run should stop.
  ///
  /// - Throws: `CancellationError`.
  package func check() throws {
    if isStopped { throw CancellationError() }
  }

  /// The current work as a phrase such as "reading files", for messages.
  package var currentWork: String {
    get { work.withLock { $0 } }
    set { work.withLock { $0 = newValue } }
  }
}
