import Foundation
import TypeCheckKit

/// A run of `typecheck scale --lint FILE`, which checks a team's own scale.
struct ScaleLintRun {
  let platform: Platform
  let path: String
  let output: PrintOptions

  /// Checks the file and prints the verdicts.
  ///
  /// - Throws: ``ExitStatus/findings`` if the scale breaks a current rule, or ``ExitStatus/stopped`` if the file has
  ///   errors or no rows.
  func run() throws {
    let reader = ScaleReader(platform: platform)
    let bytes = try bytes()
    let read = Self.isJSON(bytes) ? reader.read(json: bytes) : reader.read(csv: try text(bytes))
    let report = ScaleLint(platform: platform).check(read.rows, issues: read.issues, file: path)
    try output.print(JSONObject(output: ["file": path, "report": report]), text: shown(report))
    if report.rows == 0 || report.issues.contains(where: { $0.severity == .error }) { throw ExitStatus.stopped }
    if report.fails(.current) { throw ExitStatus.findings }
  }

  private func text(_ bytes: [UInt8]) throws -> String {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw Failure(path: path, what: "it is not UTF-8", remedy: "save the file as UTF-8")
    }
    return text
  }

  private func shown(_ report: ScaleLintReport) -> String {
    var lines = report.issues.map { "\(path):\($0.line): \($0.severity.rawValue): \($0.message); \($0.remedy)" }
    for result in report.results {
      let rule = result.rule
      switch result.outcome.kind {
      case .fail, .needsReview:
        lines.append("fail  \(rule.id) (\(result.era.rawValue) rule): \(rule.title)")
        lines += result.messages.map { "        \($0)" }
      case .pass: lines.append("pass  \(rule.id) (\(result.era.rawValue) rule): \(result.checked) comparisons")
      case .notApplicable: lines.append("n/a   \(rule.id) (\(result.era.rawValue) rule)")
      }
      lines += result.unchecked.map { "        not checked: \($0)" }
    }
    let failed = report.results.filter { $0.outcome.kind == .fail }
    let current = failed.count { $0.era == .current }
    lines.append("")
    lines.append(
      """
      \(report.rows) rows: \(current) current and \(failed.count - current) dated rules broken of \
      \(report.results.count). A dated rule comes from the iOS 7 guidelines, and Apple's own scale breaks it today; \
      only current ones decide the exit status.
      """)
    return lines.joined(separator: "\n")
  }

  /// Returns the bytes of the file, or throws an error with a fix.
  private func bytes() throws -> [UInt8] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw Failure(path: path, what: "file not found", remedy: "check the path")
    }
    guard !isFolder.boolValue else {
      throw Failure(path: path, what: "it is a folder", remedy: "name a .csv or .json file")
    }
    guard let data = FileManager.default.contents(atPath: path) else {
      throw Failure(path: path, what: "the file cannot be read", remedy: "check its permissions")
    }
    return Array(data)
  }

  /// Returns whether the file is JSON rather than CSV, by its first character.
  private static func isJSON(_ bytes: [UInt8]) -> Bool {
    let first = bytes.first { ![0x20, 0x09, 0x0A, 0x0D, 0xEF, 0xBB, 0xBF].contains($0) }
    return first == UInt8(ascii: "[") || first == UInt8(ascii: "{")
  }

  /// The reason why the file cannot be read.
  private struct Failure: Error, CustomStringConvertible {
    var path: String
    var what: String
    var remedy: String

    var description: String { "\(path): \(what); \(remedy)" }
  }
}
