import Foundation
import TestSupport
import Testing

/// `uses` names the code for which uses wait, and `init` writes what a configuration can state about it.
@Suite struct UsesBlockersTests {
  private static let golden = Golden(suite: "Uses", names: ["uses.json", "not-followed.txt"])

  /// An app with a font, a container and a modifier of a package, and keys that are not followed.
  private static func app() throws -> TemporaryFolder {
    let scratch = try TemporaryFolder()
    let keys = ["title", "open", "close", "save", "menu", "old"]
    try scratch.file("App/en.lproj/Localizable.strings", keys.map { "\"\($0)\" = \"\($0)\";\n" }.joined())
    try scratch.file(
      "App/Row.swift",
      """
      import Kit
      import SwiftUI

      struct Row: View {
        let names = ["x": NSLocalizedString("open", comment: "")]
        var body: some View {
          VStack {
            Text("title").font(Kit.font(.title))
            Text("close").font(Kit.font(.title)).bold()
            Text("save").font(Kit.font(.body)).minimumScaleFactor(0.5)
            Card { Text("menu").lineLimit(2).font(.caption.weight(.bold)) }
            ListRow(title: String(localized: "save"))
          }
        }
      }

      final class Cell: UITableViewCell {
        func show() { textLabel?.text = NSLocalizedString("open", comment: "") }
      }
      """)
    try scratch.file("App/Old.m", "void f(void) { self.label.text = NSLocalizedString(@\"menu\", nil); }\n")
    return scratch
  }

  @Test func theListAndItsStatementsAreAsBefore() throws {
    let text = try Binary.run(["uses", "--not-followed"], in: Self.app())
    try Self.golden.compare(text.output, with: "not-followed.txt")
    let json = try Binary.run(["uses", "--format", "json"], in: Self.app())
    let version = try #require(json.output.firstMatch(of: /"version" : "(.*)"/)?.1)
    try Self.golden.compare(json.output.replacing("\"\(version)\"", with: "\"0.0.0\""), with: "uses.json")
  }

  @Test func manyBlockersAreCounted() throws {
    let scratch = try TemporaryFolder()
    let names = (10..<40).map { "k\($0)" }
    try scratch.file("App/en.lproj/Localizable.strings", names.map { "\"\($0)\" = \"\($0)\";\n" }.joined())
    let texts = names.map { "Text(\"\($0)\").font(Kit.f\($0))" }.joined(separator: "\n")
    try scratch.file("App/A.swift", "struct A: View { var body: some View { VStack {\n\(texts)\n} } }\n")
    let output = try Binary.run(["uses", "--not-followed"], in: scratch).output
    #expect(output.split(separator: "\n").count { $0.contains(" waits for `Kit.") } == 20, "\(output)")
    #expect(output.contains("\nand 10 more with 10 uses\n"), "\(output)")
  }

  @Test func theStatementsOfInitAreAnswered() throws {
    let scratch = try Self.app()
    #expect(try Binary.run(["init"], in: scratch).status == 0)
    let file = try String(contentsOf: scratch.url.appending(path: ".typecheck.yml"), encoding: .utf8)
    let section = """
      # sources:
      #   fonts:
      #     "Kit.font(.title)": STYLE  # uses: 2
      #     "Kit.font(.body)": STYLE  # uses: 1
      #   views:
      #     ListRow: {title: {style: STYLE}}  # uses: 1
      #   neutral:  # keep only what changes neither fonts nor sizes
      #     - Card  # uses: 1

      """
    #expect(file.contains(section), "\(file)")
    let stated = section.replacing("\n#", with: "\n").replacing("# sources", with: "sources").replacing(
      "STYLE", with: "body")
    try scratch.file(".typecheck.yml", stated.replacing("\n ", with: "\n"))
    let uses = try Binary.run(["uses", "--not-followed"], in: scratch)
    #expect(!uses.output.contains("Kit") && !uses.output.contains("Card"), "\(uses.output)\(uses.error)")
    #expect(try Binary.run(["uses", "menu"], in: scratch).output.contains("style: caption1 (App/Row.swift:11)"))
  }
}
