import ArgumentParser
import Foundation
import TypeCheckKit

/// The outputs of a command that prints tables: standard output or a file, and further reports of the same run.
struct PrintedReports {
  /// The help of the option for further reports.
  static let help = ArgumentHelp(
    "A further report of the same run, as NAME=PATH; may be repeated.", valueName: "name=path")

  /// The available formats.
  let formats: [String]
  /// The format of standard output.
  let format: String
  /// Further reports, each as NAME=PATH.
  let report: [String]
  /// The file to write instead of standard output; nil for standard output.
  var file: String?

  /// Returns the format that the extension of a file names, or `text`.
  static func format(of file: String?, among formats: [String]) -> String {
    let ending = ending(of: file)
    return formats.first { $0 == ending } ?? "text"
  }

  /// Returns the extension of a file in lower case.
  static func ending(of file: String?) -> String? { file.map { URL(fileURLWithPath: $0).pathExtension.lowercased() } }

  /// Rejects unknown formats, and reports that would overwrite an input or each other.
  ///
  /// - Throws: `ValidationError` with the format or the file.
  func validate(against inputs: [String]) throws {
    try check(format)
    if let file { try OutputFile.check(name: file, as: "-o \(file)") }
    try OutputFile.check(try paths(), against: inputs)
  }

  /// Returns the paths of all files to write.
  ///
  /// - Throws: `ValidationError` for an entry that is not NAME=PATH.
  func paths() throws -> [String] { try report.map { try parsed($0).path } + (file.map { [$0] } ?? []) }

  /// Prints the result and writes the reports.
  ///
  /// `content` returns the result in a format, for a file or for standard output.
  ///
  /// - Throws: ``ExitStatus/stopped`` if something cannot be written.
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
    if file == nil { try StandardStreams.show(try content(format, false)) }
    if isStopped { throw ExitStatus.stopped }
  }

  /// Prints a result that is the same on standard output and in files, and writes the reports.
  func print(_ content: (_ format: String) throws -> String) throws { try print { format, _ in try content(format) } }

  private func parsed(_ entry: String) throws -> (name: String, path: String) {
    let (name, path) = try OutputFile.report(entry)
    try check(name)
    try OutputFile.check(name: path, as: entry)
    return (name, path)
  }

  private func check(_ name: String) throws {
    guard formats.contains(name) else {
      throw ValidationError("\(UnknownName(name, kind: "a report format", known: formats))")
    }
  }
}
