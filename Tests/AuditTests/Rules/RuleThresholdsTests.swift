import AuditModel
import ColorContrast
import Testing

@testable import Audit
@testable import ColorRules
@testable import LayoutRules
@testable import RuleKit
@testable import TextRules

/// Every threshold of every rule: declared once, stored by its rule, and used.
@Suite struct RuleThresholdsTests {
  /// A threshold of a rule, with the rule's outcome for its examples at a value.
  struct Case: CustomTestStringConvertible, Sendable {
    let rule: String
    let option: RuleDescriptor.Option
    /// The outcomes of all examples, with the descriptor that the rule then has.
    let run: @Sendable (RuleThresholds) -> (outcomes: [Outcome], descriptor: RuleDescriptor)

    var testDescription: String { "\(rule): \(option.name)" }

    static func all<Subject>(_ rules: [any Rule<Subject>]) -> [Case] { rules.flatMap { cases(of: $0) } }

    private static func cases<Subject>(of rule: some Rule<Subject>) -> [Case] {
      rule.descriptor.options.map { option in
        Case(rule: rule.descriptor.id, option: option) { thresholds in
          var rule = rule
          rule.thresholds = thresholds
          return (rule.examples.map { rule.evaluate($0.subject) }, rule.descriptor)
        }
      }
    }
  }

  static let cases: [Case] =
    Case.all(RuleRegistry.text) + Case.all(RuleRegistry.translations) + Case.all(RuleRegistry.pairs)
    + Case.all(RuleRegistry.colors) + Case.all(RuleRegistry.palettes) + Case.all(RuleRegistry.bars)
    + Case.all(RuleRegistry.pictures) + layoutCases
  static let layoutCases: [Case] =
    Case.all(RuleRegistry.screens) + Case.all(RuleRegistry.screenSets) + Case.all(RuleRegistry.manifests)
    + Case.all(RuleRegistry.coverage) + Case.all(RuleRegistry.images) + Case.all(RuleRegistry.webPages)
    + Case.all(RuleRegistry.files)
    + Case.all(RuleRegistry.elementTexts) + Case.all(RuleRegistry.textSets) + Case.all(RuleRegistry.fonts)
  static let settable = cases.filter { $0.option.range != nil }

  @Test func listsEveryRule() {
    #expect(Self.cases.count == RuleRegistry.descriptors.map(\.options.count).reduce(0, +))
  }

  @Test(arguments: cases) func declarationsAreComplete(_ one: Case) throws {
    let option = one.option
    #expect(option.name.allSatisfy { $0.isLowercase || $0 == "_" } && option.name != "severity")
    #expect(option.value == option.defaultValue && !option.isChanged)
    guard let range = option.range else { return }
    #expect(range.contains(option.defaultValue) && range.lowerBound < range.upperBound)
    if option.unit == .count { #expect(option.defaultValue == option.defaultValue.rounded()) }
    // A success criterion can only be made stricter.
    if option.source.hasPrefix("WCAG") { #expect(range.lowerBound == option.defaultValue) }
  }

  /// The bar contrast is measured with its thresholds: another test changes it where bars are measured.
  @Test(arguments: settable.filter { $0.rule != "bar-contrast" }) func theValueDecides(_ one: Case) throws {
    let range = try #require(one.option.range)
    let standard = one.run(RuleThresholds())
    let ends = try [range.lowerBound, range.upperBound].filter { $0 != one.option.defaultValue }.map { value in
      one.run(RuleThresholds([try ThresholdChoice(one.option.name, of: one.rule, value)]))
    }
    #expect(ends.contains { $0.outcomes != standard.outcomes })
    for end in ends {
      #expect(end.descriptor.options.first { $0.name == one.option.name }?.isChanged == true)
    }
  }

  @Test(arguments: settable) func theDefaultChangesNothing(_ one: Case) throws {
    let choice = try ThresholdChoice(one.option.name, of: one.rule, one.option.defaultValue)
    let (same, standard) = (one.run(RuleThresholds([choice])), one.run(RuleThresholds()))
    #expect(same.outcomes == standard.outcomes)
    #expect(same.descriptor == standard.descriptor)
  }

  @Test func barsAreMeasuredWithTheThreshold() throws {
    let bar = BarMeasurement.bar {
      $0.barTint = NamedColor.color("bar", 0x666666)
      ($0.tint, $0.title) = (NamedColor.color("tint", 0xFFFFFF), NamedColor.color("title", 0xFFFFFF))
      ($0.isTranslucent, $0.generations) = (false, [.ios15])
    }.bar
    func findings(_ thresholds: [ThresholdChoice]) -> [Finding] {
      var auditor = BarAuditor()
      auditor.thresholds = thresholds
      return auditor.audit(bar).result.findings
    }
    #expect(findings([]).isEmpty)
    let stricter = [
      try ThresholdChoice("text", of: "bar-contrast", 7), try ThresholdChoice("symbol", of: "bar-contrast", 7),
    ]
    let message = try #require(findings(stricter).first?.message.text)
    #expect(message.contains("needs 7:1"))
    #expect(message.hasSuffix("(configured: text = 7:1, symbol = 7:1)"))
  }

  /// A stricter enlargement still finds what the standard one finds.
  @Test(arguments: [2.0, 2.5, 3, 4]) func aLargerEnlargementIsStricter(_ enlargement: Double) throws {
    var stricter = TextShrunk()
    stricter.thresholds = RuleThresholds([try ThresholdChoice("enlargement", of: "text-shrunk", enlargement)])
    for example in TextShrunk.examples where example.outcome == .fail {
      #expect(stricter.evaluate(example.subject).kind == .fail, "\(example.name)")
    }
  }
}
