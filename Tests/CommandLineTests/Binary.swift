import Foundation
import TestSupport

/// The built program, run as a user runs it.
enum Binary {
  /// The end of a run.
  struct Result {
    var status: Int32
    var output: String
    var error: String
    /// Whether it was stopped because it did not end by itself.
    var hasHung: Bool
    /// Whether it ended by a signal.
    var hasCrashed: Bool
  }

  /// The program next to the test bundle.
  static let url: URL = {
    let bundle = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    let program = bundle.appendingPathComponent("typecheck")
    if FileManager.default.isExecutableFile(atPath: program.path) { return program }
    return package.appendingPathComponent(".build/debug/typecheck")
  }()

  /// The folder of the package.
  static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// Foundation's `Process.run()` read beyond its memory once when several tests started programs at the same time.
  private static let spawning = NSLock()

  /// Runs the program in a folder that is kept until it ends.
  static func run(_ arguments: [String], in scratch: TemporaryFolder) throws -> Result {
    try withExtendedLifetime(scratch) { try run(arguments, in: scratch.url) }
  }

  /// Runs a line of the shell in which `"$0"` is the program.
  static func shell(_ line: String, in scratch: TemporaryFolder) throws -> Result {
    try withExtendedLifetime(scratch) {
      try run(["-c", line, url.path], in: scratch.url, by: URL(filePath: "/bin/sh"))
    }
  }

  /// Runs the program, or another one, to its end, at most for ten minutes.
  static func run(
    _ arguments: [String], input: Data? = nil, in folder: URL? = nil, environment: [String: String] = [:],
    output: FileHandle? = nil, by program: URL = url
  ) throws -> Result {
    let scratch = try TemporaryFolder()
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = folder ?? scratch.url
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    let outputFile = try scratch.file("stdout", Data())
    let errorFile = try scratch.file("stderr", Data())
    let inputFile = try scratch.file("stdin", input ?? Data())
    process.standardOutput = try output ?? FileHandle(forWritingTo: outputFile)
    process.standardError = try FileHandle(forWritingTo: errorFile)
    process.standardInput = try FileHandle(forReadingFrom: inputFile)
    let ended = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in ended.signal() }
    try spawning.withLock { try process.run() }
    let hasHung = ended.wait(timeout: .now() + 600) == .timedOut
    if hasHung {
      // A process that is reporting its own crash does not end on SIGTERM.
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
    }
    return Result(
      status: process.terminationStatus, output: String(decoding: try Data(contentsOf: outputFile), as: UTF8.self),
      error: String(decoding: try Data(contentsOf: errorFile), as: UTF8.self), hasHung: hasHung,
      hasCrashed: process.terminationReason == .uncaughtSignal && !hasHung)
  }
}

extension TemporaryFolder {
  /// Writes a file, its folders too.
  @discardableResult
  func file(_ name: String, _ data: Data) throws -> URL { URL(filePath: try write(name, data)) }

  /// Writes a text file in UTF-8.
  @discardableResult
  func file(_ name: String, _ text: String) throws -> URL { URL(filePath: try write(name, text)) }
}
