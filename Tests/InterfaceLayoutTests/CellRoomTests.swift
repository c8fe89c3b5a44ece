import AuditModel
import InterfaceBuilder
import InterfaceLayout
import TestSupport
import Testing

/// The space that UIKit leaves the texts of cells, whatever frames a document stores.
@Suite struct CellRoomTests {
  /// The space of the first label of a cell named `a`.
  private func room(
    _ sample: CellSample, of id: String = "a-title", _ change: (inout CodeEffects) -> Void = { _ in }
  ) throws -> TextRoom {
    try #require(try rooms(sample, of: id, change).first?.value)
  }

  private func rooms(
    _ sample: CellSample, of id: String = "a-title", _ change: (inout CodeEffects) -> Void = { _ in }
  ) throws -> [Int: TextRoom] {
    var code = CodeEffects()
    (code.classes["Screen"], code.outlets["Screen"]) = ([], [:])
    change(&code)
    let object = try #require(sample.document.object(id))
    return TextRooms(of: [object], in: sample.document, code).rooms
  }

  private static let labels = CellSample.part("a-title") + CellSample.part("a-detail")

  @Test(arguments: ["Default", "Value1", "Value2", "Subtitle", "New"])
  func aLabelHasTheRowWithoutItsMargins(style: String) throws {
    let sample = try CellSample(CellSample.cell("a", Self.labels, style: style))
    for id in ["a-title", "a-detail"] {
      let room = try room(sample, of: id)
      #expect(room.width.value == OfferedWidth(taken: 32) && room.width.certainty == .atMost)
      #expect(room.height == nil && !room.ignoresSafeArea)
    }
  }

  @Test func aCardTakesItsInsetsToo() throws {
    let rows = CellSample.cell("a", Self.labels, x: 20, width: 374)
    #expect(try room(CellSample(rows, style: "insetGrouped")).width.value == OfferedWidth(taken: 64))
    #expect(try room(CellSample(rows, style: "grouped")).width.value == OfferedWidth(taken: 32))
  }

  @Test func aCustomRowOnACardIsNarrowerThanItsTable() throws {
    let constraints = ["in-a.leading = own.leading", "own.trailing = in-a.trailing"]
    let row = """
      <tableViewCell id="a"><rect key="frame" x="20" y="28" width="374" height="44"/>
      <tableViewCellContentView key="contentView" id="in-a"><rect key="frame" x="0" y="0" width="374" height="44"/>
      <subviews>\(Sample.label("own", 95, 20))</subviews>
      <constraints>\(constraints.map { Sample.constraint($0) }.joined())</constraints>
      </tableViewCellContentView></tableViewCell>
      """
    #expect(try room(CellSample(row, style: "insetGrouped"), of: "own").width.value == OfferedWidth(taken: 32))
    #expect(try room(CellSample(row, style: "plain"), of: "own").width.value == OfferedWidth())
  }

  @Test func indentationsAndPicturesTakeWidth() throws {
    let indented = CellSample.cell("a", Self.labels, attributes: "indentationLevel=\"2\" indentationWidth=\"12\"")
    #expect(try room(CellSample(indented)).width.value == OfferedWidth(taken: 56))
    // A delegate may state the indentation of prototypes.
    #expect(try room(CellSample(indented, isStatic: false)).width.value == OfferedWidth(taken: 32))
    let picture = CellSample.part("a-image", "imageView", "image=\"buoy\"")
    let resources = "<image name=\"buoy\" width=\"30\" height=\"22\"/>"
    let shown = try CellSample(CellSample.cell("a", Self.labels + picture), resources: resources)
    #expect(try room(shown).width.value == OfferedWidth(taken: 62))
    #expect(try room(shown) { $0.changes["imageView"] = ["image"] }.width.value == OfferedWidth(taken: 32))
    // A picture higher than a row is drawn smaller.
    let high = try CellSample(
      CellSample.cell("a", Self.labels + picture), resources: resources.replacing("22", with: "88"))
    #expect(try room(high).width.value == OfferedWidth(taken: 47))
  }

  @Test func openMarginsTakeNothing() throws {
    let sample = try CellSample(CellSample.cell("a", Self.labels, x: 20, width: 374), style: "insetGrouped")
    #expect(try room(sample) { $0.statements[.margins] = .anywhere }.width.value == OfferedWidth())
    // A card follows the margins of its table.
    let margins = "<edgeInsets key=\"layoutMargins\" top=\"8\" left=\"8\" bottom=\"8\" right=\"8\"/>"
    let own = try CellSample(CellSample.cell("a", Self.labels), style: "insetGrouped", inside: margins)
    #expect(try room(own).width.value == OfferedWidth(taken: 32))
    // The labels follow the separators on one side.
    #expect(try room(sample) { $0.statements[.separators] = .anywhere }.width.value == OfferedWidth(taken: 48))
    let inset = "<inset key=\"separatorInset\" minX=\"0\" minY=\"0\" maxX=\"0\" maxY=\"0\"/>"
    for row in [CellSample.cell("a", Self.labels, inside: inset), CellSample.cell("a", Self.labels)] {
      let isOwn = row.contains("separatorInset")
      let stated = try CellSample(row, inside: isOwn ? "" : inset)
      #expect(try room(stated).width.value == OfferedWidth(taken: 16))
    }
  }

  @Test func rowsOfAStatedHeightDoNotGrow() throws {
    let rows = CellSample.cell("a", Self.labels)
    let fixed = try CellSample(rows, table: "rowHeight=\"44\" estimatedRowHeight=\"44\"")
    #expect(try room(fixed).height?.value == 44)
    // `tableView.rowHeight = UITableView.automaticDimension`
    #expect(try room(fixed) { $0.statements[.rowHeights] = .anywhere }.height == nil)
    #expect(try room(CellSample(rows, table: "rowHeight=\"-1\" estimatedRowHeight=\"-1\"")).height == nil)
    #expect(try room(CellSample(rows, table: "rowHeight=\"44\" estimatedRowHeight=\"-1\"")).height == nil)
    let own = CellSample.cell("a", Self.labels, attributes: "rowHeight=\"60\"", height: 60)
    #expect(try room(CellSample(own)).height?.value == 60)
    // Of a prototype, Xcode only shows the height.
    #expect(try room(CellSample(own, isStatic: false)).height == nil)
  }

  @Test func aClassThatLaysOutItsCellLeavesNoSpace() throws {
    let sample = try CellSample(CellSample.cell("a", Self.labels, attributes: "customClass=\"Row\""))
    #expect(try rooms(sample).isEmpty)
    #expect(try rooms(sample) { ($0.classes["Row"], $0.outlets["Row"]) = (["layoutSubviews"], [:]) }.isEmpty)
    let plain = try room(sample) { ($0.classes["Row"], $0.outlets["Row"]) = (["textColor"], [:]) }
    #expect(plain.width.value == OfferedWidth(taken: 32))
    // `cell.textLabel?.frame = …`
    #expect(
      try rooms(CellSample(CellSample.cell("a", Self.labels), isStatic: false)) {
        $0.changes["textLabel"] = ["frame"]
      }.isEmpty)
  }

  @Test func aTableMayShowItsContentsUnderTheSensorHousing() throws {
    let rows = CellSample.cell("a", Self.labels)
    #expect(try room(CellSample(rows, table: "contentViewInsetsToSafeArea=\"NO\"")).ignoresSafeArea)
  }
}
