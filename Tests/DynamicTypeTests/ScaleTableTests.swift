import DynamicType
import Foundation
import Testing

@Suite struct ScaleTableTests {
  private static let ios = TypeScale(platform: .ios)

  @Test func everythingOfAPlatform() {
    let table = ScaleTable(scale: Self.ios)
    #expect(table.rows.count == 134)
    #expect(table.absent.isEmpty)
    #expect(table.rows.first?.style == .extraLargeTitle)
    #expect(table.rows.allSatisfy { $0.value == nil && $0.lineHeight == $0.size * 1.193359375 })
  }

  @Test func marksAbsentCells() {
    let table = ScaleTable(scale: Self.ios, styles: [.extraLargeTitle, .body], categories: [.small, .large])
    #expect(table.rows.map(\.size) == [36, 15, 17])
    #expect(table.absent.count == 1 && table.absent[0].style == .extraLargeTitle && table.absent[0].category == .small)
  }

  @Test func boldText() throws {
    let table = ScaleTable(
      scale: Self.ios, styles: [.body, .headline, .largeTitle], categories: [.large], boldText: true)
    #expect(table.rows.map(\.weight) == [.semibold, .heavy, .semibold])
    #expect(table.rows.map(\.emphasizedWeight) == [.heavy, .heavy, .black])
    #expect(table.rows.allSatisfy { $0.estimated && $0.source.contains("Bold Text") })
  }

  @Test func customFontAndValue() throws {
    let font = ScaleTable.CustomFont(size: 17, maximum: 40, lineHeightRatio: 1.2)
    let table = ScaleTable(
      scale: Self.ios, styles: [.body], categories: [.medium, .accessibilityExtraExtraExtraLarge], customFont: font,
      value: 17)
    #expect(table.rows.map(\.size) == [16, 40])
    let values: [Double?] = [49.0 / 3, 48]
    #expect(table.rows.map(\.value) == values)
    #expect(table.rows.allSatisfy { $0.tracking == 0 && $0.leading == nil && $0.weight == nil })
    #expect(table.rows[1].lineHeight == 48)
  }

  @Test func jsonHasEveryField() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let rows = ScaleTable(scale: Self.ios, styles: [.extraLargeTitle], categories: [.large]).rows
    let object = try JSONSerialization.jsonObject(with: encoder.encode(try #require(rows.first))) as? [String: Any]
    let keys = "category emphasizedWeight estimated leading lineHeight size source style tracking weight"
    #expect(object?.keys.sorted().joined(separator: " ") == keys)
    #expect(object?["leading"] is NSNull)
    #expect(object?["category"] as? String == "large")
  }
}
