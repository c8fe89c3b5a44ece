import Testing

@testable import TypeCheckKit

/// Paths of two runs in different folders.
@Suite struct PathChangeTests {
  @Test func equalPathsStay() {
    let paths = PathChange(from: ["App/a", "App/b"], to: ["App/b", "Lib/c"])
    #expect(paths.isIdentity && paths.isKnown)
    #expect(paths.currentPath(of: "Lib/c") == "Lib/c")
  }

  @Test func theBeginningsOfMostFilesCount() {
    let paths = PathChange(
      from: ["App/de.lproj/Main.strings", "App/fr.lproj/Main.strings", "Lib/de.lproj/Main.strings"],
      to: ["/ci/1/App/de.lproj/Main.strings", "/ci/1/App/fr.lproj/Main.strings", "/ci/1/Gone/x.strings"])
    #expect(paths.earlierPath(of: "App/de.lproj/Main.strings") == "/ci/1/App/de.lproj/Main.strings")
    #expect(paths.currentPath(of: "/ci/1/Gone/x.strings") == "Gone/x.strings")
  }

  @Test func nothingInCommonIsNotKnown() {
    #expect(!PathChange(from: ["a.strings"], to: ["b.strings"]).isKnown)
    #expect(!PathChange(from: [], to: []).isKnown)
    #expect(PathChange(from: ["a.strings"], to: ["b.strings"]).currentPath(of: "b.strings") == "b.strings")
  }
}
