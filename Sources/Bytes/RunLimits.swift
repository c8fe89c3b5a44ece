internal import Synchronization

/// The limits of a run that reads files of strangers, and a flag that stops it.
///
/// The readers have limits of their own, on sizes and nesting. These limits are the last wall, for inputs that were not
/// foreseen.
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
  /// The way to a smaller run, as a phrase for a message.
  package let remedy: String

  /// Creates limits.
  ///
  /// - Parameters:
  ///   - fileSeconds: The processor time in seconds that one source file may take.
  ///   - work: The first work of the run, or all of it if the run does not name its parts.
  ///   - remedy: The way to a smaller run.
  package init(
    fileSeconds: Double = RunLimits.defaultFileSeconds, work: String = "reading files",
    remedy: String = "exclude files that are not part of the app"
  ) {
    (self.fileSeconds, self.remedy) = (fileSeconds, remedy)
    self.work = Mutex(work)
  }

  /// Stops the run at its next step, for example because its files have changed.
  package func stop() { hasStopped.store(true, ordering: .relaxed) }

  /// Whether the run is to stop.
  package var isStopped: Bool { hasStopped.load(ordering: .relaxed) }

  /// Throws an error if the run is to stop.
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
