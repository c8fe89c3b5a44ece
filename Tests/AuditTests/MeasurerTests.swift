import AuditModel
import DynamicType
import Foundation
import Testing
import TextEngine
import TextRules

@Suite struct MeasurerTests {
  @Test func bodyHasTheSizesOfTheTypeScale() throws {
    let rows = try Bench().measure("Save")
    #expect(rows.map(\.size) == [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53])
    #expect(rows[.large]?.leading == 22)
    #expect(rows[.large]?.tracking == -0.43)
    #expect(rows.allSatisfy { $0.outcome == .pass && $0.fits && $0.lineCount == 1 })
  }

  @Test func heightMatchesSanFranciscoRoundedUpToAPixel() throws {
    // 1.193359375 × 17 = 20.287, up to 20.333 at 3x; every further line adds the leading of 22.
    let large = try #require(try Bench().measure("Save")[.large])
    #expect(abs(large.height - 61.0 / 3) < 1e-9)
    let text = "Your changes are saved when you leave this page, even offline."
    let wrapped = try #require(try Bench().measure(text, lineLimit: 0)[.large])
    #expect(wrapped.lineCount == 2)
    #expect(abs(wrapped.height - (127.0 / 3)) < 1e-9)
  }

  @Test func longerTextIsCutFromACategoryOn() throws {
    let rows = try Bench().measure("Einstellungen übernehmen", locale: "de")
    let outcomes = rows.map(\.outcome)
    #expect(outcomes.first == .pass)
    #expect(outcomes.last == .fail)
    let firstFail = try #require(rows.first { $0.outcome == .fail })
    #expect(firstFail.naturalWidth - firstFail.uncertainty > 288)
    #expect(firstFail.visibleText?.hasSuffix("…") == true)
    #expect(abs(firstFail.overBy - (firstFail.naturalWidth - 288)) < 0.01)
    #expect(firstFail.visibleShare < 1)
    let lastPass = try #require(rows.last { $0.outcome == .pass })
    #expect(lastPass.naturalWidth + lastPass.uncertainty <= 288)
  }

  @Test func aSlotMayHaveItsOwnFont() throws {
    let path = Self.font
    let bench = try Bench()
    let measurer = try Measurer(options: bench.options, stack: bench.stack)
    func width(_ font: Slot.CustomFont?, _ measurer: Measurer) throws -> Double? {
      var slot = bench.options.slot
      slot.font = font
      let item = MeasurementItem(text: "AVA", hasPlaceholders: false, locale: "en", slot: slot, lineLimit: 1)
      return try measurer.measure(item).measurements[.large]?.naturalWidth
    }
    let font = Slot.CustomFont(path: path, size: 17)
    let own = try FontStack(locator: bench.stack.locator, customFont: path)
    let expected = try width(font, Measurer(options: bench.options, stack: own))
    let plain = try width(nil, measurer)
    #expect(try width(font, measurer) == expected)
    #expect(try width(nil, measurer) == plain)
    #expect(plain != expected)
    #expect(throws: TextEngineError.self) { try width(Slot.CustomFont(path: "none.ttf", size: 17), measurer) }
  }

  /// A font of the tests' own.
  private static let font = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Fixtures/fonts/kern-table.ttf").path

  @Test func needsReviewWithinTheErrorMargin() throws {
    let bench = try Bench()
    let natural = try #require(try bench.measure("Einstellungen", locale: "de")[.large])
    let rows = try bench.measure("Einstellungen", locale: "de") { $0.width = natural.naturalWidth - 0.5 }
    #expect(rows[.large]?.outcome == .needsReview)
    #expect(rows[.large]?.reason == .withinErrorBar)
    let wider = try bench.measure("Einstellungen", locale: "de") {
      $0.width = natural.naturalWidth + natural.uncertainty + 0.4
    }
    #expect(wider[.large]?.outcome == .pass)
  }

  @Test func fitsComparesTheWidthRoundedUpToAPixel() throws {
    let bench = try Bench()
    let natural = try #require(try bench.measure("Save")[.large]).naturalWidth
    let pixel = (natural * 3).rounded(.up) / 3
    #expect(try bench.measure("Save") { $0.width = pixel }[.large]?.fits == true)
    #expect(try bench.measure("Save") { $0.width = (natural + pixel) / 2 }[.large]?.fits == false)
  }

