import AuditModel
import ColorContrast
import Testing

@testable import ColorRules

@Suite struct PairMeasurerTests {
  private let paper = NamedColor.color("paper", 0xFFFFFF, dark: 0x000000)

  @Test func everyAppearanceHasAReading() {
    let group = PairGroup.pair(.text, NamedColor.color("ink", 0x000000, dark: 0xFFFFFF), paper)
    #expect(group.head.readings.map(\.environment.appearance) == Appearance.allCases)
    #expect(group.head.readings.allSatisfy { abs($0.ratio - 21) < 1e-9 && $0.isExact && $0.visions.isEmpty })
  }

  @Test func translucentTextIsMixedWithItsBackground() throws {
    let group = PairGroup.pair(
      .text, NamedColor.system("secondaryLabel"), NamedColor.color("paper", 0xFFFFFF))
    let reading = try #require(group.head.readings.first)
    #expect(abs(reading.ratio - 3.44) < 0.005)
    #expect(reading.seenFirst.isOpaque && !reading.first.isOpaque)
  }

  @Test func unknownContentBeneathGivesARange() throws {
    let glass = NamedColor.color("glass", 0xFFFFFF, alpha: 0.5)
    let group = PairGroup.pair(.text, NamedColor.color("ink", 0), glass)
    let reading = try #require(group.head.readings.first)
    #expect(reading.ratio < reading.maximumRatio)
    #expect(abs(reading.maximumRatio - 21) < 1e-9)
    let dark = try WCAG2.ratio(text: .black, background: Color(red: 0.5, green: 0.5, blue: 0.5))
    #expect(abs(reading.ratio - dark) < 1e-6)
  }

  @Test func declaredLayersMakeItExact() throws {
    let glass = NamedColor.color("glass", 0xFFFFFF, alpha: 0.5)
    let group = PairGroup.pair(.text, NamedColor.color("ink", 0), glass) {
      $0.layers = [NamedColor.color("night", 0)]
    }
    #expect(try #require(group.head.readings.first).isExact)
  }

  @Test func statesHaveEveryVision() throws {
    let group = PairGroup.pair(
      .states, NamedColor.color("wrong", 0xFF3B30), NamedColor.color("ok", 0x34C759))
    let reading = try #require(group.head.readings.first)
    #expect(abs(reading.deltaE2000 - 76) < 0.1)
    let deutan = try #require(reading.visions.first { $0.deficiency == .deutan && $0.severity == 1 })
    let protan = try #require(reading.visions.first { $0.deficiency == .protan && $0.severity == 1 })
    #expect(abs(deutan.deltaE2000 - 8.2) < 0.05 && abs(protan.deltaE2000 - 25.2) < 0.05)
    #expect(reading.visions.count == 6)
    #expect(reading.visions.first { $0.deficiency == .achromat }?.model == nil)
  }

  @Test func devicesWithOtherValuesAreListedOnce() {
    let ink = NamedColor.color("ink", 0) {
      $0.variants.append(ColorVariant(.color(Color(rgb: 0x777777)), idiom: .ipad, location: $0.location))
      $0.variants.append(ColorVariant(.color(Color(rgb: 0)), idiom: .mac, location: $0.location))
    }
    let readings = PairGroup.pair(.text, ink, NamedColor.color("paper", 0xFFFFFF)).head.readings
    #expect(readings.count == 8)
    #expect(readings.suffix(4).allSatisfy { $0.environment.idiom == .ipad })
  }

  @Test func unpublishedColorsAreUnresolved() {
    let group = PairGroup.pair(
      .text, NamedColor.system("label"), paper, conditions: { $0.generation = .ios7 })
    #expect(group.head.readings.isEmpty && group.head.unresolved.count == 4)
  }
}
