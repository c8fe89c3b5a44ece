import Foundation

/// Peers in a process of their own: one for the whole run, told line by line what to do.
final class PeerProcess {
  /// What the process says first.
  struct Greeting: Decodable {
    let versions: [String: String]
    let tasks: [String]
    /// How many texts a task is given, where tasks differ in that.
    let counts: [String: Int]?
    /// Why a task is missing.
    let absent: [String: String]?
  }

  /// The process said nothing that could be understood.
  struct NoAnswer: Error, CustomStringConvertible {
    let description: String
  }

  let greeting: Greeting
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()

  init(_ program: URL, _ arguments: [String], environment: [String: String] = [:]) throws {
    process.executableURL = program
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    greeting = try JSONDecoder().decode(Greeting.self, from: Data(Self.line(output).utf8))
  }

  deinit {
    try? input.fileHandleForWriting.close()
    process.waitUntilExit()
  }

  /// A file below `Peers`.
  static func file(_ path: String) -> URL { Sources.package.appending(path: "Peers/\(path)") }

  func run(_ task: String) throws -> Double { try number("run \(task)") }

  /// What the last run counted or added up.
  func sum(_ task: String) throws -> Double { try number("sum \(task)") }

  /// What the last run made.
  func result(_ task: String, in file: URL) throws -> [UInt8] {
    _ = try answer("write \(task) \(file.path)")
    return [UInt8](try Data(contentsOf: file))
  }

  private func number(_ order: String) throws -> Double {
    let answer = try answer(order)
    guard let number = Double(answer) else { throw NoAnswer(description: "‘\(order)’ was answered by ‘\(answer)’") }
    return number
  }

  private func answer(_ order: String) throws -> String {
    try input.fileHandleForWriting.write(contentsOf: Data("\(order)\n".utf8))
    return try Self.line(output)
  }

  private static func line(_ pipe: Pipe) throws -> String {
    var bytes: [UInt8] = []
    while let byte = try pipe.fileHandleForReading.read(upToCount: 1)?.first {
      if byte == 0x0A { return String(decoding: bytes, as: UTF8.self) }
      bytes.append(byte)
    }
    throw NoAnswer(description: "the peers' process ended early")
  }
}
