import Foundation

/// Peers in Python: one process for the whole run, told line by line what to do.
final class PythonPeers {
  /// What the process says first.
  struct Greeting: Decodable {
    let versions: [String: String]
    let tasks: [String]
  }

  /// The process said nothing that could be understood.
  struct NoAnswer: Error, CustomStringConvertible {
    let description: String
  }

  let greeting: Greeting
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()

  init(python: URL, picture: URL, width: Int, height: Int) throws {
    let script = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
      .appending(path: "Peers/Python/color_peers.py")
    process.executableURL = python
    process.arguments = [script.path, picture.path, "\(width)", "\(height)"]
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    greeting = try JSONDecoder().decode(Greeting.self, from: Data(Self.line(output).utf8))
  }

  deinit {
    try? input.fileHandleForWriting.close()
    process.waitUntilExit()
  }

  func run(_ task: String) throws -> Double {
    try input.fileHandleForWriting.write(contentsOf: Data("run \(task)\n".utf8))
    let answer = try Self.line(output)
    guard let seconds = Double(answer) else { throw NoAnswer(description: "\(task) answered ‘\(answer)’") }
    return seconds
  }

  /// What the last run made.
  func result(_ task: String, in file: URL) throws -> [UInt8] {
    try input.fileHandleForWriting.write(contentsOf: Data("write \(task) \(file.path)\n".utf8))
    _ = try Self.line(output)
    return [UInt8](try Data(contentsOf: file))
  }

  private static func line(_ pipe: Pipe) throws -> String {
    var bytes: [UInt8] = []
    while let byte = try pipe.fileHandleForReading.read(upToCount: 1)?.first {
      if byte == 0x0A { return String(decoding: bytes, as: UTF8.self) }
      bytes.append(byte)
    }
    throw NoAnswer(description: "the Python peers ended early")
  }
}
