import Testing

/// The folders of the package.
@Suite struct LayoutTests {
  static let topLevel: Set<String> = [
    "Package.swift", "Sources", "Tests", "Fonts", "Reports", "README.md", "Makefile", "LICENSE", "CHANGELOG.md",
    "CONTRIBUTING.md",
  ]

  @Test func theTopLevelHasOnlyTheFixedNames() {
    let found = Set(PackageSource.tracked.compactMap { $0.split(separator: "/").first.map(String.init) })
    let others = found.filter { !$0.hasPrefix(".") }.subtracting(Self.topLevel)
    #expect(others.isEmpty, "move \(others.sorted()) below a folder that fits")
  }

  @Test(arguments: [
    "README.md", "CHANGELOG.md", "CONTRIBUTING.md", "Makefile", "LICENSE", ".ci/run", ".editorconfig", ".swift-format",
    "Fonts/README.md", ".github/SECURITY.md", ".github/CODE_OF_CONDUCT.md", ".github/PULL_REQUEST_TEMPLATE.md",
    ".github/workflows/ci.yml", ".githooks/pre-commit",
    ".github/ISSUE_TEMPLATE/false-finding.md", ".github/ISSUE_TEMPLATE/bug.md", ".github/ISSUE_TEMPLATE/idea.md",
  ])
  func theExpectedFilesExist(_ path: String) {
    let isThere = PackageSource.paths.contains(path)
    #expect(isThere, "\(path) is missing")
  }

  @Test func theWorkflowRunsTheGateWithPinnedActions() throws {
    let path = ".github/workflows/ci.yml"
    let workflow = try #require(PackageSource.files(".github/", endings: ["ci.yml"]).first { $0.path == path })
    #expect(workflow.lines.contains("      - run: .ci/run"))
    let actions = workflow.text.matches(of: /uses: (\S+)/).map { String($0.1) }
    #expect(!actions.isEmpty)
    for action in actions {
      let isPinned = action.wholeMatch(of: /[\w-]+\/[\w-]+@v\d+\.\d+\.\d+/) != nil
      #expect(isPinned, "\(action): name the tag of a release")
    }
  }

  @Test func everyTargetHasFiles() throws {
    let manifest = try #require(
      PackageSource.files("", endings: ["Package.swift"]).first { $0.path == "Package.swift" })
    let named = manifest.text.matches(of: /path: "((?:Sources|Tests)\/[^"\\]+)"/).map { String($0.1) }
    let libraries = manifest.text.matches(of: /\n {4}library\("([^"]+)"/).map { "Sources/" + $0.1 }
    let tests = manifest.text.matches(of: /\n {4}tests\("([^"]+)"/).map { "Tests/" + $0.1 }
    #expect(!named.isEmpty && !libraries.isEmpty && !tests.isEmpty)
    for folder in named + libraries + tests {
      let hasFiles = PackageSource.paths.contains { $0.hasPrefix(folder + "/") }
      #expect(hasFiles, "the target in \(folder) has no files")
    }
  }

  /// Otherwise a sample may use what a program outside of the package cannot.
  @Test func samplesAreCompiledLikeAClient() throws {
    let manifest = try #require(
      PackageSource.files("", endings: ["Package.swift"]).first { $0.path == "Package.swift" })
    let target = try #require(manifest.text.firstMatch(of: /name: "Samples"[^)]*\)/))
    #expect(target.0.contains("packageAccess: false"))
    for file in PackageSource.files("Tests/Samples/", endings: [".swift"]) {
      let imported = Set(file.text.matches(of: /(?m)^import (\w+)$/).map { String($0.1) })
      #expect(imported.isSubset(of: ["Foundation", "TypeCheckKit"]), "\(file.path): import TypeCheckKit alone")
      #expect(!file.text.contains("@testable"), "\(file.path): a client cannot import for testing")
    }
  }

  @Test func noPlaceholderRemains() {
    let placeholders = PackageSource.paths.filter { $0.hasSuffix("/Stub.swift") }
    #expect(placeholders.isEmpty, "fill and remove \(placeholders)")
  }
}
