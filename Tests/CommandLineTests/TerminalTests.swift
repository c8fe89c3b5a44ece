import Foundation
import TestSupport
import Testing

/// The program on a terminal: `script` makes a real one of any width.
@Suite(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/script"), "skipped: there is no script"))
struct TerminalTests {
  private static let sample = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Fixtures/sample")

  /// Runs a line of the shell, in which `"$TYPECHECK"` is the program, on a terminal.
  private func run(
    _ line: String, columns: Int = 80, environment: [String: String] = [:], in folder: URL = sample
  ) throws -> Binary.Result {
    var known = [
      "TYPECHECK": Binary.url.path, "TERM": "xterm-256color", "NO_COLOR": "", "COLORTERM": "", "SHELL": "/bin/sh",
    ]
    known.merge(environment) { $1 }
    var result = try Binary.run(
      ["-qec", "stty cols \(columns) rows 30; \(line)", "/dev/null"], in: folder, environment: known,
      by: URL(filePath: "/usr/bin/script"))
    result.output = result.output.replacing("\r\n", with: "\n")
    return result
  }

  private func plain(_ text: String) -> String { text.replacing(/\u{1B}\[[0-9;]*m/, with: "") }

  @Test(
    arguments: [40, 60, 80, 120],
    ["check --quiet --verbose", "palette palette.json --verbose", "contrast '#8496A3' white --suggest"]
  )
  func breaksLinesBetweenWords(_ columns: Int, _ command: String) throws {
    let result = try run("\"$TYPECHECK\" \(command)", columns: columns)
    #expect(result.status == 1)
    let piped = try run("\"$TYPECHECK\" \(command) | cat", columns: columns)
    func letters(_ text: String) -> [Character: Int] {
      plain(text).reduce(into: [:]) { $0[$1, default: 0] += $1.isWhitespace || "\u{2068}\u{2069}".contains($1) ? 0 : 1 }
    }
    // If simulated colours do not fit, the report names them instead.
    let notice = /no space for: [a-z, ]+; --format json lists them/
    func words(_ text: String) -> String {
      plain(text).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
    let read = words(result.output)
    #expect(read.contains(notice) == (columns < 80 && !command.hasPrefix("contrast")))
    let (shown, whole) = (letters(read.replacing(notice, with: "")), letters(words(piped.output)))
    if columns >= 80 { #expect(shown == whole, "nothing is lost, nothing is added") }
    let added = shown.filter { $0.value > whole[$0.key, default: 0] }
    #expect(added.isEmpty && result.output.count > piped.output.count * 3 / 4)
    for line in plain(result.output).split(separator: "\n") where line.utf8.allSatisfy({ $0 < 0x80 }) {
      let isOneWord = line.split(separator: " ").count == 1
      #expect(line.count <= columns || isOneWord, "\(line)")
    }
    let isolates = result.output.split(separator: "\n").filter { $0.unicodeScalars.contains("\u{2068}") }
    for line in isolates {
      let scalars = line.unicodeScalars
      #expect(scalars.count { $0 == "\u{2068}" } == scalars.count { $0 == "\u{2069}" }, "\(line)")
    }
  }

  /// Without an option the causes fit on a page, however narrow the terminal is.
  @Test(arguments: [40, 60, 80, 120]) func theReportFitsOnAPage(_ columns: Int) throws {
    let result = try run("\"$TYPECHECK\" check --quiet", columns: columns)
    let lines = plain(result.output).split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    #expect(result.status == 1 && lines.count > 20 && lines.count <= 40, "\(result.output)")
    for line in lines where line.utf8.allSatisfy({ $0 < 0x80 }) {
      #expect(line.count <= columns || line.split(separator: " ").count == 1, "\(line)")
    }
  }

  @Test func pipesGetWholeLinesWithoutColours() throws {
    let piped = try run("\"$TYPECHECK\" check --quiet | cat", columns: 40)
    #expect(piped.output == (try Binary.run(["check"], in: Self.sample)).output)
    #expect(!piped.output.contains("\u{1B}"))
    #expect(piped.output.split(separator: "\n").contains { $0.count > 120 })
  }

  @Test func coloursAreForTerminalsThatSupportThem() throws {
    let colored = try run("\"$TYPECHECK\" check --quiet")
    #expect(colored.output.contains("\u{1B}[1;31merror\u{1B}[0m"))
    for environment in [["NO_COLOR": "1"], ["TERM": "dumb"]] {
      let result = try run("\"$TYPECHECK\" check --quiet", environment: environment)
      #expect(!result.output.contains("\u{1B}"), "\(environment)")
      #expect(result.output == plain(colored.output), "only the colours differ")
    }
    #expect(
      try run("\"$TYPECHECK\" check --quiet --color always", environment: ["NO_COLOR": "1"]).output.contains(
        "\u{1B}[1;31m"))
  }

  @Test func countsHiddenFindingsAndNamesTheOption() throws {
    let scratch = try TemporaryFolder()
    let texts = (1...23).map { "\"row.\($0)\" = \"Einstellungen übernehmen\";\n" } + ["\"button\" = \"Hi %@\";\n"]
    try scratch.file("de.lproj/A.strings", texts.joined())
    try scratch.file("fr.lproj/A.strings", texts.joined())
    try scratch.file(
      ".typecheck.yml",
      """
      severity: {text-truncated: {AX1-AX5: warning}}
      slots: {row: {style: body, width: 60, lines: 1}, wide: {style: body, width: 288, lines: 1}}
      keys: {row.1: wide, row.*: row}
      """)
    func blocks(_ output: String) -> [Substring] {
      output.matches(of: /:\d+: (error|warning|note):/).map(\.output.1)
    }
    let result = try run("\"$TYPECHECK\" check --quiet", environment: ["NO_COLOR": "1"], in: scratch.url)
    let more = /… and (\d+) more causes: --verbose or --report json=PATH shows them/
    let left = try #require(result.output.firstMatch(of: more), "\(result.output)")
    let listed = blocks(result.output).count
    #expect(listed > 0 && Int(left.1) == 23 - listed, "a cause has a key in both languages: \(result.output)")
    let all = try run("\"$TYPECHECK\" check --quiet --all", environment: ["NO_COLOR": "1"], in: scratch.url)
    let shown = blocks(all.output)
    #expect(shown.count == 23, "a block has a key in both languages")
    #expect(!all.output.contains("--all") && !all.output.contains("--verbose"))
    #expect(shown.dropLast() == Array(repeating: "error", count: 22)[...] && shown.last == "warning")
  }

  // MARK: Progress, which elsewhere is turned off: a busy machine may take a second for anything

  /// More texts than are measured in a second.
  private func manyTexts() throws -> TemporaryFolder {
    let scratch = try TemporaryFolder()
    let texts = (0..<25_000).map { "\"key.\($0)\": \"Sailing \($0 &* 7_919) to the islands, pier \($0 % 97)\"" }
    try scratch.file("en.json", "{\(texts.joined(separator: ",\n"))}")
    return scratch
  }

  @Test func progressIsShownOnTheTerminalAndErased() throws {
    let scratch = try manyTexts()
    let line = "\"$TYPECHECK\" measure en.json --lines 0 --jobs 1 --fail-on never"
    let shown = try run("\(line) > /dev/null", columns: 80, in: scratch.url).output
    #expect(shown.contains(/\r\u{1B}\[Kmeasuring \[=*> *\] +\d+ %  +[0-9,]+ of 25,000 texts/), "\(shown.prefix(200))")
    #expect(shown.hasSuffix("\r\u{1B}[K"), "the line is removed at the end")
    let narrow = try run("\(line) > /dev/null", columns: 40, in: scratch.url).output
    #expect(narrow.contains(/\r\u{1B}\[Kmeasuring [0-9,]+ of 25,000 texts/) && !narrow.contains("[" + "="))
    for quiet in ["\(line) --quiet > /dev/null", "TERM=dumb \(line) > /dev/null", "\(line) 2>&1 >/dev/null | cat"] {
      #expect(try run(quiet, in: scratch.url).output.isEmpty, "\(quiet)")
    }
    withExtendedLifetime(scratch) {}
  }
}
