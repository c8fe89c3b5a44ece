import Adaptivity
import AuditModel
import DynamicType
import RuleKit
import Testing

@testable import Audit
@testable import TextRules

/// The slots of texts that an app's code draws.
@Suite struct CodeSlotTests {
  static func use(
    _ place: String = "Text", _ role: TextRole = .text, change: (inout TextUse) -> Void = { _ in }
  ) -> TextUse {
    var use = TextUse(
      key: TextKey(key: "a", table: "L"), location: SourceLocation(file: "Row.swift", line: 3, column: 5),
      place: place, role: role, way: .literal, isLocalizedKey: true)
    use.framework = .swiftui
    use.style = .init(.body, .assumed)
    use.lines = .init(0, .assumed)
    change(&use)
    return use
  }

  static func headline(_ use: inout TextUse) { use.style = .init(.headline, .exact, at: use.location) }

  static func resolver(_ uses: [TextUse], mentions: Int = 0, isComplete: Bool = true) -> SlotResolver {
    var resolver = SlotResolver(standard: Slot(style: .body, width: MeasureOptions.standardWidth))
    resolver.standard.assumed = [.style, .width, .framework]
    let key = TextKey(key: "a", table: "L")
    let place = SourceLocation(file: "Row.swift", line: 9, column: 1)
    let mention = TextMention(key: key, location: place, ending: .property)
    resolver.code = SitesByKey(
      of: [key], uses: uses, mentions: Array(repeating: mention, count: mentions), isComplete: isComplete)
    return resolver
  }

  static func text(_ text: String = "Save", file: String = "L.strings") -> LocalizedString {
    LocalizedString(
      location: SourceLocation(file: file, line: 1, column: 1), key: "a", text: text, locale: "sv", group: "L")
  }

  @Test func aStatedStyleHasTheWholeWindow() throws {
    let slots = Self.resolver([Self.use(change: Self.headline)]).resolve(Self.text())
    let resolved = try #require(slots.first)
    #expect(slots.count == 1 && resolved.slot.style == .headline && resolved.slot.width == 375)
    #expect(resolved.slot.assumed == .narrower && resolved.slot.framework == .swiftui)
    #expect(resolved.origins[.style] == .code)
  }

  @Test func aWidthInTheCodeIsTheLargest() {
    let slot = Self.resolver([Self.use { $0.width = .init(OfferedWidth(most: 120), .atMost) }]).resolve(Self.text())[0]
      .slot
    #expect(slot.width == 120 && slot.assumed == [.style, .narrower])
  }

  @Test func anAssumedStyleStaysAnAssumption() {
    #expect(Self.resolver([Self.use()]).resolve(Self.text())[0].slot.assumed == [.style, .narrower])
  }

  @Test func equalPlacesShareASlotAndOthersHaveTheirOwn() {
    let uses = [
      Self.use(change: Self.headline), Self.use("Label", change: Self.headline),
      Self.use("navigationTitle", .navigationTitle),
    ]
    let slots = Self.resolver(uses).resolve(Self.text()).map(\.slot)
    #expect(slots.map(\.role) == [.text, .navigationTitle] && slots.map(\.lines) == [nil, 1])
  }

  @Test func whatAPersonWroteGoesAhead() {
    var resolver = Self.resolver([Self.use(change: Self.headline)], mentions: 1)
    var text = Self.text()
    text.slot.style = .footnote
    #expect(resolver.resolve(text).map(\.slot.style) == [.footnote])
    #expect(resolver.resolve(text)[0].slot.assumed == [.width, .framework])
    resolver.slots = ["row": SlotChoice(fields: .init())]
    resolver.slots["row"]?.width = 100
    resolver.patterns = [SlotPattern(key: .init(name: "*"), slot: "row", location: text.location)]
    #expect(resolver.resolve(Self.text())[0].slot.width == 100)
    #expect(resolver.resolve(Self.text())[0].slot.assumed == [.style, .framework])
  }

  @Test func codeGoesAheadOfOptions() {
    var resolver = Self.resolver([Self.use(change: Self.headline)])
    resolver.options.style = .caption1
    resolver.options.width = 200
    let slot = resolver.resolve(Self.text())[0].slot
    #expect(slot.style == .headline && slot.width == 200 && slot.assumed.isEmpty)
  }

  @Test(arguments: [(0, true, ReviewReason.noUseFound), (0, false, .noSlot), (1, true, .useNotFollowed)])
  func textsWithoutAPlaceNeedReview(_ mentions: Int, _ isComplete: Bool, _ reason: ReviewReason) {
    let slot = Self.resolver([], mentions: mentions, isComplete: isComplete).resolve(Self.text())[0].slot
    #expect(slot.openReason == reason && slot.isContainerAssumed)
  }

