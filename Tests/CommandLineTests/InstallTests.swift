import Foundation
import TestSupport
import Testing

/// The installed files: where each one is, and the command line in manual pages and shell completions.
@Suite struct InstallTests {
  /// The program in a folder as prefixes have it.
  private struct Installed {
    let scratch: TemporaryFolder
    let result: Binary.Result

    /// A link replaces the folder of a build, so that only the program is there.
    init() throws {
      scratch = try TemporaryFolder()
      let build = scratch.url.appending(path: "build")
      try FileManager.default.createDirectory(at: build, withIntermediateDirectories: true)
      try FileManager.default.createSymbolicLink(at: build.appending(path: "typecheck"), withDestinationURL: Binary.url)
      result = try Binary.run(
        [build.path, scratch.url.appending(path: "prefix").path], in: scratch.url,
        environment: ["SOURCE_DATE_EPOCH": "1700000000"],
        by: InstallTests.package.appending(path: "Sources/Distribution/lay-out"))
    }

    /// A path below the prefix.
    func path(_ name: String) -> String { scratch.url.appending(path: "prefix/" + name).path }
  }

  private static let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// A command of the command line, as it describes itself.
  private struct Command: Decodable {
    struct Argument: Decodable {
      struct Name: Decodable {
        var kind: String
        var name: String
      }

      var names: [Name]?
      var defaultValue: String?
      var sectionTitle: String?
      var shouldDisplay: Bool
    }

    var commandName: String
    var abstract: String?
    var shouldDisplay: Bool
    var arguments: [Argument]?
    var subcommands: [Command]?
  }

  private struct Dump: Decodable { var command: Command }

  private func commandLine() throws -> Command {
    let dump = try Binary.run(["--experimental-dump-help"])
    return try JSONDecoder().decode(Dump.self, from: Data(dump.output.utf8)).command
  }

  @Test func installsInTheUsualPlaces() throws {
    let installed = try Installed()
    #expect(installed.result.status == 0, "\(installed.result.error)")
    for file in [
      "bin/typecheck", "share/man/man1/typecheck.1", "share/man/man1/typecheck-check.1",
      "share/bash-completion/completions/typecheck", "share/zsh/site-functions/_typecheck",
      "share/fish/vendor_completions.d/typecheck.fish", "share/doc/typecheck/licenses/typecheck.txt",
      "share/doc/typecheck/licenses/Inter.txt", "share/typecheck/typecheck.schema.json",
      "share/typecheck/report.schema.json", "share/typecheck/cause-lines.schema.json",
      "share/typecheck/answer.schema.json", "share/typecheck/uses.schema.json",
    ] {
      #expect(FileManager.default.fileExists(atPath: installed.path(file)), "\(file) is missing")
    }
    let version = try Binary.run(["--version"], by: URL(filePath: installed.path("bin/typecheck")))
    #expect(version.status == 0)
    #expect(try Binary.run(["--version"]).output == version.output)
  }

  /// Editors find the schema by the first line of a configuration, if the program is installed.
  @Test func anInstalledProgramNamesItsSchema() throws {
    let installed = try Installed()
    let program = URL(filePath: installed.path("bin/typecheck"))
    let app = try TemporaryFolder()
    try app.file("en.lproj/Main.strings", "\"a\" = \"Save\";\n")
    #expect(try Binary.run(["init"], in: app.url, by: program).status == 0)
    let file = try String(contentsOf: app.url.appending(path: ".typecheck.yml"), encoding: .utf8)
    let line = try #require(file.split(separator: "\n").first)
    let start = "# yaml-language-server: $schema="
    #expect(line.hasPrefix(start + "file:///"), "\(line)")
    let schema = try #require(URL(string: String(line.dropFirst(start.count))))
    let object = try JSONSerialization.jsonObject(with: Data(contentsOf: schema)) as? [String: Any]
    #expect((object?["properties"] as? [String: Any])?["slots"] != nil)
    // From a build folder, there is no installed schema to name.
    #expect(try Binary.run(["init", "--force"], in: app.url).status == 0)
    let built = try String(contentsOf: app.url.appending(path: ".typecheck.yml"), encoding: .utf8)
    #expect(built.hasPrefix("# The configuration of `typecheck check`."), "\(built)")
    #expect(try Binary.run(["check"], in: app.url, by: program).status == 0)
  }

  @Test func aPrefixWithoutASlashIsRefused() throws {
    let result = try Binary.run(["here"], by: Self.package.appending(path: "Sources/Distribution/install"))
    #expect(result.status == 2 && result.error.contains("\"here\" does not begin with /"))
  }

