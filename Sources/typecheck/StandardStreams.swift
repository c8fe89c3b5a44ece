import Foundation
import TypeCheckKit

/// Standard output and error as this tool uses them: results there, everything else here.
enum StandardStreams {
  /// Whether standard error is a terminal.
  static var errorIsTerminal: Bool { isatty(STDERR_FILENO) == 1 }
  /// Whether standard output is a terminal.
  static var outputIsTerminal: Bool { isatty(STDOUT_FILENO) == 1 }

  /// Lets a reader that closes early (`head`) end this process with an error of the write, not a signal.
  static func ignoreClosedPipes() { signal(SIGPIPE, SIG_IGN) }

  /// Writes one diagnostic.
  ///
  /// - Parameter message: The text, without a final line break.
  static func say(_ message: String) {
    FileHandle.standardError.write(Data((message + "\n").utf8))
  }
}

/// A file descriptor that text is written to in pieces; remembers the first failure instead of stopping half-way.
struct DescriptorStream: TextOutputStream {
  private let descriptor: Int32
  /// What went wrong, as the system says it.
  private(set) var failure: String?
  /// Whether the reader closed its end, which is no failure of ours.
  private(set) var isClosed = false

  init(descriptor: Int32) { self.descriptor = descriptor }

  mutating func write(_ string: String) {
    guard failure == nil, !isClosed else { return }
    var copy = string
    copy.withUTF8 { bytes in
      var offset = 0
      while offset < bytes.count {
        guard let start = bytes.baseAddress else { return }
        let written = Foundation.write(descriptor, start + offset, bytes.count - offset)
        if written > 0 {
          offset += written
        } else if errno == EPIPE {
          isClosed = true
          return
        } else if errno != EINTR {
          failure = String(cString: strerror(errno))
          return
        }
      }
    }
  }
}
