import Foundation

/// Standard output and error as this tool uses them: results there, everything else here.
enum StandardStreams {
  /// Whether standard error is a terminal.
  static var errorIsTerminal: Bool { isatty(STDERR_FILENO) == 1 }
  /// Whether standard output is a terminal.
  static var outputIsTerminal: Bool { isatty(STDOUT_FILENO) == 1 }

  /// How many columns a terminal has.
  ///
  /// - Parameter descriptor: The stream.
  /// - Returns: What the terminal says, else what `COLUMNS` says; nil where it is no terminal or nobody knows.
  static func columns(of descriptor: Int32) -> Int? {
    guard isatty(descriptor) == 1 else { return nil }
    var size = winsize()
    if ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 { return Int(size.ws_col) }
    return ProcessInfo.processInfo.environment["COLUMNS"].flatMap(Int.init).flatMap { $0 > 0 ? $0 : nil }
  }

  /// Lets a reader that closes early (`head`) end this process with an error of the write, not a signal.
  static func ignoreClosedPipes() { signal(SIGPIPE, SIG_IGN) }

  /// Puts the null device where one of the three streams is closed, so that no file that is opened takes its place.
  ///
  /// What is written to a closed standard output still fails: the device is opened for reading there.
  static func keepPlaces() {
    for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) == -1 {
      // The lowest number that is free is the one that was asked for.
      _ = open("/dev/null", descriptor == STDERR_FILENO ? O_WRONLY : O_RDONLY)
    }
  }

  /// Writes a result to standard output.
  ///
  /// - Parameter text: The text, its last line ended.
  /// - Throws: ``ExitStatus/stopped`` when it cannot be written.
  static func show(_ text: String) throws {
    var output = DescriptorStream(descriptor: STDOUT_FILENO)
    output.write(text)
    try check(output)
  }

  /// Reports that standard output could not be written to.
  ///
  /// - Parameter output: The stream of standard output.
  /// - Throws: ``ExitStatus/stopped`` when something could not be written.
  static func check(_ output: DescriptorStream) throws {
    guard let failure = output.failure else { return }
    say("error: cannot write to standard output: \(failure); choose a place with free space")
    throw ExitStatus.stopped
  }

  /// Writes one diagnostic; where nobody can read it, it is lost, and the run goes on.
  ///
  /// - Parameter message: The text, without a final line break.
  static func say(_ message: String) { write(toError: message + "\n") }

  /// Writes to standard error, come what may.
  ///
  /// - Parameter text: The text.
  static func write(toError text: String) {
    var stream = DescriptorStream(descriptor: STDERR_FILENO)
    stream.write(text)
  }
}
