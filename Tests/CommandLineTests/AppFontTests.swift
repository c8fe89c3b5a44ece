import Foundation
import TestSupport
import Testing

/// A font that a configuration names for a slot.
@Suite struct AppFontTests {
  private static let font = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Fixtures/fonts/kern-table.ttf")

  private static func project(_ slot: String) throws -> TemporaryFolder {
    let scratch = try TemporaryFolder()
    try scratch.file("App/de.lproj/Main.strings", "\"row\" = \"AVAVAVAV\";\n")
    try scratch.file("App/.typecheck.yml", "slots:\n  row: {\(slot)}\nkeys: {row: row}\n")
    try scratch.file("App/Brand.ttf", Data(contentsOf: font))
    return scratch
  }

  private static func explanation(_ scratch: TemporaryFolder, _ options: [String] = []) throws -> [Substring] {
    let result = try Binary.run(["check", "App", "--explain", "row"] + options, in: scratch.url)
    #expect(result.status == 0, "\(result.error)")
    return result.output.split(separator: "\n").filter { $0.contains(" ± ") }
  }

  @Test func theAppFontMeasuresTheSlot() throws {
    let own = try Self.explanation(try Self.project("width: 200, lines: 1, font: Brand.ttf, size: 17"))
    let plain = try Self.project("width: 200, lines: 1")
    let option = try Self.explanation(plain, ["--font", "App/Brand.ttf", "--size", "17"])
    #expect(own == option)
    #expect(try own != Self.explanation(plain))
  }

  @Test func reportsNameIt() throws {
    let scratch = try Self.project("width: 200, lines: 1, font: Brand.ttf, size: 17")
    let result = try Binary.run(["check", "--format", "json", "App"], in: scratch)
    #expect(result.output.contains("\"id\": \"Brand.ttf\""), "\(result.output)")
  }

  @Test(arguments: [
    ("nope.ttf", "font file not found"), ("de.lproj", "it is a folder"), ("de.lproj/Main.strings", "font"),
  ])
  func reportsAnUnusableFontWithItsLocation(name: String, what: String) throws {
    let scratch = try Self.project("size: 17, font: \(name)")
    let result = try Binary.run(["check", "App"], in: scratch.url)
    #expect(result.status == 2)
    #expect(
      result.error.hasPrefix("App/.typecheck.yml:2:25: error: the font \"\(name)\" cannot be used: "),
      "\(result.error)")
    #expect(result.error.contains(what), "\(result.error)")
  }

  @Test func aFontOfMoreThan64MBIsNotRead() throws {
    let scratch = try Self.project("size: 17, font: Large.ttf")
    let path = scratch.url.appending(path: "App/Large.ttf")
    try Data(contentsOf: Self.font).write(to: path)
    let file = try FileHandle(forWritingTo: path)
    try file.truncate(atOffset: 65 << 20)
    try file.close()
    let result = try Binary.run(["check", "App"], in: scratch.url)
    #expect(result.status == 2)
    #expect(result.error.contains("the font is larger than 64 MB"), "\(result.error)")
  }
}
