import Foundation
import Testing

/// The README's picture is what the program draws; its samples are in `DocumentationTests`.
@Suite struct ReadmeTests {
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
}
