import Foundation

/// A program with its arguments, run as a process of its own.
struct Command: Sendable {
  private var program: URL
  private var arguments: [String]
  /// How it may end.
  private var statuses: Set<Int32> = [0]
  /// What is added to the environment.
  private var environment: [String: String] = [:]
  /// What it reads from standard input.
  private var input: URL?

  /// The program ended otherwise than it should.
  struct Failed: Error, CustomStringConvertible {
    let description: String
  }

  init(_ program: URL, _ arguments: String...) {
    self.init(program, arguments)
  }

  init(_ program: URL, _ arguments: [String]) {
    self.program = program
    self.arguments = arguments
  }

  func with(_ more: String...) -> Command {
    var command = self
    command.arguments += more
    return command
  }

  /// The same with something added to the environment.
  func with(environment: [String: String]) -> Command {
    var command = self
    command.environment = environment
    return command
  }

  /// The same, which may also say with its status that not everything was measured.
  func leavingOut() -> Command {
    var command = self
    command.statuses.insert(2)
    return command
  }

  /// The same with a file as its standard input.
  func reading(_ file: URL) -> Command {
    var command = self
    command.input = file
    return command
  }

  /// Runs it and tells the CPU seconds, the program's own and the system's for it.
  func run() throws -> Double {
    let before = Self.childrenSeconds
    try start(output: FileHandle.nullDevice) {}
    return Self.childrenSeconds - before
  }

  /// What a process used.
  struct Usage {
    var wall: Double
    /// The program's own and the system's for it.
    var cpu: Double
    /// The most memory it held at a time.
    var peakBytes: Double
  }

  /// Runs it by the program `meter` of this package and tells what it used.
  func usage(meter: URL, scratch: Scratch) throws -> Usage {
    let file = scratch.file("usage")
    var metered = self
    metered.program = meter
    metered.arguments = [file.path, program.path] + arguments
    metered.statuses = [0]
    try metered.start(output: FileHandle.nullDevice) {}
    let fields = try String(contentsOf: file, encoding: .utf8).split(separator: " ").compactMap {
      Double($0.trimmingCharacters(in: .newlines))
    }
    guard fields.count == 4, statuses.contains(Int32(fields[3])) else {
      throw Failed(
        description: "\(program.lastPathComponent) \(arguments.joined(separator: " ")) ended with status "
          + "\(fields.last ?? .nan)")
    }
    return Usage(wall: fields[0], cpu: fields[1], peakBytes: fields[2])
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
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    if let input { process.standardInput = try FileHandle(forReadingFrom: input) }
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