  @Test func otherFilesAreNotLookedFor() {
    #expect(Self.resolver([]).resolve(Self.text(file: "M.strings"))[0].slot.openReason == .noSlot)
    #expect(!SitesByKey.mayUse(Self.text(file: "de.json")) && !SitesByKey.mayUse(Self.text(file: "InfoPlist.strings")))
    #expect(SitesByKey.mayUse(Self.text(file: "de.lproj/Localizable.strings")))
  }

  @Test func anUnknownWidthHasNoWindow() {
    let slot = Self.resolver([Self.use(change: { $0.width = .init(nil, .unknown) })]).resolve(Self.text())[0].slot
    #expect(slot.assumed.contains(.width) && slot.windowWidth == nil)
  }

  @Test(arguments: [(nil, true), (0.5, false)] as [(Double?, Bool)])
  func anUnknownFactorIsAssumed(_ factor: Double?, _ isAssumed: Bool) {
    let use = Self.use { $0.minimumScale = .init(factor, factor == nil ? .unknown : .exact) }
    #expect(Self.resolver([use]).resolve(Self.text())[0].slot.assumed.contains(.scale) == isAssumed)
  }

  @Test func anUnknownWeightIsAnUnknownStyle() {
    let use = Self.use {
      Self.headline(&$0)
      $0.weight = .init(nil, .unknown)
    }
    #expect(Self.resolver([use]).resolve(Self.text())[0].slot.assumed.contains(.style))
  }

  @Test func aFixedSizeDoesNotGrow() {
    let use = Self.use {
      $0.style = .init(nil, .exact)
      $0.fixedSize = .init(20, .exact)
    }
    let slot = Self.resolver([use]).resolve(Self.text())[0].slot
    #expect(slot.size == 20 && slot.assumed == .narrower)
  }

