import AuditModel
import ColorContrast
import Testing

@testable import ColorRules
@testable import RuleKit

@Suite struct BarContrastTests {
  @Test func theScrollEdgeDependsOnContent() throws {
    let bar = BarMeasurement.bar {
      $0.tint = NamedColor.color("tint", 0x0040A0)
      $0.generations = [.ios15]
    }
    #expect(Set(bar.readings.map(\.state)) == [.standard, .scrollEdge, .reduceTransparency])
    let edge = try #require(bar.readings.first { $0.state == .scrollEdge })
    #expect((edge.bounds?.minimum ?? 2) < 1.001 && edge.layers.isEmpty)
  }

  @Test func reduceTransparencyIsExact() throws {
    let bar = BarMeasurement.bar { $0.generations = [.ios13] }
    let opaque = bar.readings.filter { $0.state == .reduceTransparency }
    #expect(!opaque.isEmpty)
    for reading in opaque {
      let bounds = try #require(reading.bounds)
      #expect(abs(bounds.minimum - bounds.maximum) < 1e-9)
    }
  }

  @Test func liquidGlassIsNotMeasured() throws {
    let finding = try #require(
      BarContrast().evaluate(BarMeasurement.bar { $0.generations = [.ios26] }).findings.first)
    #expect(finding.reason == .notPublished)
    #expect(finding.message.text.contains("is not measured for iOS 26"))
  }

  @Test func tintAndTitleAreSeparateFindings() {
    let bar = BarMeasurement.bar {
      $0.barTint = NamedColor.color("bar", 0xFFFFFF)
      $0.tint = NamedColor.color("tint", 0xFFCC00)
      $0.title = NamedColor.color("title", 0xDDDDDD)
      $0.isTranslucent = false
      $0.generations = [.ios15]
    }
    let findings = BarContrast().evaluate(bar).findings
    let failing = findings.filter { $0.outcome == .fail }
    #expect(failing.map(\.key) == ["main, tint", "main, title"])
    #expect(failing.allSatisfy { $0.severity == .error && $0.remedy?.hasPrefix("use #") == true })
    #expect(failing[0].message.text.contains("symbols 3:1") && !failing[1].message.text.contains("symbols"))
  }

  /// 1.49…3.28: over some content not even enough for symbols.
  @Test func theSymbolNoteUsesTheSmallestRatio() throws {
    let bar = BarMeasurement.bar {
      $0.tint = NamedColor.color("tint", 0xFF453A)
      $0.layers = [NamedColor.color("layer", 0xF9F9F9, alpha: 176.0 / 255)]
      $0.title = NamedColor.color("title", 0)
      $0.generations = [.ios13]
    }
    let finding = try #require(BarContrast().evaluate(bar).findings.first)
    #expect(finding.severity == .error && finding.key == "main, tint")
    #expect(finding.message.text.contains("1.49:1 to 3.28:1") && !finding.message.text.contains("enough for symbols"))
  }

  @Test func aFailureHidesNoReview() throws {
    let bar = BarMeasurement.bar {
      $0.tint = NamedColor.color("tint", 0x007AFF)
      $0.layers = []
      $0.generations = [.ios15, .ios26]
    }
    let outcome = BarContrast().evaluate(bar)
    #expect(outcome.kind == .fail && outcome.findings.map(\.outcome) == [.fail, .needsReview])
    let review = try #require(outcome.findings.last)
    #expect(review.reason == .dependsOnContent && review.message.text.contains("is not measured for iOS 26"))
    #expect(outcome.findings.count { $0.outcome == .needsReview } == 1)
  }
}