  @Test func anUnknownLimitNeverPasses() throws {
    let rows = try Bench().measure("A sentence that nobody said the number of lines of", lineLimit: nil)
    #expect(rows.allSatisfy { $0.outcome == .needsReview && $0.reason == .noSlot && $0.lineLimit == nil })
    let word = try Bench().measure("Donaudampfschifffahrtsgesellschaft", locale: "de", lineLimit: nil)
    #expect(word.last?.outcome == .needsReview, "not checked, but said by the rule on broken words")
    #expect(word.last?.breaksWord == true)
    #expect((word.last?.wordOverBy ?? 0) > 0)
  }

  @Test func aPlaceholderTurnsAPassIntoAReviewAndKeepsAFailure() throws {
    let rows = try Bench().measure("Letzte Aktualisierung vor  Stunden", locale: "de", placeholders: true)
    #expect(rows.first?.reason == .placeholderWidth)
    #expect(rows.last?.outcome == .fail)
  }

  @Test func shrinkingFitsTheTextAndReportsTheFactor() throws {
    let bench = try Bench()
    let rows = try bench.measure("Einstellungen übernehmen", locale: "de") { $0.minimumScale = 0.5 }
    let shrunk = try #require(rows.first { $0.scale < 1 })
    #expect(shrunk.outcome != .fail)
    #expect(shrunk.visibleText == nil)
    #expect(shrunk.scale >= 0.5)
    let tooFar = try #require(rows.last)
    #expect(tooFar.outcome == .fail)
    #expect(tooFar.scale == 0.5)
    let unchanged = try bench.measure("Einstellungen übernehmen", locale: "de", lineLimit: 2) { $0.minimumScale = 0.5 }
    #expect(unchanged.allSatisfy { $0.scale == 1 }, "UILabel shrinks one-line labels only")
  }

