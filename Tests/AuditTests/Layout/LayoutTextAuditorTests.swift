import Adaptivity
import AuditModel
import DynamicType
import Foundation
import LayoutFiles
import Testing
import TextEngine

@testable import LayoutRules
@testable import RuleKit

@Suite struct LayoutTextAuditorTests {
  private static let fixtures = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Fixtures/layouts").path

  private static func stack() throws -> FontStack { try FontStack(locator: FontLocator(fontDirectories: [])) }

  private func check(
    _ screens: [Screen], jobs: Int = 1, change: (inout LayoutTextAuditor) -> Void = { _ in }
  ) async throws -> LayoutTextAuditor.Result {
    var auditor = LayoutTextAuditor(stack: try Self.stack(), jobs: jobs)
    change(&auditor)
    return try await auditor.judge(screens)
  }

  private func fixture() -> [Screen] {
    LayoutLoader.load(inputs: ["beds", "harvest", "new-bed"].map { "\(Self.fixtures)/\($0).layout.json" }).screens
  }

  /// The fixture with something changed in one element, in the environments that are meant.
  private func fixture(
    _ id: String, where isMeant: (LayoutEnvironment) -> Bool = { _ in true },
    _ change: (inout LayoutElement) -> Void
  ) -> [Screen] {
    fixture().map { screen in
      var screen = screen
      guard isMeant(screen.environment), let index = screen.elements.firstIndex(where: { $0.id == id }) else {
        return screen
      }
      change(&screen.elements[index])
      return screen
    }
  }

  @Test func theFixturesAreValid() async throws {
    let result = try await check(fixture())
    #expect(result.tally.findings.isEmpty, "\(result.tally.findings.map(\.message.text))")
    #expect(result.texts > result.distinctTexts && result.distinctTexts > 10)
    #expect(result.tally.counts.pass > 50 && !result.fonts.isEmpty)
  }

  @Test func aNarrowFrameCutsOnceForAllEnvironments() async throws {
    let result = try await check(fixture("tomatoes.note") { $0.frame.width = 60 })
    let found = result.tally.findings
    #expect(found.map(\.rule) == ["element-text-cut"])
    let finding = try #require(found.first)
    #expect(finding.layout?.element == "tomatoes.note" && finding.layout?.screen == "Beds")
    #expect(finding.layout?.environments.count == 7)
    // It is a secondary text.
    #expect(finding.severity == .warning)
  }

  @Test func aPrimaryTextIsAnError() async throws {
    let result = try await check(fixture("tomatoes.name") { $0.frame.width = 40 })
    #expect(result.tally.findings.map(\.severity) == [.error])
    let message = try #require(result.tally.findings.first).message.text
    #expect(message.hasPrefix("\"Tomatoes\" is cut: it needs "), "\(message)")
  }

  @Test func aLowFrameCutsThrough() async throws {
    let large = fixture("beans.name", where: { $0.category == .accessibilityLarge }) { $0.frame.height = 18 }
    let result = try await check(large)
    #expect(result.tally.findings.map { $0.layout?.environments.count } == [1])
    #expect(result.tally.findings.first?.message.text.contains("is clipped") == true)
  }

  @Test func aTextMayWrapToTheHeightOfItsFrame() async throws {
    let wrapped = fixture("beans.note") { element in
      element.content?.lines = 0
      element.content?.text = "Tie them to the poles and water them every morning before the sun is high"
      element.frame.height = 20
    }
    #expect(try await check(wrapped).tally.findings.map(\.rule) == ["element-text-cut"])
    let high = wrapped.map { screen in
      var screen = screen
      if let index = screen.elements.firstIndex(where: { $0.id == "beans.note" }) {
        screen.elements[index].frame.height = 400
      }
      return screen
    }
    let cut = try await check(high).tally.findings.filter { $0.rule == "element-text-cut" }
    #expect(cut.isEmpty)
  }

  @Test func longLinesOnAPad() async throws {
    let prose = String(repeating: "Sow in rows, a hand apart, and cover with a finger of soil. ", count: 8)
    let long = fixture("beans.note", where: { $0.device?.family == .ipad }) { element in
      element.content?.text = prose
      element.content?.lines = 0
      element.frame.height = 400
    }
    let found = try await check(long).tally.findings
    #expect(found.map(\.rule) == ["readable-width-exceeded"], "\(found.map(\.message.text))")
    #expect(found.first?.severity == .warning && found.first?.layout?.environments.count == 2)
  }

  @Test func keysAreLookedUp() async throws {
    var catalog = Catalog()
    for (locale, text) in [("en", "Water"), ("de", "Bewässerungszeiten anzeigen")] {
      catalog.strings.append(
        LocalizedString(
          location: SourceLocation(file: "\(locale).lproj/Garden.strings", line: 1, column: 1), key: "water",
          text: text, locale: locale, group: "Garden"))
    }
    let keyed = { (locale: String, key: String) in
      self.fixture("tomatoes.note") { element in
        element.content?.text = nil
        element.content?.key = key
        element.content?.locale = locale
        element.frame.width = 110
      }
    }
    #expect(try await check(keyed("en", "water")) { $0.catalog = catalog }.tally.findings.isEmpty)
    #expect(try await check(keyed("fr", "water")) { $0.catalog = catalog }.tally.findings.isEmpty)
    let german = try await check(keyed("de-AT", "water")) { $0.catalog = catalog }
    #expect(german.tally.findings.map(\.rule) == ["element-text-cut"])
    let missing = try await check(keyed("de", "hoe")) { $0.catalog = catalog }
    #expect(missing.leftOut["texts whose keys are in no table that was read"] == 7)
  }

  @Test func countsTextsThatCannotBeMeasured() async throws {
    let unknown = fixture("tomatoes.name") { $0.content?.style = nil }
    #expect(try await check(unknown).leftOut == ["texts without a stated style or size": 7])
    let custom = fixture("tomatoes.name") { $0.content?.family = "Lora" }
    let result = try await check(custom)
    #expect(result.leftOut == ["texts in fonts whose files are not known": 7])
    #expect(result.tally.findings.map(\.rule) == ["many-typefaces"])
  }

  @Test func measuresAStatedSizeUnchanged() async throws {
    let small = fixture("tomatoes.name") { element in
      element.content?.size = 60
      element.content?.style = nil
      element.flags.insert(.fixedSize)
    }
    let rules = Set(try await check(small).tally.findings.map(\.rule))
    #expect(rules == ["element-text-cut", "font-does-not-scale"])
  }

  @Test(arguments: [2, 7]) func theNumberOfThreadsDoesNotMatter(_ jobs: Int) async throws {
    let screens = fixture("tomatoes.note") { $0.frame.width = 60 }
    let one = try await check(screens)
    let other = try await check(screens, jobs: jobs)
    #expect(one.tally.findings == other.tally.findings && one.tally.counts.pass == other.tally.counts.pass)
  }

  @Test func acceptsNoScreens() async throws {
    let result = try await check([])
    #expect(result.tally.findings.isEmpty && result.texts == 0)
  }
}