  @Test func paddingsNarrowTheWindow() {
    #expect(
      Self.resolver([Self.use { $0.width = .init(OfferedWidth(taken: 32), .atMost) }]).resolve(Self.text())[0].slot
        .width == 343)
  }

  // MARK: Verdicts

  func audit(
    _ text: String, _ uses: [TextUse], mentions: Int = 0, width: Double? = nil
  ) async throws -> Auditor.Result {
    var options = MeasureOptions()
    options.slots = Self.resolver(uses, mentions: mentions)
    options.slots?.options.width = width
    options.rules = Set(RuleRegistry.textDescriptors.map(\.id))
    var catalog = Catalog()
    catalog.strings = [Self.text(text)]
    return try await Auditor(options: options, fontDirectories: [], jobs: 1).audit(catalog)
  }

  static let long = "Meddelandeinställningarna"

  @Test func aWordWiderThanTheWindowFails() async throws {
    let result = try await audit(Self.long, [Self.use(change: Self.headline)])
    let finding = try #require(result.findings.first { $0.rule == "word-broken" })
    // iOS may hyphenate Swedish.
    #expect(finding.outcome == .fail && finding.severity == .note)
  }

  @Test func aFixedHeightCutsLinesButNotASingleOne() async throws {
    let use = Self.use {
      Self.headline(&$0)
      $0.height = .init(20, .atMost)
    }
    #expect(try await audit("Spara", [use]).findings.isEmpty)
    let result = try await audit("Spara alla ändringar i det här dokumentet", [use])
    // SwiftUI draws fewer lines and an ellipsis.
    #expect(result.findings.map(\.rule) == ["text-truncated"])
    #expect(result.findings[0].outcome == .fail)
  }

  @Test func aNarrowContainerBreaksWordsEarlier() async throws {
    func first(_ width: OfferedWidth) async throws -> ContentSizeCategory? {
      let use = Self.use {
        Self.headline(&$0)
        $0.width = .init(width, .atMost)
      }
      return try await audit(Self.long, [use]).findings.first { $0.rule == "word-broken" }?.firstCategory
    }
    let (window, row) = (try await first(OfferedWidth()), try await first(OfferedWidth(taken: 64)))
    #expect(try #require(row) < #require(window))
    #expect(try await first(OfferedWidth(least: 90, most: 90)) == .extraSmall)
  }

  @Test func twoFixedSizesHaveFindingsOfTheirOwn() async throws {
    let uses = [20.0, 30].map { size in
      Self.use {
        $0.style = .init(nil, .exact)
        $0.fixedSize = .init(size, .exact)
      }
    }
    let findings = try await audit(Self.long + Self.long, uses).findings.filter { $0.rule == "word-broken" }
    #expect(findings.count == 2 && Set(findings.map(\.fingerprint)).count == 2)
  }

  @Test func aShortTextIsOnlyCounted() async throws {
    let result = try await audit("Spara", [Self.use(change: Self.headline)])
    #expect(result.findings.isEmpty && result.tally.boundedTexts == 1)
    #expect(result.results[0].measurements.allSatisfy { $0.reason == .containerBounded })
  }

  @Test func aTextWithAMentionThatIsNotFollowedNeverPasses() async throws {
    let result = try await audit("Spara", [Self.use(change: Self.headline)], mentions: 1)
    #expect(result.results[0].measurements.allSatisfy { $0.reason == .useNotFollowed })
    #expect(result.findings.isEmpty && result.tally.textsByUse == [.useNotFollowed: 1])
  }

  @Test func anAssumedStyleNeverWarns() async throws {
    let result = try await audit(Self.long + Self.long, [Self.use()])
    #expect(result.findings.allSatisfy { $0.severity == .note || $0.outcome == .needsReview })
    #expect(!result.findings.isEmpty)
  }

  @Test func aTextThatMayKeepItsSizeOrFontOnlyFailsWhereItsWordsCertainlyBreak() async throws {
    func breaks(_ points: Double, _ change: (inout TextUse) -> Void) async throws -> Bool {
      let use = Self.use {
        $0.width = .init(OfferedWidth(least: points, most: points), .atMost)
        change(&$0)
      }
      return try await audit(Self.long, [use]).findings.contains { $0.rule == "word-broken" && $0.outcome == .fail }
    }
    // Nothing sets a font.
    #expect(try await breaks(200) { _ in })
    #expect(try await breaks(200) { $0.style = .init(nil, .unknown) })
    #expect(try await !breaks(200) { $0.maxCategory = .init(nil, .unknown) })
    #expect(try await breaks(40) { $0.maxCategory = .init(nil, .unknown) })
    // Another font has other letters, whose widths are not known at any size.
    for style in [nil, TextStyle.body] {
      #expect(try await !breaks(40) { $0.style = .init(style, .unknown, at: $0.location) })
    }
  }

  @Test func aTextThatCodeDoesNotUseIsOnlyCounted() async throws {
    let result = try await audit(Self.long + " och mycket mer text", [])
    #expect(!result.findings.contains { $0.rule == "text-truncated" })
    #expect(result.tally.textsByUse == [.noUseFound: 1] && result.tally.openTexts == 1)
  }

  @Test func aSpokenTextIsNotApplicable() async throws {
    let result = try await audit(Self.long, [Self.use("accessibilityLabel", .spoken)])
    #expect(result.findings.isEmpty && result.tally.undrawn == [.spoken: 1])
  }

  @Test func everyPlaceIsChecked() async throws {
    let uses = [Self.use("accessibilityLabel", .spoken), Self.use(change: Self.headline)]
    let result = try await audit(Self.long, uses)
    #expect(result.results.map(\.slot.role) == [.spoken, .text] && result.summary.texts == 1)
    #expect(result.findings.map(\.slot?.role) == [.text])
  }

  @Test func aWindowOfTheAppLimitsTextsAndIsNamed() throws {
    let device = try DeviceTable.standard.device("iphone-se-1")
    var resolver = Self.resolver([Self.use(change: Self.headline)])
    resolver.windows.narrowest = .init(width: 320, devices: [PlacedDevice(LayoutEnvironment(device: device))])
    let slot = resolver.resolve(Self.text())[0].slot
    #expect(slot.width == 320 && slot.namedDevices.map(\.id) == ["iphone-se-1"] && slot.devices.isEmpty)
    // Without a place in code, the container is assumed, and no device is named.
    let other = resolver.resolve(Self.text(file: "Other.strings"))[0].slot
    #expect(other.width == MeasureOptions.standardWidth && other.windowWidth == 320 && other.namedDevices.isEmpty)
  }

  @Test func codeForLaterSystemsHasTheirWindow() {
    let uses: [TextUse] = [nil, 16, 17].map { system in
      Self.use { use in
        Self.headline(&use)
        use.latestSystem = system
      }
    }
    var resolver = Self.resolver(uses)
    resolver.windows.narrowest = .init(width: 320)
    resolver.windows.later = [16: .init(width: 375)]
    #expect(resolver.resolve(Self.text()).map(\.slot.width) == [320, 375], "17 has the window of the app")
  }

  @Test(arguments: [
    (Orientation.portrait, false, false), (.portrait, true, false), (.landscape, false, false),
    (.landscape, true, true),
  ])
  func aTextUnderTheSidesOfTheSafeAreaHasAnyWidthInLandscape(
    _ orientation: Orientation, _ ignoresSafeArea: Bool, _ isOpen: Bool
  ) throws {
    let device = try DeviceTable.standard.device("iphone-16")
    let use = Self.use {
      Self.headline(&$0)
      $0.ignoresSafeArea = ignoresSafeArea
    }
    var resolver = Self.resolver([use])
    let placed = PlacedDevice(LayoutEnvironment(device: device, orientation: orientation))
    resolver.windows.narrowest = .init(width: 390, devices: [placed])
    #expect(resolver.resolve(Self.text())[0].slot.assumed.contains(.width) == isOpen)
  }
}
