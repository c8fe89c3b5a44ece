import Foundation
import TestSupport
import Testing

/// Every format that a command lists is the one that it writes.
@Suite struct ListedFormatsTests {
  /// A run of a command that has something to tell.
  private static let runs: [String: [String]] = [
    "uses": [], "screens": [],
    "check": ["App", "--lines", "1", "--width", "90"], "measure": ["App", "--lines", "1", "--width", "90"],
    "palette": ["palette.json"], "bar": ["--tint", "#8E8E93", "--ios", "13-14"], "contrast": ["#8E8E93", "white"],
    "fonts": [], "scale": [], "rules": [], "devices": [], "environment": ["--device", "iphone-16"], "preview": ["Ja"],
    "simulate": ["picture.png", "--vision", "protan", "-o", "seen.png"],
  ]

  /// The beginning of a format.
  private static let beginnings: [String: String] = [
    "sarif": "{", "json": "{", "jsonl": "{\"causes\":", "codeclimate": "[", "junit": "<?xml ", "checkstyle": "<?xml ",
    "github": "::",
    "html": "<!DOCTYPE html>", "csv": "\u{FEFF}key,", "markdown": "#", "svg": "<svg ",
  ]

  /// The formats that a command lists, by its own description.
  private static func formats() throws -> [String: [String]] {
    struct Dump: Decodable { var command: Command }
    struct Command: Decodable {
      var commandName: String
      var shouldDisplay: Bool
      var arguments: [Argument]?
      var subcommands: [Command]?
    }
    struct Argument: Decodable {
      struct Name: Decodable { var name: String }
      struct Completion: Decodable {
        struct List: Decodable { var values: [String] }
        var list: List?
      }
      var names: [Name]?
      var abstract: String?
      var completionKind: Completion?
    }
    let dump = try Binary.run(["--experimental-dump-help"]).output
    let commands = try JSONDecoder().decode(Dump.self, from: Data(dump.utf8)).command.subcommands ?? []
    var formats: [String: [String]] = [:]
    for command in commands where command.shouldDisplay {
      guard let option = command.arguments?.first(where: { $0.names?.contains { $0.name == "format" } == true })
      else { continue }
      let listed = option.completionKind?.list?.values ?? []
      for name in listed { #expect(option.abstract?.contains(name) == true, "\(command.commandName): \(name)") }
      formats[command.commandName] = listed
    }
    return formats
  }

  private static let xib = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch">
      <objects><view id="root"><rect key="frame" x="0" y="0" width="320" height="44"/></view></objects>
    </document>
    """

  private func scratch() throws -> TemporaryFolder {
    let scratch = try CheckCommandTests.project()
    try scratch.file(
      "palette.json",
      ##"{"colors": {"hint": {"light": "#8E8E93", "role": "text"}, "paper": {"light": "#FFFFFF", "role": "background"}}}"##
    )
    try scratch.file("View.xib", Self.xib)
    try scratch.file("App.swift", "let title = Text(\"title\")\nlet view = UINib(nibName: \"View\", bundle: nil)\n")
    try TestPicture(patternOf: 4, 4).write(to: scratch.url.appending(path: "picture.png"))
    return scratch
  }

  private func begins(_ text: String, as format: String) -> Bool {
    switch format {
    // Text for people differs from the others; the location comes before its problem.
    case "text": !text.isEmpty && !Self.beginnings.values.contains { $0 != "#" && text.utf8.starts(with: $0.utf8) }
    case "xcode": text.contains(#/^[^:\n]+:[0-9]+:[0-9]+: (error|warning|note): /#.anchorsMatchLineEndings())
    default: Self.beginnings[format].map { text.utf8.starts(with: $0.utf8) } == true
    }
  }

  @Test func everyListedFormatIsWritten() throws {
    let formats = try Self.formats()
    #expect(Set(formats.keys) == Set(Self.runs.keys), "a command has formats, and no run here")
    for (command, listed) in formats {
      #expect(listed.count > 1)
      for format in listed {
        let scratch = try scratch()
        let arguments = [command] + (Self.runs[command] ?? [])
        let shown = try Binary.run(arguments + ["--format", format], in: scratch)
        #expect(begins(shown.output, as: format), "\(command) \(format): \(shown.output.prefix(80)) \(shown.error)")
        guard command != "preview" else { continue }
        let written = try Binary.run(arguments + ["--report", "\(format)=written"], in: scratch)
        #expect(!written.hasCrashed && written.status < 2, "\(command) \(format): \(written.error)")
        // As bytes: Foundation takes a mark of order away.
        let text = String(decoding: try Data(contentsOf: scratch.url.appending(path: "written")), as: UTF8.self)
        #expect(begins(text, as: format), "\(command) \(format): \(text.prefix(80))")
      }
    }
  }

  /// A command refuses an unlisted format, and creates no file.
  @Test func refusesUnlistedFormats() throws {
    let all = Set(Self.beginnings.keys).union(["text", "xcode"])
    for (command, listed) in try Self.formats() where command != "preview" {
      for format in all.subtracting(listed) {
        let scratch = try scratch()
        let arguments = [command] + (Self.runs[command] ?? []) + ["--report", "\(format)=written"]
        let result = try Binary.run(arguments, in: scratch)
        #expect(result.status == 2 && result.error.contains("a report format"), "\(command) \(format): \(result.error)")
        #expect(!FileManager.default.fileExists(atPath: scratch.file("written")))
      }
    }
  }
}
