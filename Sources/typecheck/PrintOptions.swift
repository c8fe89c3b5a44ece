import ArgumentParser
import Foundation
import TypeCheckKit

/// The options of commands that print tables as `text` or `json`.
struct PrintOptions: ParsableArguments {
  @Option(help: "The format of standard output: text or json.", completion: .list(["text", "json"]))
  var format = "text"

  @Option(help: PrintedReports.help)
  var report: [String] = []

  @Flag(name: .shortAndLong, help: ProgressLine.help)
  var quiet = false

  func validate() throws { try validate(against: []) }

  /// Rejects reports that would overwrite an input or each other.
  ///
  /// - Throws: `ValidationError` with the file's name.
  func validate(against inputs: [String]) throws { try reports.validate(against: inputs) }

  /// Returns the paths of the reports.
  ///
  /// - Throws: `ValidationError` for an entry that is not NAME=PATH.
  func reportPaths() throws -> [String] { try reports.paths() }

  /// Prints a value as JSON or as text, and writes the reports.
  ///
  /// - Throws: ``ExitStatus/stopped`` if something cannot be written.
  func print(_ value: JSONObject, text: @autoclosure () -> String) throws {
    try reports.print { $0 == "json" ? try value.text() : text() + "\n" }
  }

  /// Prints JSON or text, and writes the reports.
  ///
  /// Both `json` and `text` end with a line break. Text in a file has no colours.
  ///
  /// - Throws: ``ExitStatus/stopped`` if something cannot be written.
  func print(json: @autoclosure () -> String, text: (_ isFile: Bool) -> String) throws {
    try reports.print { format, isFile in format == "json" ? json() : text(isFile) }
  }

  private var reports: PrintedReports {
    PrintedReports(formats: ["text", "json"], format: format, report: report)
  }
}
