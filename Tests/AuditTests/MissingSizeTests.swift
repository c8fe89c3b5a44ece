import AuditModel
import DynamicType
import Testing

@testable import Audit
@testable import RuleKit
@testable import TextRules

/// An unpublished size ends only the text that needs it.
@Suite struct MissingSizeTests {
  /// Planned texts can be measured for every combination of style, role and cap.
  @Test(arguments: Platform.allCases)
  func plannedTextsHaveTheirSizes(_ platform: Platform) throws {
    var bench = try Bench(platform: platform)
    var refused = 0
    for categories in [bench.options.categories, [platform.defaultCategory], Array(bench.options.categories.prefix(1))]
    {
      bench.options.categories = categories
      for style in TextStyle.allCases {
        for role in TextRole.allCases {
          for cap in [nil] + ContentSizeCategory.allCases.map(Optional.some) {
            var slot = Slot(style: style, width: 100)
            (slot.role, slot.maxCategory) = (role, cap)
            let key = SizeTable.Key(
              style: style, role: role, weight: nil, boldText: false, maxCategory: cap, font: nil)
            let table = try? SizeTable(key, options: bench.options, stack: bench.stack)
            let missing = bench.options.missingCell(for: slot)
            #expect((missing == nil) == (table != nil), "\(style) \(role) \(cap?.rawValue ?? "no cap") \(categories)")
            refused += missing == nil ? 0 : 1
          }
        }
      }
    }
    #expect(refused > 0)
  }

  /// A fixed size needs no published one at the app's cap.
  @Test func rolesThatDoNotGrowNeedNoSizeAtTheirCap() throws {
    let bench = try Bench(platform: .macos)
    for role in [TextRole.tabLabel, .segment] {
      let plain = try bench.measure("Save") { $0.role = role }
      let capped = try bench.measure("Save") { ($0.role, $0.maxCategory) = (role, .small) }
      #expect(capped == plain && !plain.isEmpty)
    }
  }

  private static func odd(at place: Int, of count: Int) -> Catalog {
    let texts = (0..<count).map { (key: "k\($0)", locale: "en", text: "Save \($0 % 7)") }
    var catalog = Bench.catalog(texts)
    catalog.strings[place].slot.style = .extraLargeTitle
    return catalog
  }

  /// The measurers of a platform that has fewer styles than the one that was planned for.
  private static func others(_ bench: Bench) -> WorkerPool<Measurer> {
    WorkerPool(jobs: 2) { [stack = bench.stack] in
      try Measurer(options: MeasureOptions(platform: .macos), stack: stack)
    }
  }

  /// If a plan and its measurers disagree, a text without a size is reported and the others are kept.
  @Test func aMissingSizeIsAnErrorOfItsText() async throws {
    var bench = try Bench(platform: .visionos)
    // The only category at which visionOS has this style.
    bench.options.categories = [.large]
    let plan = Planner(options: bench.options).plan(Self.odd(at: 3, of: 300))
    try #require(plan.issues.isEmpty)
    let workers = Self.others(bench)
    let audit = try await TextAudit(plan, options: bench.options, workers)
    let start = AuditPart(keeping: .everything, of: plan, rules: RuleSet(nil), policy: bench.options.policy)
    var whole = start
    for part in try await workers.fold(plan.groups.count, into: start, { try audit.audit($0, $1, into: &$2) }) {
      whole.add(part)
    }
    #expect(whole.refused.keys.map(\.self) == [3] && whole.results.count == 299)
    #expect(whole.summary.texts == 299 && whole.summary.distinctTexts == 7)
    #expect(whole.refused[3]?.location.line == 4)
    #expect(whole.refused[3]?.message.contains("has no text style extraLargeTitle") == true)
  }

  @Test func aSizeThatTheMeasurerLacksIsAnErrorOfTheItem() throws {
    var bench = try Bench(platform: .visionos)
    bench.options.categories = [.large]
    let auditor = Auditor(options: bench.options, stack: bench.stack, jobs: 1)
    let measurer = try Measurer(options: MeasureOptions(platform: .macos), stack: bench.stack)
    let strings = Self.odd(at: 1, of: 2).strings
    #expect(try auditor.audit(strings[0], with: measurer).count == 1)
    #expect(throws: ItemError.self) { try auditor.audit(strings[1], with: measurer) }
  }
}
