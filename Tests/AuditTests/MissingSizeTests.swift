import AuditModel
import DynamicType
import Testing

@testable import TextRules

/// The plan excludes exactly the texts whose sizes Apple never published.
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
}
