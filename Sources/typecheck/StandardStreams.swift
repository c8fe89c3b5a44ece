import Foundation
import TypeCheckKit

/// The standard streams: standard output for results, and standard error for everything else.
enum StandardStreams {
  /// Whether standard error is a terminal.
  static var errorIsTerminal: Bool { isatty(STDERR_FILENO) == 1 }
  /// Whether standard output is a terminal.
  static var outputIsTerminal: Bool { isatty(STDOUT_FILENO) == 1 }

  /// Returns the width of a terminal in columns, or nil if the stream is not a terminal.
  ///
  /// If the terminal does not report its width, `COLUMNS` is used.
  static func columns(of descriptor: Int32) -> Int? {
    guard isatty(descriptor) == 1 else { return nil }
    var size = winsize()
    if ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 { return Int(size.ws_col) }
    return ProcessInfo.processInfo.environment["COLUMNS"].flatMap(Int.init).flatMap { $0 > 0 ? $0 : nil }
  }

  /// Ignores SIGPIPE, so that a write fails instead of ending the process if a reader such as `head` closes the pipe.
  static func ignoreClosedPipes() { signal(SIGPIPE, SIG_IGN) }

  /// Opens the null device for each closed standard stream, so that no other file gets the descriptor.
  ///
  /// Writing to a closed standard output still fails, because the null device is opened for reading.
  static func keepPlaces() {
    for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) == -1 {
      // `open` returns the lowest free descriptor, which is this one.
      _ = open("/dev/null", descriptor == STDERR_FILENO ? O_WRONLY : O_RDONLY)
    }
  }

  /// Writes a result to standard output with build-server commands disarmed.
  ///
  /// `text` must end with a line break.
  ///
  /// - Throws: ``ExitStatus/stopped`` if the result cannot be written.
  static func show(_ text: String) throws {
    let output = DescriptorStream(descriptor: STDOUT_FILENO)
    output.write(LogCommands.disarmed(text))
    try check(output)
  }

  /// Reports a failure of standard output.
  ///
  /// - Throws: ``ExitStatus/stopped`` if there was a failure.
  static func check(_ output: DescriptorStream) throws {
    guard let failure = output.failure else { return }
    throw stop("cannot write to standard output: \(failure); choose a place with free space")
  }

  /// Writes an error to standard error and returns the exit status to throw.
  static func stop(_ problem: Any) -> ExitStatus {
    say("error: \(problem)")
    return .stopped
  }

  /// Writes a message to standard error, made harmless for terminals and for the logs of build servers.
  ///
  /// If that fails, the message is lost and the run continues.
  static func say(_ message: String) {
    // A message may have several lines, so its line feeds stay. A carriage return could hide the start of a line.
    let lines = message.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
    write(toError: LogCommands.disarmed(joined(lines.map(String.init))) + "\n")
  }

  /// Returns the lines as one text, with control characters and bidi controls of an input escaped.
  static func joined(_ lines: [String]) -> String {
    lines.map { Quotation.escape($0, keepsIsolates: true) }.joined(separator: "\n")
  }

  /// Writes text to standard error and ignores failures.
  static func write(toError text: String) { DescriptorStream(descriptor: STDERR_FILENO).write(text) }
}
