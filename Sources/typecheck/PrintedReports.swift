import ArgumentParser
import Foundation
import TypeCheckKit

/// Where tables go, in which formats: standard output or a file, and further files of the same run.
struct PrintedReports {
  /// The formats there are.
  let formats: [String]
  /// The format of standard output.
  let format: String
  /// Further reports, each NAME=PATH.
  let report: [String]
  /// A file that takes the place of standard output.
  var file: String?

  /// Refuses formats that are not known, and reports that would be written over what is read, or over each other.
  ///
  /// - Parameter inputs: Files that are read.
  /// - Throws: `ValidationError` naming the format or the file.
  func validate(against inputs: [String]) throws {
    try check(format)
    if let file { try OutputFile.check(name: file, as: "-o \(file)") }
    try OutputFile.check(try paths(), against: inputs)
  }

  /// Where the reports go.
  ///
  /// - Returns: The files.
  /// - Throws: `ValidationError` for an entry that is not NAME=PATH.
  func paths() throws -> [String] { try report.map { try parsed($0).path } + (file.map { [$0] } ?? []) }

  /// Prints, and writes the reports.
  ///
  /// - Parameter content: The run's results in a format, for standard output or for a file.
  /// - Throws: ``ExitStatus/stopped`` when something cannot be written.
  func print(_ content: (_ format: String, _ isFile: Bool) throws -> String) throws {
    var isStopped = false
    let files = try report.map { try parsed($0) } + (file.map { [(name: format, path: $0)] } ?? [])
    for (name, path) in files {
      do {
        let content = try content(name, true)
        try OutputFile.write(to: path) { $0.write(content) }
      } catch let failure as OutputFile.Failure {
        StandardStreams.say("error: \(failure)")
        isStopped = true
      }
    }
    if file == nil {
      var output = DescriptorStream(descriptor: STDOUT_FILENO)
      output.write(try content(format, false))
      if let failure = output.failure {
        StandardStreams.say("error: cannot write to standard output: \(failure); choose a place with free space")
        isStopped = true
      }
    }
    if isStopped { throw ExitStatus.stopped }
  }

  /// The same where standard output gets what a file gets.
  func print(_ content: (_ format: String) throws -> String) throws { try print { format, _ in try content(format) } }

  /// A value as JSON, its keys sorted.
  ///
  /// - Parameter value: The value.
  /// - Returns: The text, its last line ended.
  /// - Throws: The encoder's error.
  static func json(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self) + "\n"
  }

  private func parsed(_ entry: String) throws -> (name: String, path: String) {
    let parts = entry.split(separator: "=", maxSplits: 1).map(String.init)
    guard parts.count == 2 else {
      throw ValidationError(
        "\"\(entry)\" is not a report; write --report NAME=PATH, for example --report json=out.json")
    }
    try check(parts[0])
    try OutputFile.check(name: parts[1], as: entry)
    return (parts[0], parts[1])
  }

  private func check(_ name: String) throws {
    guard formats.contains(name) else {
      throw ValidationError("\(UnknownName(name, kind: "a report format", known: formats))")
    }
  }
}
