import Adaptivity
import AuditModel
import Foundation
import LayoutFiles
import Testing

@testable import LayoutRules
@testable import RuleKit

@Suite struct ManifestAuditorTests {
  private static func fixture(_ name: String) -> String {
    URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Fixtures/layouts/\(name)").path
  }

  private func manifest(_ name: String) throws -> AppManifest {
    try #require(LayoutLoader.load(inputs: [Self.fixture(name)]).manifests.first)
  }

  @Test func ourOwnProjectPasses() throws {
    let tally = ManifestAuditor().audit([try manifest("project/Info.plist")])
    #expect(tally.findings.isEmpty, "\(tally.findings.map(\.message.text))")
    #expect(tally.counts.pass == 8 && tally.counts.judgements == 8)
    #expect(tally.rules.count == RuleRegistry.manifests.count + RuleRegistry.coverage.count)
  }

  @Test func findsTheFaultsOfTheBuiltApp() throws {
    let tally = ManifestAuditor().audit([try manifest("built/Info.plist")])
    #expect(
      tally.findings.map { "\($0.rule) \($0.severity) \($0.key)" }.sorted() == [
        "full-screen-required warning UIRequiresFullScreen",
        "half-orientation-pair error UISupportedInterfaceOrientations",
        "half-orientation-pair warning UISupportedInterfaceOrientations~ipad",
      ])
    #expect(tally.findings.first?.severity == .error)
  }

  @Test func comparesAManifestWithTheLayouts() throws {
    let catalog = LayoutLoader.load(inputs: [Self.fixture("beds.layout.json")])
    let manifest = try manifest("project/Info.plist")
    let tally = ManifestAuditor().audit([manifest], screens: catalog.screens)
    #expect(
      tally.findings.map(\.rule).sorted() == ["device-not-described", "size-classes-not-described"],
      "\(tally.findings.map(\.message.text))")
    #expect(
      tally.counts.fail == 0 && tally.counts.needsReview == 2 && tally.findings.allSatisfy { $0.reason == .noLayout })
    let both = ManifestAuditor().audit([manifest, manifest], screens: catalog.screens)
    #expect(both.findings.isEmpty && both.notes.count == 1)
  }

  @Test func runsOnlyTheChosenRules() throws {
    let tally = ManifestAuditor(rules: ["full-screen-required"]).audit([try manifest("built/Info.plist")])
    #expect(tally.findings.map(\.rule) == ["full-screen-required"] && tally.rules.count == 1)
  }

  @Test func acceptsNoManifest() {
    let tally = ManifestAuditor().audit([])
    #expect(tally.findings.isEmpty && tally.rules.isEmpty && tally.counts.pass == 0)
  }
}
