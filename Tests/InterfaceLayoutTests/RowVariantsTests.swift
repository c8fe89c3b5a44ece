import Adaptivity
import AuditModel
import InterfaceBuilder
import InterfaceLayout
import TestSupport
import Testing

/// The changes that code may make to rows, and to the header and footer of a table.
@Suite struct RowVariantsTests {
  /// The content view of a row with a label, and a table around it.
  private static func row(_ attributes: String = "", content: Double = 414) -> String {
    """
    <tableViewCell preservesSuperviewLayoutMargins="YES" customClass="Row" \(attributes) id="row">
      <rect key="frame" x="0" y="28" width="414" height="44"/>
      <tableViewCellContentView key="contentView" preservesSuperviewLayoutMargins="YES" id="in-row">
        <rect key="frame" x="0" y="0" width="\(content)" height="44"/>
        <subviews>\(Sample.view("label", "view", frame: (20, 0, 300, 44)))</subviews>
        <constraints>\(
          Sample.constraints(
            "label.leading = in-row.leading", "label.trailing = in-row.trailing", "label.top = in-row.top",
            "label.bottom = in-row.bottom"))</constraints>
      </tableViewCellContentView>
    </tableViewCell>
    """
  }

  private func variants(
    _ cell: CellSample, _ change: (inout CodeEffects) -> Void
  ) throws -> (variants: LayoutVariants, outline: LayoutOutline) {
    var code = CodeEffects()
    (code.outlets["Screen"], code.outlets["Row"]) = ([:], [:])
    (code.classes["Screen"], code.classes["Row"]) = ([], [])
    change(&code)
    let outline = LayoutOutline(cell.document)
    let root = try #require(SceneSolver(outline, .canvas).screens.first)
    let effects = CodeLayoutEffects(of: cell.document, code)
    return (LayoutVariants(of: root, in: outline, effects) { _ in false }, outline)
  }

  /// The widths of the row's content in all layouts.
  private func widths(_ row: String, _ change: (inout CodeEffects) -> Void) throws -> Set<Double> {
    let cell = try CellSample(row)
    let (variants, outline) = try variants(cell, change)
    #expect(variants.moved.isEmpty)
    let environment = LayoutEnvironment(device: try DeviceTable.standard.device("iphone-se-3"))
    let relaxations = [nil] + variants.all.map(\.relaxation)
    return try relaxations.reduce(into: []) { widths, relaxation in
      let solver = SceneSolver(outline, .device(try LayoutGeometry(environment)), relaxation: relaxation)
      let scene = try #require(solver.screens.first.flatMap { solver.layout($0, content: StoredSizes(cell.document)) })
      let label = scene.elements.first { cell.document.objects[$0.object].id == "label" }
      widths.insert(try #require(label).frame.width)
    }
  }

  /// A row has the width of a document with and without the accessory that code sets.
  @Test func accessoriesTakeWidthFromTheContent() throws {
    let accessory: (inout CodeEffects) -> Void = { $0.classes["Row"] = ["accessoryType"] }
    let (plain, changed) = (try widths(Self.row()) { _ in }, try widths(Self.row(), accessory))
    #expect(plain == [375])
    #expect(changed == [375, 279])
    let stored = Self.row("accessoryType=\"disclosureIndicator\"", content: 384)
    let (kept, replaced) = (try widths(stored) { _ in }, try widths(stored, accessory))
    #expect(kept == [345])
    #expect(replaced == [345, 375, 279])
    let coloured = try widths(stored) { $0.classes["Row"] = ["backgroundColor"] }
    #expect(coloured == [345])
  }

  @Test func viewsAsAccessoriesMoveTheContent() throws {
    let found = try variants(try CellSample(Self.row())) { $0.classes["Row"] = ["accessoryView"] }
    #expect(!found.variants.moved.isEmpty)
  }

  /// A table sets the width of its footer; code may set its height, or another footer.
  @Test func footersMoveOnlyIfCodeNamesThem() throws {
    let footer = """
      <view key="tableFooterView" id="end"><rect key="frame" x="0" y="72" width="414" height="50"/>
      <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/></view>
      """
    let cell = try CellSample(Self.row(), inside: footer)
    #expect(try variants(cell) { _ in }.variants.moved.isEmpty)
    let named = try variants(cell) { code in
      var reach = CodeStatement.Reach()
      reach.files = ["Screen.swift"]
      code.add([.tableEnds: reach])
    }
    #expect(named.variants.moved.count == 1)
    #expect(try #require(cell.frames().frames["end"]).width == 375)
  }
}

/// The items of collections, whose sizes their layout decides.
@Suite struct ItemVariantsTests {
  private func variants(_ constraints: String...) throws -> LayoutVariants {
    let label = Sample.view("label", "view", frame: (0, 0, 40, 20))
    let cell = """
      <collectionViewCell customClass="Item" id="item"><rect key="frame" x="0" y="0" width="50" height="50"/>
      <collectionViewCellContentView key="contentView" id="in"><rect key="frame" x="0" y="0" width="50" height="50"/>
      <subviews>\(label)</subviews><constraints>\(constraints.map { Sample.constraint($0) }.joined())</constraints>
      </collectionViewCellContentView></collectionViewCell>
      """
    let collection = Sample.view("a", "collectionView", frame: (0, 0, 393, 400), "", "<cells>\(cell)</cells>")
    let document = try TextRoomsTests.screen(collection)
    var code = CodeEffects()
    (code.outlets["Screen"], code.outlets["Item"]) = ([:], [:])
    (code.classes["Screen"], code.classes["Item"]) = ([], [])
    let outline = LayoutOutline(document)
    let root = try #require(SceneSolver(outline, .canvas).screens.first)
    return LayoutVariants(of: root, in: outline, CodeLayoutEffects(of: document, code)) { _ in false }
  }

  @Test func itemsTakeTheirLeastAndLargestSize() throws {
    let found = try variants("label.leading = in.leading", "label.trailing = in.trailing")
    #expect(found.moved.isEmpty && !found.isNone)
    #expect(Set(found.all.compactMap(\.relaxation.item)) == [1, 10_000])
  }
}
