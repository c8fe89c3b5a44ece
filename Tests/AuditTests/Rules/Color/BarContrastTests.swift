import AuditModel
import ColorContrast
import Testing

@testable import Audit

@Suite struct BarContrastTests {
  @Test func theScrollEdgeDependsOnContent() throws {
    let bar = ColorExamples.bar {
      $0.tint = ColorExamples.color("tint", 0x0040A0)
      $0.generations = [.ios15]
    }
    #expect(Set(bar.readings.map(\.state)) == [.standard, .scrollEdge, .reduceTransparency])
    let edge = try #require(bar.readings.first { $0.state == .scrollEdge })
    #expect((edge.bounds?.minimum ?? 2) < 1.001 && edge.layers.isEmpty)
  }

  @Test func reduceTransparencyIsExact() throws {
    let bar = ColorExamples.bar { $0.generations = [.ios13] }
    let opaque = bar.readings.filter { $0.state == .reduceTransparency }
    #expect(!opaque.isEmpty)
    for reading in opaque {
      let bounds = try #require(reading.bounds)
      #expect(abs(bounds.minimum - bounds.maximum) < 1e-9)
    }
  }

  @Test func liquidGlassIsNotMeasured() throws {
    let finding = try #require(
      BarContrast().evaluate(ColorExamples.bar { $0.generations = [.ios26] }).findings.first)
    #expect(finding.reason == .notPublished)
    #expect(finding.message.text.contains("is not measured in iOS 26"))
  }

  @Test func tintAndTitleAreFindingsOfTheirOwn() {
    let bar = ColorExamples.bar {
      $0.barTint = ColorExamples.color("bar", 0xFFFFFF)
      $0.tint = ColorExamples.color("tint", 0xFFCC00)
      $0.title = ColorExamples.color("title", 0xDDDDDD)
      $0.isTranslucent = false
      $0.generations = [.ios15]
    }
    let findings = BarContrast().evaluate(bar).findings
    #expect(findings.map(\.key) == ["main, tint", "main, title"])
    #expect(findings.allSatisfy { $0.severity == .error && $0.remedy?.hasPrefix("use #") == true })
  }
}
