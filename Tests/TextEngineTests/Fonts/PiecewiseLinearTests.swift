import Foundation
import Testing

@testable import TextEngine

@Suite struct PiecewiseLinearTests {
  @Test func rowsAreSortedAndInterpolated() throws {
    let table = try #require(PiecewiseLinear(["20": 4, "10": 2, "12.5": 3]))
    #expect([5.0, 10, 11.25, 12.5, 20, 99].map(table.value(at:)) == [2, 2, 2.5, 3, 4, 4])
  }

  @Test(arguments: [[:], ["ten": 1.0], ["nan": 1.0], ["1": 1, "": 2]])
  func aTableWithoutNumbersIsRefused(_ rows: [String: Double]) {
    #expect(PiecewiseLinear(rows) == nil)
  }

  @Test func isDecodedFromRows() throws {
    let table = try JSONDecoder().decode(PiecewiseLinear.self, from: Data(#"{"17": 0, "28": 1}"#.utf8))
    #expect(table == PiecewiseLinear(["17": 0, "28": 1]))
  }
}
