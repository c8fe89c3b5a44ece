import Foundation
import Reports
import Testing

@Suite struct ReportersTests {
  @Test func theListHasEveryFileInTheFolder() throws {
    let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let files = try FileManager.default.subpathsOfDirectory(atPath: package.appending(path: "Sources/Reports").path)
      .map { URL(filePath: $0).lastPathComponent }
    let reporters = files.filter { $0.hasSuffix("Reporter.swift") && $0 != "Reporter.swift" }
    #expect(Set(reporters) == Set(Reporters.all.map { "\(type(of: $0)).swift" }))
  }

  @Test func namesAreUnique() {
    #expect(
      Reporters.all.map(\.format.id) == [
        "text", "json", "jsonl", "sarif", "junit", "github", "xcode", "checkstyle", "codeclimate", "csv", "markdown",
        "html",
      ])
    #expect(Reporters.named("json") is JSONReporter)
    #expect(Reporters.named("xml") == nil)
  }
}
