import Foundation
import TestSupport

/// The built program in a conversation: lines in, lines out, one after the other.
final class Conversation {
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private let ended = DispatchSemaphore(value: 0)
  private let scratch: TemporaryFolder
  private let errorFile: URL
  private var pending: [UInt8] = []

  /// Starts the program.
  init(_ arguments: [String]) throws {
    scratch = try TemporaryFolder()
    errorFile = try scratch.file("stderr", Data())
    process.executableURL = Binary.url
    process.arguments = arguments
    process.currentDirectoryURL = scratch.url
    process.standardInput = input
    process.standardOutput = output
    process.standardError = try FileHandle(forWritingTo: errorFile)
    process.terminationHandler = { [ended] _ in ended.signal() }
    signal(SIGPIPE, SIG_IGN)
    try process.run()
    // Else the program's own end would never be the last one.
    try output.fileHandleForWriting.close()
    try input.fileHandleForReading.close()
  }

  /// Says something.
  func send(_ text: String) throws { try input.fileHandleForWriting.write(contentsOf: Data(text.utf8)) }

  /// Sends as much as is accepted within a second, and returns the number of bytes.
  func sendAsMuchAsIsAccepted(_ text: String, atMost most: Int) -> Int {
    let descriptor = input.fileHandleForWriting.fileDescriptor
    _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
    defer { _ = fcntl(descriptor, F_SETFL, 0) }
    let bytes = Array(text.utf8)
    var taken = 0
    var quiet = 0
    while taken < most, quiet < 20 {
      let count = bytes.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      if count > 0 {
        taken += count
        quiet = 0
      } else {
        quiet += 1
        usleep(50_000)
      }
    }
    return taken
  }

  /// The next line of the answer; nil at the end, or where none comes within ten minutes.
  func answer() -> String? {
    while true {
      if let end = pending.firstIndex(of: 0x0A) {
        defer { pending.removeFirst(end + 1) }
        return String(decoding: pending[..<end], as: UTF8.self)
      }
      var waiting = pollfd(fd: output.fileHandleForReading.fileDescriptor, events: Int16(POLLIN), revents: 0)
      guard poll(&waiting, 1, 600_000) > 0 else { return nil }
      let more = output.fileHandleForReading.availableData
      if more.isEmpty { return nil }
      pending += more
    }
  }

  /// The most memory the program has had so far, in kilobytes; nil where the system does not tell.
  var peakMemory: Int? {
    let status = try? String(contentsOfFile: "/proc/\(process.processIdentifier)/status", encoding: .utf8)
    return status?.firstMatch(of: /VmHWM:\s+([0-9]+) kB/).flatMap { Int($0.1) }
  }

  /// Stops listening.
  func stopListening() throws { try output.fileHandleForReading.close() }

  /// Has no more to say.
  func stopSaying() throws { try input.fileHandleForWriting.close() }

  /// Whether the program ends by itself within ten minutes.
  func ends() -> Bool {
    if ended.wait(timeout: .now() + 600) == .success { return true }
    process.terminate()
    process.waitUntilExit()
    return false
  }

  /// The exit status.
  var status: Int32 { process.terminationStatus }

  /// Its standard error.
  func error() throws -> String { String(decoding: try Data(contentsOf: errorFile), as: UTF8.self) }
}
