import Foundation

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