  @Test func tighteningSavesFivePercent() throws {
    let bench = try Bench()
    let natural = try #require(try bench.measure("Einstellungen", locale: "de")[.large])
    let width = natural.naturalWidth / 1.03
    #expect(try bench.measure("Einstellungen", locale: "de") { $0.width = width }[.large]?.fits == false)
    #expect(
      try bench.measure("Einstellungen", locale: "de") {
        $0.width = width
        $0.tighten = true
      }[.large]?.fits == true)
  }

  @Test func heightClipsAndTallScriptsNeedReview() throws {
    let bench = try Bench()
    let rows = try bench.measure("Save") { $0.height = 34 }
    #expect(rows[.large]?.outcome == .pass)
    let last = try #require(rows.last)
    #expect(last.outcome == .fail)
    #expect(abs(last.clippedBy - (last.height - 34)) < 1e-9)
    let thai = try bench.measure("บันทึก", locale: "th") { $0.height = 44 }
    #expect(thai[.large]?.reason == .tallScriptHeight)
  }

  @Test func aCapStopsTheGrowth() throws {
    let rows = try Bench().measure("Save") { $0.maxCategory = .extraExtraExtraLarge }
    #expect(rows.last?.size == 23)
    #expect(rows.count == 12)
  }

  @Test func barTextsAreMeasuredOnceAtTheirOwnSize() throws {
    for (role, size) in [(TextRole.tabLabel, 10.0), (.segment, 13)] {
      let rows = try Bench().measure("Home") { $0.role = role }
      #expect(rows.map(\.category) == [.large])
      #expect(rows.first?.size == size)
    }
  }

  /// Sources conflict on whether inline titles grow: what is cut at Large is cut, what is cut later needs review.
  @Test func aTitleOfUnknownGrowthFailsOnlyWhereItIsCutAtLarge() throws {
    let bench = try Bench()
    let rows = try bench.measure("Settings") {
      ($0.role, $0.style, $0.width) = (.navigationTitle, .headline, 72)
    }
    #expect(rows.map(\.category) == bench.options.categories.filter { $0 >= .large })
    #expect(rows.first?.size == 17 && rows.first?.weight == .semibold && rows.first?.outcome == .pass)
    #expect(rows.last?.truncated == true && rows.last?.reason == .growthUnknown)
    #expect(!rows.contains { $0.outcome == .fail })
    // It grows no further than at XXL.
    #expect(rows.map(\.size).max() == 21)
    let cut = try Bench().measure("Settings") { ($0.role, $0.style, $0.width) = (.navigationTitle, .headline, 40) }
    #expect(cut.allSatisfy { $0.outcome == .fail })
  }

  @Test func boldTextIsWider() throws {
    let bench = try Bench()
    let plain = try #require(try bench.measure("Save changes")[.large])
    let bold = try #require(try bench.measure("Save changes") { $0.boldText = true }[.large])
    #expect(bold.weight == .semibold)
    #expect(bold.naturalWidth > plain.naturalWidth)
  }

  @Test func aMissingGlyphIsCountedAndNeverZeroWide() throws {
    let row = try #require(try Bench().measure("a\u{10FFFD}b")[.large])
    #expect(row.missingGlyphs == 1)
    #expect(row.outcome == .needsReview)
    #expect(row.reason == .missingGlyphs)
    let without = try #require(try Bench().measure("ab")[.large])
    #expect(abs(row.naturalWidth - without.naturalWidth - 17) < 1.5)
    #expect(row.uncertainty >= 8.5)
  }

  @Test func aScriptWithoutAFontIsNotMeasured() throws {
    var bench = try Bench()
    let stack = try FontStack(locator: FontLocator(fontDirectories: [], localDirectories: [], useSystemFonts: false))
    bench.options.categories = [.large]
    let item = MeasurementItem(
      text: "مرحبا", hasPlaceholders: false, locale: "ar", slot: bench.options.slot, lineLimit: 1)
    let answer = try Measurer(options: bench.options, stack: stack).measure(item)
    #expect(answer.measurements.isEmpty)
    #expect(answer.notMeasured == .init(reason: "missing-font", script: "Arab", package: "fonts-noto-ui-core"))
  }

  @Test func macOSHasOneSize() throws {
    let rows = try Bench(platform: .macos).measure("Save")
    #expect(rows.map(\.category) == [.default])
    #expect(rows.first?.size == 13)
  }

  @Test(arguments: [1, 2, 3]) func measuringWithoutTheCutChangesNothingElse(_ lines: Int) throws {
    let bench = try Bench()
    let measurer = try Measurer(options: bench.options, stack: bench.stack)
    var item = MeasurementItem(
      text: "Benachrichtigungen für alle\nin diesem Haus jetzt einschalten", hasPlaceholders: false, locale: "de",
      slot: bench.options.slot, lineLimit: lines)
    let cut = try measurer.measure(item).measurements
    #expect(cut.contains { $0.visibleText != nil })
    item.showsCut = false
    let uncut = try measurer.measure(item).measurements
    for (one, other) in zip(cut, uncut) {
      #expect(other.visibleText == nil && other.visibleShare == 1)
      var same = one
      same.visibleText = nil
      same.visibleShare = 1
      #expect(same == other)
    }
  }

  /// U+2329 is canonically equivalent to U+3008, which is three times as wide.
  @Test(arguments: [["\u{2329}x\u{232A}", "\u{3008}x\u{3009}"], ["\u{2000}x", "\u{2002}x"]])
  func measuresCanonicallyEqualTextsSeparately(texts: [String]) throws {
    let bench = try Bench()
    func widths(_ texts: [String]) throws -> [Double?] {
      let measurer = try Measurer(options: bench.options, stack: bench.stack)
      return try texts.map { text in
        let item = MeasurementItem(
          text: text, hasPlaceholders: false, locale: "en", slot: bench.options.slot, lineLimit: 1)
        return try measurer.measure(item).measurements[.large]?.naturalWidth
      }
    }
    let alone = try texts.flatMap { try widths([$0]) }
    #expect(alone[0] != alone[1] && alone[0] != nil)
    #expect(try widths(texts) == alone)
    #expect(try widths(texts.reversed()) == alone.reversed())
  }
}
