import Bytes
import Foundation

/// A handler that removes temporary files before a signal ends the program.
enum EndingSignals {
  /// The write end of the pipe through which the signal handler passes the signal's number.
  ///
  /// A handler may only call async-signal-safe functions (POSIX, 2.4.3).
  nonisolated(unsafe) private static var entrance: Int32 = -1

  /// Installs handlers for SIGHUP, SIGINT and SIGTERM that remove temporary files first.
  ///
  /// A separate thread removes the files. Signal masks would not work, because libdispatch's main thread waits with no
  /// signal blocked (`_dispatch_sigsuspend`). Signals that were ignored when the program started stay ignored. Without
  /// a thread or pipe, signals end the program at once.
  static func removeTemporaries() {
    let ended = [SIGHUP, SIGINT, SIGTERM].filter { !isIgnored($0) }
    var ends: [Int32] = [-1, -1]
    guard !ended.isEmpty, pipe(&ends) == 0 else { return }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let exit = ends[0]
    entrance = ends[1]
    guard let thread = SystemThread.start({ wait(at: exit) }) else { return }
    pthread_detach(thread)
    for number in ended {
      signal(number) { number in
        var byte = UInt8(truncatingIfNeeded: number)
        _ = write(EndingSignals.entrance, &byte, 1)
      }
    }
  }

  private static func wait(at exit: Int32) {
    var byte: UInt8 = 0
    var count = 0
    repeat { count = read(exit, &byte, 1) } while count < 0 && errno == EINTR
    guard count == 1 else { return }
    WholeFile.removeTemporaries {
      signal(Int32(byte), SIG_DFL)
      kill(getpid(), Int32(byte))
    }
  }

  /// Returns whether the program ignores a signal, as under `nohup`.
  static func isIgnored(_ signal: Int32) -> Bool {
    var action = sigaction()
    sigaction(signal, nil, &action)
    return action.__sigaction_handler.sa_handler.map { unsafeBitCast($0, to: Int.self) } == 1
  }
}
