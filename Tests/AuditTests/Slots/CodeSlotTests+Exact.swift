import Adaptivity
import AuditModel
import DynamicType
import RuleKit
import Testing

@testable import Audit
@testable import TextRules

/// Widths that code states exactly.
extension CodeSlotTests {
  /// A headline that code offers a width.
  private static func use(_ width: OfferedWidth, _ certainty: TextUse.Certainty) -> TextUse {
    Self.use {
      headline(&$0)
      $0.width = .init(width, certainty)
    }
  }

  @Test func aTextThatFitsInAnExactWidthPasses() async throws {
    let result = try await audit("Spara", [Self.use(OfferedWidth(taken: 16), .exact)])
    #expect(result.results[0].slot.width == 359 && result.results[0].slot.assumed.isEmpty)
    #expect(result.results[0].measurements.allSatisfy { $0.outcome == .pass } && result.tally.boundedTexts == 0)
    let bounded = try await audit("Spara", [Self.use(OfferedWidth(taken: 16), .atMost)])
    #expect(bounded.tally.boundedTexts == 1)
  }

  @Test func aTextThatDoesNotFitInAnExactWidthFails() async throws {
    let result = try await audit(Self.long, [Self.use(OfferedWidth(least: 80, most: 80), .exact)])
    #expect(result.findings.map(\.rule) == ["word-broken"] && result.findings[0].outcome == .fail)
  }

  @Test func anEqualWidthThatMayBeLessIsTheOnlySlot() throws {
    let width = OfferedWidth(least: 200, most: 200)
    let uses = [Self.use(width, .exact), Self.use(width, .atMost)]
    let resolver = Self.resolver(uses)
    let places = resolver.places(of: Self.text(), code: resolver.code.uses(of: Self.text()))
    let placed = resolver.resolve(SlotFields(), pattern: nil, places)
    #expect(placed.map(\.slot.slot.assumed) == [.narrower] && placed.map(\.sites) == [[0, 1]])
    #expect(resolver.code.uses(of: uses[0].key, at: placed[0].sites) == uses)
    #expect(resolver.code.uses(of: uses[0].key, at: [1]) == [uses[1]])
    #expect(resolver.code.uses(of: uses[0].key, at: nil) == uses)
    let own = try #require(Self.resolver([uses[0]]).resolve(Self.text()).first)
    #expect(own.isExact && own.slot.assumed.isEmpty)
  }

  @Test func aPartOfATextAndAPlaceOfTheSystemAreNotExact() {
    var part = Self.use(OfferedWidth(), .exact)
    part.isPart = true
    let title = Self.use("navigationTitle", .navigationTitle) { $0.width = .init(OfferedWidth(), .exact) }
    #expect([part, title].allSatisfy { !DrawSite($0).isWidthExact })
  }

  @Test func sheetsAreOnlyAsWideAsTheWindowsOfUprightPhones() throws {
    func isExact(_ name: String, _ orientation: Orientation, _ width: OfferedWidth) throws -> Bool {
      let device = try DeviceTable.standard.device(name)
      let placed = PlacedDevice(LayoutEnvironment(device: device, orientation: orientation))
      return DrawSite(Self.use(width, .exact)).placed(on: [placed]).isWidthExact
    }
    let (open, fixed) = (OfferedWidth(taken: 16), OfferedWidth(least: 80, most: 80))
    #expect(try isExact("iphone-se-3", .portrait, open))
    #expect(try !isExact("iphone-se-3", .landscape, open) && !isExact("ipad-10", .portrait, open))
    #expect(try isExact("iphone-se-3", .landscape, fixed) && isExact("ipad-10", .portrait, fixed))
  }
}