  @Test func everyManualPageIsValidAndComplete() throws {
    let installed = try Installed()
    let root = try commandLine()
    let commands =
      [(root, "typecheck")]
      + (root.subcommands ?? []).filter(\.shouldDisplay).map { ($0, "typecheck-" + $0.commandName) }
    #expect(commands.count > 12)
    for (command, name) in commands where command.commandName != "help" {
      let page = installed.path("share/man/man1/\(name).1")
      let mandoc = URL(filePath: "/usr/bin/mandoc")
      let lint = try Binary.run(["-T", "lint", "-W", "warning", page], by: mandoc)
      #expect(lint.status == 0 && lint.output.isEmpty, "\(lint.output)")
      let text = try Binary.run(["-T", "utf8", "-O", "width=500", page], by: mandoc).output.replacing(
        /.\u{8}/, with: "")
      for argument in command.arguments ?? [] where argument.shouldDisplay {
        for each in argument.names ?? [] {
          let option = (each.kind == "long" ? "--" : "-") + each.name
          let isThere = text.contains(try Regex("(?m)^ +(?:-.*)?\(option)(?:[ ,]|$)"))
          #expect(isThere, "\(name).1 lacks \(option)")
        }
        let isTitled = argument.sectionTitle.map { text.contains("\n   \($0)\n") } ?? true
        #expect(isTitled, "\(name).1 lacks ‘\(argument.sectionTitle ?? "")’")
      }
      for each in (command.subcommands ?? []) where each.commandName != "help" && each.shouldDisplay {
        let isDescribed = text.contains(each.abstract ?? "?")
        #expect(isDescribed, "\(name).1 does not say what \(each.commandName) is for")
      }
      let hasDay = text.contains("November 14, 2023")
      #expect(hasDay, "the day of the sources, not of the build")
    }
    let check = try Binary.run(
      ["-T", "utf8", installed.path("share/man/man1/typecheck-check.1")], by: URL(filePath: "/usr/bin/mandoc"))
    let words = check.output.replacing(/.\u{8}/, with: "").split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(words.contains("EXIT STATUS 0 clean") && words.contains("EXAMPLES typecheck check --baseline"))
  }

  /// The completions of bash at the end of a line.
  private func bash(_ line: String, _ installed: Installed) throws -> [String] {
    let script = """
      source '\(installed.path("share/bash-completion/completions/typecheck"))'
      PATH='\(installed.path("bin"))':$PATH
      COMP_LINE='\(line)' COMP_POINT=\(line.utf8.count)
      COMP_WORDS=(\(line.hasSuffix(" ") ? line + "''" : line)) COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
      definition=$(complete -p typecheck)
      [[ $definition =~ -F\\ ([^ ]+) ]] && "${BASH_REMATCH[1]}" typecheck "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD - 1]}" 2>/dev/null
      printf '%s\\n' "${COMPREPLY[@]}"
      """
    let result = try Binary.run(["-c", script], in: installed.scratch.url, by: URL(filePath: "/bin/bash"))
    return result.output.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
  }

  @Test func bashCompletes() throws {
    let installed = try Installed()
    try installed.scratch.file("texts.json", "{}")
    #expect(try bash("typecheck mea", installed) == ["measure"])
    #expect(try bash("typecheck check --base", installed) == ["--baseline"])
    #expect(try bash("typecheck measure --style call", installed) == ["callout"])
    #expect(try bash("typecheck measure --device iphone-16-pro-", installed) == ["iphone-16-pro-max"])
    #expect(try bash("typecheck rules touch-target-too", installed) == ["touch-target-too-small"])
    #expect(try bash("typecheck measure te", installed) == ["texts.json"])
    #expect(try bash("typecheck nothing-like-it", installed).isEmpty)
  }

  @Test func fishCompletes() throws {
    let installed = try Installed()
    let file = installed.path("share/fish/vendor_completions.d/typecheck.fish")
    func fish(_ line: String) throws -> String {
      try Binary.run(
        ["--no-config", "-c", "source '\(file)'; complete -C '\(line)'"], in: installed.scratch.url,
        environment: ["HOME": installed.scratch.url.path], by: URL(filePath: "/usr/bin/fish")
      ).output
    }
    #expect(try fish("typecheck mea").hasPrefix("measure\t"))
    #expect(try fish("typecheck check --base").hasPrefix("--baseline\t"))
  }

  @Test func zshReadsItsFunction() throws {
    let installed = try Installed()
    let file = installed.path("share/zsh/site-functions/_typecheck")
    let result = try Binary.run(["-f", "-n", file], by: URL(filePath: "/usr/bin/zsh"))
    #expect(result.status == 0 && result.error.isEmpty, "\(result.error)")
    #expect(try String(contentsOfFile: file, encoding: .utf8).hasPrefix("#compdef typecheck\n"))
  }
}
