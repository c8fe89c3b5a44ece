import ArgumentParser
import Foundation
import TypeCheckKit

/// What commands that print tables take: `text` for people, `json` for programs.
struct PrintOptions: ParsableArguments {
  @Option(help: "What standard output gets: text or json; markdown where a command has a page.")
  var format = "text"

  @Option(
    help: ArgumentHelp("A further report of the same run, as NAME=PATH; may be repeated.", valueName: "name=path"))
  var report: [String] = []

  @Flag(name: .shortAndLong, help: "No progress line.")
  var quiet = false

  func validate() throws {
    try check(format)
    try validate(against: [])
  }

  /// Refuses reports that would be written over what is read, or over each other.
  ///
  /// - Parameter inputs: Files that are read.
  /// - Throws: `ValidationError` naming the file.
  func validate(against inputs: [String]) throws {
    try OutputFile.check(try reportPaths(), against: inputs)
  }

  /// Where the reports go.
  ///
  /// - Throws: `ValidationError` for an entry that is not NAME=PATH.
  func reportPaths() throws -> [String] { try report.map { try parsed($0).path } }

  /// Prints a value as JSON or its text, whichever is asked for, and writes the reports.
  ///
  /// - Parameters:
  ///   - value: What JSON shows; its keys are sorted.
  ///   - text: What text shows.
  ///   - markdown: The command's page in Markdown; nil where it has none.
  /// - Throws: ``ExitStatus/stopped`` when something cannot be written; `ValidationError` for a page there is not.
  func print(
    _ value: some Encodable, text: @autoclosure () -> String, markdown: @autoclosure () -> String? = nil
  ) throws {
    var stopped = false
    func content(_ name: String) throws -> String {
      guard name == "markdown" else { return try self.content(name, value, text()) }
      guard let page = markdown() else { throw unknown(name, [Self.text, Self.json]) }
      return page + "\n"
    }
    for entry in report {
      let (name, path) = try parsed(entry)
      do {
        let content = try content(name)
        try OutputFile.write(to: path) { $0.write(content) }
      } catch let failure as OutputFile.Failure {
        StandardStreams.say("error: \(failure)")
        stopped = true
      }
    }
    var output = DescriptorStream(descriptor: STDOUT_FILENO)
    output.write(try content(format))
    if let failure = output.failure {
      StandardStreams.say("error: cannot write to standard output: \(failure); choose a place that has room")
      stopped = true
    }
    if stopped { throw ExitStatus.stopped }
  }

  private func content(_ name: String, _ value: some Encodable, _ text: String) throws -> String {
    guard name == "json" else { return text + "\n" }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self) + "\n"
  }

  private func parsed(_ entry: String) throws -> (name: String, path: String) {
    let parts = entry.split(separator: "=", maxSplits: 1).map(String.init)
    guard parts.count == 2 else {
      throw ValidationError("‘\(entry)’ is no report; write --report NAME=PATH, for example --report json=out.json")
    }
    try check(parts[0])
    try OutputFile.check(name: parts[1], as: entry)
    return (parts[0], parts[1])
  }

  private func check(_ name: String) throws {
    let known = [Self.text, Self.json, "markdown"]
    guard known.contains(name) else { throw unknown(name, known) }
  }

  private static let text = "text"
  private static let json = "json"

  private func unknown(_ name: String, _ known: [String]) -> ValidationError {
    ValidationError("\(UnknownName(name, kind: "a report format", known: known))")
  }
}

/// The tool's name and version, as every JSON output names them.
struct ToolStamp: Encodable {
  var name = "typecheck"
  var version = TypeCheckVersion.current
}
