import Foundation

/// A program with its arguments, run as a process of its own.
struct Command: Sendable {
  private let program: URL
  private let arguments: [String]
  /// How it may end.
  private var statuses: Set<Int32> = [0]

  /// The program ended otherwise than it should.
  struct Failed: Error, CustomStringConvertible {
    let description: String
  }

  init(_ program: URL, _ arguments: String...) {
    self.init(program, arguments)
  }

  private init(_ program: URL, _ arguments: [String]) {
    self.program = program
    self.arguments = arguments
  }

  func with(_ more: String...) -> Command { Command(program, arguments + more) }

  /// The same, which may also say with its status that not everything was measured.
  func leavingOut() -> Command {
    var command = self
    command.statuses.insert(2)
    return command
  }

  /// Runs it and tells the CPU seconds, the program's own and the system's for it.
  func run() throws -> Double {
    let before = Self.childrenSeconds
    try start(output: FileHandle.nullDevice) {}
    return Self.childrenSeconds - before
  }

  /// Runs it and returns what it writes to standard output.
  func output() throws -> Data {
    let pipe = Pipe()
    var data = Data()
    try start(output: pipe) { data = pipe.fileHandleForReading.readDataToEndOfFile() }
    return data
  }

  private func start(output: Any, _ meanwhile: () -> Void) throws {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    meanwhile()
    process.waitUntilExit()
    guard statuses.contains(process.terminationStatus) else {
      throw Failed(
        description: "\(program.lastPathComponent) \(arguments.joined(separator: " ")) ended with status "
          + "\(process.terminationStatus)")
    }
  }

  /// The CPU seconds of all processes that were started here and have ended.
  private static var childrenSeconds: Double {
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_CHILDREN.rawValue), &usage)
    return [usage.ru_utime, usage.ru_stime].map { Double($0.tv_sec) + Double($0.tv_usec) / 1e6 }.reduce(0, +)
  }
}
