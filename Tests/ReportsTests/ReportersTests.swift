import Foundation
import Reports
import Testing

@Suite struct ReportersTests {
  @Test func folderIsList() throws {
    let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let files = try FileManager.default.contentsOfDirectory(atPath: package.appending(path: "Sources/Reports").path)
    let reporters = files.filter { $0.hasSuffix("Reporter.swift") && $0 != "Reporter.swift" }
    #expect(Set(reporters) == Set(Reporters.all.map { "\(type(of: $0)).swift" }))
  }

  @Test func namesAreUnique() {
    #expect(Reporters.all.map(\.format.id) == ["text", "json"])
    #expect(Reporters.named("json") is JSONReporter)
    #expect(Reporters.named("xml") == nil)
  }
}
