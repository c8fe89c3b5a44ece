import Adaptivity
import DynamicType
import InterfaceBuilder
import Testing

@testable import InterfaceLayout

/// Rows of tables on devices, and the labels that a style of the system places in them.
@Suite struct StandardCellLayoutTests {
  private static let labels = CellSample.part("a-title") + CellSample.part("a-detail", frame: (259, 12, 95, 20))

  @Test func aRowOnACardIsBetweenBothInsets() throws {
    let rows = CellSample.cell("a", Self.labels, x: 20, width: 374)
    let phone = try CellSample(rows, style: "insetGrouped").frames().frames
    #expect(phone["a"]?.x == 16 && phone["a"]?.width == 343)
    #expect(phone["in-a"]?.x == 16 && phone["in-a"]?.width == 343)
    let wide = try CellSample(rows, style: "insetGrouped").frames(on: "iphone-11").frames
    #expect(wide["a"]?.x == 20 && wide["a"]?.width == 374)
    // In a plain table, a stored distance is one of an earlier style.
    let plain = try CellSample(rows).frames().frames
    #expect(plain["a"]?.x == 0 && plain["a"]?.width == 375)
  }

  @Test func contentsKeepClearOfTheSensorHousing() throws {
    let rows = CellSample.cell("a", Self.labels)
    let frames = try CellSample(rows).frames(on: "iphone-11", .landscape).frames
    #expect(frames["a"]?.x == 0 && frames["a"]?.width == 896)
    #expect(frames["in-a"]?.x == 48 && frames["in-a"]?.width == 800)
    let off = try CellSample(rows, table: "contentViewInsetsToSafeArea=\"NO\"").frames(on: "iphone-11", .landscape)
    #expect(off.frames["in-a"]?.x == 0 && off.frames["in-a"]?.width == 896)
    let card = try CellSample(rows, style: "insetGrouped").frames(on: "iphone-11", .landscape).frames
    #expect(card["a"]?.x == card["in-a"]?.x && (card["a"]?.x ?? 0) > 48)
  }

  @Test func anAccessoryKeepsItsWidth() throws {
    let row = CellSample.cell("a", Self.labels, attributes: "accessoryType=\"disclosureIndicator\"", content: 380)
    let frames = try CellSample(row).frames().frames
    #expect(frames["a"]?.width == 375 && frames["in-a"]?.width == 341)
  }

  @Test func aTitleFillsItsRow() throws {
    let row = CellSample.cell("a", CellSample.part("a-title", frame: (0, 0, 10, 90)))
    let frames = try CellSample(row).frames().frames
    let title = try #require(frames["a-title"])
    #expect(title.x == 16 && title.width == 343 && title.height == 90)
    // The row grows with the text and the margins above and below it.
    #expect(try #require(frames["in-a"]).height >= 112)
  }

  @Test func aDetailIsAtTheEndOrBelow() throws {
    for (style, isBelow) in [("Value1", false), ("Subtitle", true)] {
      let frames = try CellSample(CellSample.cell("a", Self.labels, style: style)).frames().frames
      let (title, detail) = (try #require(frames["a-title"]), try #require(frames["a-detail"]))
      #expect(detail.maxX == 359 && (detail.y >= title.maxY) == isBelow)
      if !isBelow { #expect(title.width == 95 && detail.x > title.maxX) }
    }
    let large = try CellSample(CellSample.cell("a", Self.labels, style: "Value1"))
      .frames(category: .accessibilityMedium).frames
    #expect(try #require(large["a-detail"]).y >= #require(large["a-title"]).maxY)
  }

  @Test func aDetailGetsWhatTheTitleLeaves() throws {
    let labels =
      CellSample.part("a-title", frame: (0, 0, 300, 20)) + CellSample.part("a-detail", frame: (0, 0, 300, 20))
    let frames = try CellSample(CellSample.cell("a", labels, style: "Value1")).frames().frames
    #expect(frames["a-title"]?.width == 300 && frames["a-detail"]?.width == 35)
  }

  @Test func aPictureComesFirst() throws {
    let picture = CellSample.part("a-image", "imageView", frame: (16, 7, 30, 30))
    let frames = try CellSample(CellSample.cell("a", Self.labels + picture)).frames().frames
    #expect(frames["a-image"]?.x == 16 && frames["a-image"]?.width == 30)
    #expect(try #require(frames["a-title"]).x >= 46)
  }

  @Test func aRowOfAStatedHeightNeedsItsTextAlone() throws {
    let row = CellSample.cell("a", CellSample.part("a-title", frame: (0, 0, 10, 40)))
    let sample = try CellSample(row, table: "rowHeight=\"44\" estimatedRowHeight=\"44\"")
    let fixed = try #require(try sample.frames().scene.fixedRows.first)
    #expect(fixed.height == 44 && fixed.needed == 40)
    // UIKit draws a picture smaller that is higher than its row.
    let picture = CellSample.part("a-image", "imageView", frame: (16, 0, 90, 90), "image=\"buoy\"")
    let high = try CellSample(
      CellSample.cell("a", CellSample.part("a-title", frame: (0, 0, 10, 40)) + picture),
      table: "rowHeight=\"44\" estimatedRowHeight=\"44\"",
      resources: "<image name=\"buoy\" width=\"90\" height=\"90\"/>")
    #expect(try high.frames().scene.fixedRows.first?.needed == 40)
  }

  @Test func theStylePlacesItsPartsAlone() throws {
    let outline = try CellSample(CellSample.cell("a", Self.labels)).sample.outline
    let freedom = CodeLayoutEffects(of: outline.document, nil)
    let root = try #require(outline.roots.first)
    let styled = LayoutVariants(of: root, in: outline, freedom) { _ in false }.styled
    #expect(styled == Set(["a-title", "a-detail"].compactMap(outline.document.object)))
  }

  /// On the canvas, the width of the table decides the margin; the content is narrower on a card or next to an accessory.
  @Test(arguments: [(414.0, 20.0), (375, 16)]) func marginsFollowTheTable(width: Double, margin: Double) throws {
    let row = CellSample.cell("a", Self.labels, x: 20, width: width - 40, content: width - 80)
    let outline = try CellSample(row, style: "insetGrouped", width: width).sample.outline
    let root = try #require(outline.roots.first { $0.kind == .tableCell })
    #expect(CanvasConditions(outline).conditions(of: root)?.sideMargin == margin)
  }
}
