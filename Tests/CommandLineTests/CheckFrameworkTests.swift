import Foundation
import TestSupport
import Testing

/// Whose rules a check follows where nothing states it.
@Suite struct CheckFrameworkTests {
  private static func app(_ framework: String) throws -> TemporaryFolder {
    let scratch = try TemporaryFolder()
    try scratch.file("App/Row.swift", "import \(framework)\nfunc f() { row(String(localized: \"a\")) }\n")
    try scratch.file("App/en.lproj/L.strings", "\"a\" = \"Save\";\n")
    try scratch.file("App/de.lproj/L.strings", "\"a\" = \"Alle Einstellungen sichern\";\n")
    return scratch
  }

  @Test(arguments: [("SwiftUI", "swiftui", "none"), ("UIKit", "uikit", "1")])
  func theImportsOfTheSourcesDecideButRemainAnAssumption(module: String, name: String, limit: String) throws {
    let scratch = try Self.app(module)
    let result = try Binary.run(["check", "--verbose", "--width", "120", "--style", "body"], in: scratch)
    #expect(
      result.output.contains("1 Swift file imports \(module): texts whose slot names no framework follow \(module)"))
    #expect(result.output.contains("0 errors, 0 warnings"), "\(result.output)")
    #expect(result.output.contains("Inferred: 2 one-line slots") == (limit == "1"), "\(result.output)")
    let explained = try Binary.run(["check", "--explain", "a", "--width", "120", "--style", "body"], in: scratch)
    let lines = explained.output.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
    #expect(lines.contains(["framework", name, "1", "Swift", "file", "imports", module]), "\(explained.output)")
    #expect(lines.contains(["line", "limit", limit, "inferred"]), "\(explained.output)")
  }

  @Test func anOptionOverridesTheSources() throws {
    let scratch = try Self.app("SwiftUI")
    let stated = try Binary.run(["check", "--notes", "--framework", "uikit"], in: scratch)
    #expect(!stated.output.contains("import"), "\(stated.output)")
    let asked = try Binary.run(["check", "--notes", "--framework", "auto"], in: scratch)
    #expect(asked.output.contains("follow SwiftUI (--framework decides)"), "\(asked.output)")
    let wrong = try Binary.run(["check", "--framework", "appkit"], in: scratch)
    #expect(wrong.status == 2 && wrong.error.contains("auto"), "\(wrong.error)")
  }
}
