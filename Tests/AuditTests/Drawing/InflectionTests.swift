import AuditModel
import DynamicType
import Testing
import TextEngine

@testable import Audit
@testable import RuleKit
@testable import TextRules

/// Texts with Apple's automatic grammar agreement.
@Suite struct InflectionTests {
  private func audit(_ text: String, width: Double, lines: Int) async throws -> Auditor.Result {
    var bench = try Bench()
    bench.options.samples = SampleOptions()
    bench.options.slot.framework = .swiftui
    (bench.options.slot.width, bench.options.slot.lines) = (width, lines)
    var catalog = Catalog()
    catalog.strings = [
      LocalizedString(
        location: SourceLocation(file: "en.lproj/L.strings", line: 1, column: 1), key: "k", text: text, locale: "en",
        group: "L")
    ]
    return try await Auditor(options: bench.options, stack: bench.stack, jobs: 1).audit(catalog)
  }

  @Test func aCutTextNeedsReview() async throws {
    let result = try await audit("^[%lld new comment](inflect: true)", width: 60, lines: 1)
    #expect(result.findings.map(\.rule) == ["text-truncated"])
    #expect(result.findings.map(\.reason) == [.inflection] && result.findings.map(\.severity) == [.note])
    #expect(result.results[0].measurements.allSatisfy { $0.outcome == .needsReview })
    let plain = try await audit("%lld new comment", width: 60, lines: 1)
    #expect(plain.findings.contains { $0.severity == .error })
  }

  @Test func aTextThatFitsMayBeWider() async throws {
    let result = try await audit("^[%lld book](inflect: true)", width: 5000, lines: 1)
    #expect(result.results[0].measurements.allSatisfy { $0.reason == .inflection })
    let free = try await audit("^[%lld book](inflect: true)", width: 5000, lines: 0)
    #expect(free.results[0].measurements.allSatisfy { $0.outcome == .pass })
  }

  @Test func otherAttributesInflectNothing() async throws {
    let result = try await audit("^[%lld book](morphology: x)", width: 60, lines: 1)
    #expect(result.findings.contains { $0.severity == .error })
  }
}
