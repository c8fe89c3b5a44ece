import ArgumentParser
import Foundation
import TypeCheckKit

/// What commands that print tables take: `text` for people, `json` for programs.
struct PrintOptions: ParsableArguments {
  @Option(help: "What standard output gets: text or json.")
  var format = "text"

  @Flag(name: .shortAndLong, help: "No progress line.")
  var quiet = false

  func validate() throws {
    guard ["text", "json"].contains(format) else {
      throw ValidationError("\(UnknownName(format, kind: "a report format", known: ["text", "json"]))")
    }
  }

  /// Prints a value as JSON or its text, whichever is asked for.
  ///
  /// - Parameters:
  ///   - value: What JSON shows; its keys are sorted.
  ///   - text: What text shows.
  /// - Throws: ``ExitStatus/stopped`` when standard output cannot be written.
  func print(_ value: some Encodable, text: @autoclosure () -> String) throws {
    var output = DescriptorStream(descriptor: STDOUT_FILENO)
    if format == "json" {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      output.write(String(decoding: try encoder.encode(value), as: UTF8.self) + "\n")
    } else {
      output.write(text() + "\n")
    }
    if let failure = output.failure {
      StandardStreams.say("error: cannot write to standard output: \(failure); choose a place that has room")
      throw ExitStatus.stopped
    }
  }
}

/// The tool's name and version, as every JSON output names them.
struct ToolStamp: Encodable {
  var name = "typecheck"
  var version = TypeCheckVersion.current
}
