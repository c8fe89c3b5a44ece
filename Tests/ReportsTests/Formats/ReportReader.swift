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
    return try JSONDecoder().decode(seen, from: read(reporter.text(of: report), as: format))
  }

  /// A text as a reader sees it.
  static func read(_ text: String, as format: String) throws -> Data {
    let python = package.appending(path: ".build/report-readers/bin/python3")
    guard FileManager.default.isExecutableFile(atPath: python.path) else {
      throw Failure(description: "the outside readers of reports are not installed: run Tests/Oracles/reports/setup")
    }
    let folder = try TemporaryFolder()
    let file = try folder.write("report", Data(text.utf8))
    let errors = try folder.write("errors", Data())
    let process = Process()
    process.executableURL = python
    process.arguments = [package.appending(path: "Tests/Oracles/reports/read_report.py").path, format, file]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = try FileHandle(forWritingTo: URL(filePath: errors))
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      let words = try String(contentsOf: URL(filePath: errors), encoding: .utf8)
      throw Failure(description: "\(format) was refused: \(words)")
    }
    return data
  }
}
