import Foundation
import Testing

/// The README's pictures are what the program draws; its samples are in `DocumentationTests`.
@Suite struct ReadmeTests {
  @Test(arguments: [("1", "preview.svg", "readme.svg"), ("2", "fixed.svg", "readme-fixed.svg")])
  func thePreviewIsCurrent(lines: String, file: String, golden: String) throws {
    let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let readme = try String(contentsOf: package.appendingPathComponent("README.md"), encoding: .utf8)
    let arguments = [
      "preview", "strings.json", "--key", "settings.apply", "--locale", "de", "--lines", lines, "--category",
      "L,AX1,AX3",
    ]
    #expect(readme.contains("    typecheck \(arguments.joined(separator: " ")) -o \(file)"))
    #expect(readme.contains("](Tests/Golden/Previews/\(golden))"))
    let result = try Binary.run(arguments, in: package.appendingPathComponent("Tests/Fixtures/demo"))
    #expect(result.status == 0, "\(result.error)")
    let picture = package.appendingPathComponent("Tests/Golden/Previews/\(golden)")
    #expect(result.output == (try String(contentsOf: picture, encoding: .utf8)), "the README shows another picture")
  }

  /// One page: what does not fit is in the guides.
  @Test func theReadmeIsOnePage() throws {
    let readme = DocumentPage.lines(of: DocumentPage.text(of: "README.md"))
    #expect(readme.count <= 201, "\(readme.count - 1) lines; move some to a guide")
  }

  @Test(arguments: DocumentPage.repositoryPages)
  func everyLinkLeadsToAFile(_ page: String) throws {
    let folder = DocumentPage.package.appending(path: page).deletingLastPathComponent()
    for match in DocumentPage.text(of: page).matches(of: /\]\(([^)#:]+)(?:#[^)]*)?\)/) {
      let target = folder.appending(path: String(match.1)).standardizedFileURL.path
      #expect(FileManager.default.fileExists(atPath: target), "\(page): there is no \(match.1)")
    }
  }
}
