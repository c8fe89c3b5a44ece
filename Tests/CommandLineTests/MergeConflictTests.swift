import Foundation
import TestSupport
import Testing

/// A file with both sides of a conflict is an error with the same words in every format.
@Suite struct MergeConflictTests {
  /// A file, and lines of it before, between and after the marks.
  private struct Conflict {
    var file: String
    var before: String
    var sides: (String, String)
    var after = ""

    var text: String {
      "\(before)<<<<<<< HEAD\n\(sides.0)\n=======\n\(sides.1)\n>>>>>>> topic\n\(after)"
    }
  }

  private static let conflicts = [
    Conflict(
      file: "l10n.yaml", before: "arb-dir: lib\n", sides: ("use-escaping: true", "use-escaping: false")),
    Conflict(
      file: "page.html", before: "<!doctype html>\n",
      sides: ("<meta name=viewport content=\"viewport-fit=cover\">", "<p>Text</p>")),
    Conflict(
      file: "css/page.css", before: "", sides: ("a { padding: env(safe-area-inset-top) }", "a { padding: 0 }")),
    Conflict(
      file: "palette.json", before: "{\"colors\": {\n",
      sides: ("\"ink\": {\"light\": \"#000000\"}", "\"ink\": {\"light\": \"#111111\"}"), after: "}}\n"),
    Conflict(
      file: "tokens.json", before: "{\n",
      sides: (
        "\"a\": {\"$type\": \"color\", \"$value\": \"#000\"}", "\"a\": {\"$type\": \"color\", \"$value\": \"#111\"}"
      ),
      after: "}\n"),
    Conflict(
      file: "Info.plist", before: "<plist version=\"1.0\">\n<dict>\n",
      sides: ("<key>UILaunchScreen</key><dict/>", "<key>UIMainStoryboardFile</key><string>A</string>"),
      after: "</dict>\n</plist>\n"),
    Conflict(file: "home.layout.json", before: "{\n", sides: ("\"a\": 1", "\"a\": 2"), after: "}\n"),
    Conflict(file: ".typecheck.yml", before: "", sides: ("fail_on: error", "fail_on: never")),
    Conflict(
      file: "Package.swift", before: "let package = Package(\n", sides: ("name: \"a\"", "name: \"b\""), after: ")\n"),
  ]

  @Test(arguments: conflicts.indices) func aConflictIsAnError(_ index: Int) throws {
    let conflict = Self.conflicts[index]
    let folder = try TemporaryFolder()
    try folder.write("app_en.arb", "{\"@@locale\": \"en\", \"a\": \"Text\"}")
    try folder.write("app_de.arb", "{\"@@locale\": \"de\", \"a\": \"Text\"}")
    if conflict.file.hasSuffix("css") {
      for name in ["a", "b"] {
        try folder.write(
          "\(name).html",
          "<meta name=viewport content=\"viewport-fit=cover\"><link rel=stylesheet href=css/page.css>")
      }
    }
    try folder.write(conflict.file, conflict.text)
    let result = try Binary.run(["check", "."], in: folder)
    let words = result.output + result.error
    let line = conflict.before.split(separator: "\n").count + 1
    #expect(result.status == (conflict.file == ".typecheck.yml" ? 2 : 1), "\(words)")
    #expect(
      words.components(separatedBy: "\(conflict.file):\(line):1: error: unresolved merge conflict").count == 2,
      "\(words)")
  }

  /// A page may show such lines in an example, but not as tags do.
  @Test func halfAConflictIsNotOne() throws {
    let folder = try TemporaryFolder()
    try folder.write("page.html", "<pre>\n&lt;&lt;&lt;&lt;&lt;&lt;&lt; HEAD\n=======\n>>>>>>> topic\n</pre>\n")
    let result = try Binary.run(["check", "."], in: folder)
    #expect(!(result.output + result.error).contains("merge conflict"), "\(result.output)\(result.error)")
  }
}
