import AuditModel
import Foundation
import Reports
import TestSupport
import Testing

/// Gives reports to outside readers: Python programs that know nothing of this project.
enum ReportReader {
  /// Why a report could not be read.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  private static let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// A report as a reader sees it.
  ///
  /// - Parameters:
  ///   - report: The report.
  ///   - format: The name of the format.
  ///   - seen: What the reader's answer is read as.
  /// - Returns: What `read_report.py` prints.
  /// - Throws: ``Failure`` with the reader's words, or that the readers are not installed.
  static func read<Seen: Decodable>(_ report: AuditReport, as format: String, _ seen: Seen.Type) throws -> Seen {
    let reporter = try #require(Reporters.named(format))
    return try read(reporter.text(of: report), as: format, seen)
  }

  /// A text as a reader sees it.
  static func read<Seen: Decodable>(_ text: String, as format: String, _ seen: Seen.Type) throws -> Seen {
    try JSONDecoder().decode(seen, from: read(text, as: format))
  }

  /// The bytes of a reader's answer to a text.
  static func read(_ text: String, as format: String) throws -> Data {
    let folder = try TemporaryFolder()
    return try run("read_report.py", [format, folder.write("report", Data(text.utf8))], in: folder, saying: format)
  }

  /// The violations of a schema in files, one per line; empty if there are none.
  ///
  /// Each line of a file of JSON lines is a document.
  static func violations(of schema: URL, in files: [String]) throws -> String {
    let folder = try TemporaryFolder()
    let output = try run("check_schema.py", [schema.path] + files, in: folder, saying: schema.lastPathComponent)
    return String(decoding: output, as: UTF8.self)
  }

  private static func run(
    _ program: String, _ arguments: [String], in folder: TemporaryFolder, saying subject: String
  ) throws -> Data {
    let python = package.appending(path: ".build/report-readers/bin/python3")
    guard FileManager.default.isExecutableFile(atPath: python.path) else {
      throw Failure(description: "the outside readers of reports are not installed: run Tests/Oracles/reports/setup")
    }
    let errors = try folder.write("errors", Data())
    let process = Process()
    process.executableURL = python
    process.arguments = [package.appending(path: "Tests/Oracles/reports/\(program)").path] + arguments
    let output = Pipe()
    process.standardOutput = output
    process.standardError = try FileHandle(forWritingTo: URL(filePath: errors))
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      let words = try String(contentsOf: URL(filePath: errors), encoding: .utf8)
      throw Failure(description: "\(subject) was refused: \(words)")
    }
    return data
  }
}
