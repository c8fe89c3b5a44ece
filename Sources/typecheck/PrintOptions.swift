import ArgumentParser
import Foundation
import TypeCheckKit

/// What commands that print tables take: `text` for people, `json` for programs.
struct PrintOptions: ParsableArguments {
  @Option(help: "What standard output gets: text or json.", completion: .list(["text", "json"]))
  var format = "text"

  @Option(
    help: ArgumentHelp("A further report of the same run, as NAME=PATH; may be repeated.", valueName: "name=path"))
  var report: [String] = []

  @OptionGroup
  var progress: ProgressOption

  func validate() throws { try validate(against: []) }

  /// Refuses reports that would be written over what is read, or over each other.
  ///
  /// - Parameter inputs: Files that are read.
  /// - Throws: `ValidationError` naming the file.
  func validate(against inputs: [String]) throws { try reports.validate(against: inputs) }

  /// Where the reports go.
  ///
  /// - Throws: `ValidationError` for an entry that is not NAME=PATH.
  func reportPaths() throws -> [String] { try reports.paths() }

  /// Prints a value as JSON or its text, whichever is asked for, and writes the reports.
  ///
  /// - Parameters:
  ///   - value: What JSON shows; its keys are sorted.
  ///   - text: What text shows.
  /// - Throws: ``ExitStatus/stopped`` when something cannot be written.
  func print(_ value: some Encodable, text: @autoclosure () -> String) throws {
    try reports.print { $0 == "json" ? try PrintedReports.json(value) : text() + "\n" }
  }

  /// Prints JSON or text, whichever is asked for, and writes the reports.
  ///
  /// - Parameters:
  ///   - json: The JSON, its last line ended.
  ///   - text: The text, its last line ended; a file's has no colours.
  /// - Throws: ``ExitStatus/stopped`` when something cannot be written.
  func print(json: @autoclosure () -> String, text: (_ isFile: Bool) -> String) throws {
    try reports.print { format, isFile in format == "json" ? json() : text(isFile) }
  }

  private var reports: PrintedReports { PrintedReports(formats: ["text", "json"], format: format, report: report) }
}

/// The tool's name and version, as every JSON output names them.
struct ToolStamp: Encodable {
  var name = "typecheck"
  var version = TypeCheckVersion.current
}
