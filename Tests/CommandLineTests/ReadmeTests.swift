import Foundation
import Testing

/// The README's example is what the program prints.
@Suite struct ReadmeTests {
  @Test func theExampleIsTrue() throws {
    let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let readme = try String(contentsOf: package.appendingPathComponent("README.md"), encoding: .utf8)
    let folder = package.appendingPathComponent("Tests/Fixtures/demo")
    let input = try String(contentsOf: folder.appendingPathComponent("strings.json"), encoding: .utf8)
    #expect(readme.contains(indented(input)))
    let result = try Binary.run(["measure", "strings.json", "--style", "body", "--lines", "1"], in: folder)
    #expect(result.status == 1)
    #expect(readme.contains(indented(result.output)), "the README shows something else than:\n\(result.output)")
  }

  @Test func theColourExampleIsTrue() throws {
    let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let readme = try String(contentsOf: package.appendingPathComponent("README.md"), encoding: .utf8)
    let folder = package.appendingPathComponent("Tests/Fixtures/demo")
    let input = try String(contentsOf: folder.appendingPathComponent("palette.json"), encoding: .utf8)
    #expect(readme.contains(indented(input)))
    let result = try Binary.run(
      ["palette", "palette.json", "--only-rule", "contrast-minimum,red-green-only"], in: folder)
    #expect(result.status == 1)
    #expect(readme.contains(indented(result.output)), "the README shows something else than:\n\(result.output)")
  }

  @Test func theLayoutExampleIsTrue() throws {
    let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let readme = try String(contentsOf: package.appendingPathComponent("README.md"), encoding: .utf8)
    let folder = package.appendingPathComponent("Tests/Fixtures/demo")
    let input = try String(contentsOf: folder.appendingPathComponent("sign-in.layout.json"), encoding: .utf8)
    #expect(readme.contains(indented(input)))
    let result = try Binary.run(["check", "sign-in.layout.json"], in: folder)
    #expect(result.status == 1)
    #expect(readme.contains(indented(result.output)), "the README shows something else than:\n\(result.output)")
  }

  @Test func thePreviewIsTrue() throws {
    let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let readme = try String(contentsOf: package.appendingPathComponent("README.md"), encoding: .utf8)
    let arguments = [
      "preview", "strings.json", "--key", "settings.apply", "--locale", "de", "--lines", "1", "--category", "L,AX1,AX3",
    ]
    #expect(readme.contains("    typecheck \(arguments.joined(separator: " ")) -o preview.svg"))
    #expect(readme.contains("](Tests/Golden/Previews/readme.svg)"))
    let result = try Binary.run(arguments, in: package.appendingPathComponent("Tests/Fixtures/demo"))
    #expect(result.status == 0, "\(result.error)")
    let picture = package.appendingPathComponent("Tests/Golden/Previews/readme.svg")
    #expect(result.output == (try String(contentsOf: picture, encoding: .utf8)), "the README shows another picture")
  }

  private func indented(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "    " + $0 }
      .joined(separator: "\n").trimmingCharacters(in: .newlines)
  }
}
