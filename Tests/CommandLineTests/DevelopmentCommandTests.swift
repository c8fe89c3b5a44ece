import Foundation
import TestSupport
import Testing

/// The hidden command `typecheck dev`, with which developers look at what each stage knows.
@Suite struct DevelopmentCommandTests {
  private static func app() throws -> TemporaryFolder {
    let scratch = try SolvedScreensTests.app(
      SolvedScreensTests.label("name", "Quay"), SolvedScreensTests.pin("name", "top", "safe", "top", 8))
    try scratch.file("App/en.lproj/Localizable.strings", "\"quay.title\" = \"Northern quay\";\n")
    try scratch.file(
      "App/Quay.swift",
      "import SwiftUI\nstruct Quay: View {\n  var body: some View { Text(\"quay.title\").font(.title) }\n}\n")
    return scratch
  }

  private static func lines(_ arguments: String..., in app: TemporaryFolder) throws -> [Substring] {
    let result = try Binary.run(["dev"] + arguments, in: app)
    #expect(result.status == 0, "\(result.error)")
    return result.output.split(separator: "\n")
  }

  @Test func aTreeHasTheNodesOfALine() throws {
    let lines = try Self.lines("tree", "App/Quay.swift:3", in: Self.app())
    #expect(try Self.lines("tree", "Quay.swift:3:9", "--path", "App", in: Self.app()) == lines)
    #expect(
      lines.contains { $0.contains("call \"font\"") } && lines.contains { $0.contains("type \"Quay\"") }, "\(lines)")
  }

  @Test func usesOfALineHaveTheirProperties() throws {
    let app = try Self.app()
    let lines = try Self.lines("uses", "App/Quay.swift:3", in: app)
    #expect(
      lines.first?.contains("\"quay.title\"") == true && lines.contains { $0.contains("style: title") }, "\(lines)")
    #expect(try Self.lines("uses", "App/Quay.swift:1", in: app).isEmpty)
  }

  @Test func boxesOfADocumentHaveFrames() throws {
    let lines = try Self.lines("boxes", "Main.storyboard", in: Self.app())
    #expect(lines.contains { $0.contains("UILabel \"Quay\"") || $0.contains("label \"Quay\"") }, "\(lines)")
  }

  @Test func viewsThatCodeMayMoveHaveTheStatement() throws {
    let app = try SolvedScreensTests.app(
      SolvedScreensTests.label("name", "Quay"), SolvedScreensTests.pin("name", "top", "safe", "top", 8))
    let lines = try Self.lines("moves", "Main.storyboard", in: app)
    #expect(lines.last == "0 of 1 views may move" && lines.first?.contains("label not moved") == true, "\(lines)")
  }

  @Test func stagesHaveTimesAndReasons() throws {
    let lines = try Self.lines("stages", in: Self.app())
    #expect(
      lines.first?.hasPrefix("files: ") == true && lines.first?.contains("because projects decide") == true, "\(lines)")
    #expect(lines.count == 10 && lines.allSatisfy { $0.contains(" ms. ") }, "\(lines)")
  }

  @Test func noHelpListsItAndMissingFilesAreNamed() throws {
    #expect(try !Binary.run(["--help"]).output.contains("  dev "))
    let result = try Binary.run(["dev", "tree", "Missing.swift"], in: Self.app())
    #expect(result.status == 2 && result.error.contains("Missing.swift"), "\(result.error)")
    #expect(try Binary.run(["dev", "tree"], in: Self.app()).error.contains("tree needs a file"))
  }
}
