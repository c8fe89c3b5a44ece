import Foundation
import TestSupport
import Testing

/// The README's pictures are what the program draws; its samples are in `DocumentationTests`.
@Suite struct ReadmeTests {
  private static let golden = Golden(suite: "Previews", names: ["readme.svg", "readme-fixed.svg"])

  /// The pictures show the text of the finding above them, in its style, width and first size.
  @Test(arguments: [("1", "cut.svg", "readme.svg"), ("2", "fixed.svg", "readme-fixed.svg")])
  func thePreviewIsCurrent(lines: String, file: String, golden: String) throws {
    let readme = DocumentPage.text(of: "README.md")
    let found = readme.firstMatch(of: /is cut from ([A-Z0-9]+): .* has at most ([0-9]+) pt on 1 line/)
    let finding = try #require(found, "the README has no finding")
    #expect(readme.contains(#"Text("settings.apply").font(.headline)"#))
    let arguments = [
      "preview", "Settings", "--key", "settings.apply", "--locale", "de", "--style", "headline", "--width",
      String(finding.2), "--lines", lines, "--category", "L,\(finding.1),AX3",
    ]
    #expect(readme.contains("    typecheck \(arguments.joined(separator: " ")) -o \(file)"))
    #expect(readme.contains("](Tests/Golden/Previews/\(golden))"))
    let result = try Binary.run(arguments, in: DocumentPage.package.appending(path: "Tests/Fixtures/readme"))
    #expect(result.status == 0, "\(result.error)")
    try Self.golden.compare(result.output, with: golden)
  }

  /// `make demo` shows a text that is cut and colours that fail.
  @Test func theDemoShowsFailures() throws {
    let makefile = DocumentPage.lines(of: DocumentPage.text(of: "Makefile"))
    let line = try #require(makefile.first { $0.contains("for command in ") })
    let commands = line.matches(of: /'([^']+)'/).map { match in
      String(match.1).replacing("$(SAMPLE)", with: "Tests/Fixtures/demo")
    }
    #expect(commands.count == 2)
    for (command, problem) in zip(commands, ["is cut from", "needs 4.5:1"]) {
      let arguments = command.split(separator: " ").map(String.init)
      let result = try Binary.run(arguments, in: DocumentPage.package)
      #expect(result.status == 1 && result.output.contains(problem), "\(command): \(result.error)\(result.output)")
    }
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
