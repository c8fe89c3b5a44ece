import AuditModel
import DynamicType
import Testing

@testable import TextRules

@Suite struct FailingSizesTests {
  /// A text that is wrong at the categories of the given places.
  private let subject = SlotMeasurement.body("Ready", width: 288)

  private func breakage(_ places: Set<Int>) -> FailingSizes? {
    let wrong = Set(places.map { ContentSizeCategory.allCases[$0] })
    return FailingSizes(in: subject.measurements) { wrong.contains($0.category) }
  }

  @Test(
    arguments: [
      (Set(9...11), " from AX3"), ([11], " at AX5"), ([3], " at L"), (Set(0...11), " at every size"),
      (Set(0...3), " up to L"), ([2, 7], " at 2 sizes, first at M"),
    ] as [(Set<Int>, String)]) func describesWhenATextBreaks(_ places: Set<Int>, words: String)
  {
    #expect(breakage(places)?.when(subject) == words)
  }

  @Test func findsNoBreakageWithoutAProblem() { #expect(breakage([]) == nil) }

  @Test func worstIsTheLargestAndOfEqualOnesTheLast() throws {
    let breakage = try #require(self.breakage([2, 5, 9]))
    #expect(breakage.failing == [2, 5, 9] && breakage.first == 2)
    #expect(breakage.worst(of: subject, by: \.size) == 9)
    #expect(breakage.worst(of: subject) { -$0.size } == 2)
    #expect(breakage.worst(of: subject) { _ in 1 } == 9)
  }

  @Test func theOnlySizeOfAPlatformCountsAsLarge() throws {
    let subject = SlotMeasurement.body("Save and close", width: 50).with {
      $0.measurements = Array($0.measurements[3...3])
      $0.measurements[0].category = .default
    }
    let breakage = try #require(FailingSizes(in: subject.measurements, where: \.truncated))
    #expect(breakage.severity(of: subject, enlargement: 2) == .error)
    #expect(breakage.when(subject) == "")
  }

  /// The contract's table: first category → severity.
  @Test(arguments: [(6, .error), (9, .error), (10, .warning), (11, .warning)] as [(Int, Finding.Severity)])
  func severity(first: Int, expected: Finding.Severity) throws {
    let subject = SlotMeasurement.body("Ready", width: 288)
    let breakage = try #require(FailingSizes(in: subject.measurements) { CategoryOrder($0.category).rank >= first })
    #expect(breakage.severity(of: subject, enlargement: 2) == expected)
  }

  @Test func doublingOutsideTheMeasuredCategoriesCounts() throws {
    var subject = SlotMeasurement.body("Ready", width: 288)
    subject.measurements = [subject.measurements[3], subject.measurements[11]]
    let breakage = try #require(FailingSizes(in: subject.measurements) { $0.size == 53 })
    #expect(breakage.severity(of: subject, enlargement: 2) == .error)
    subject.doublesAt = .accessibilityExtraLarge
    #expect(
      try #require(FailingSizes(in: subject.measurements) { $0.size == 53 }).severity(of: subject, enlargement: 2)
        == .warning)
  }
}
