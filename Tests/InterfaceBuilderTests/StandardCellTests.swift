import AuditModel
import TestSupport
import Testing

@testable import InterfaceBuilder

/// Cells with a style of the system, and the code that fills them.
@Suite struct StandardCellTests {
  /// A table with one cell of a style, whose parts are named by attributes of the content view or of the cell.
  private func table(
    isStatic: Bool = false, on content: String = #"textLabel="tit-le-001" detailTextLabel="det-ai-001""#,
    cell: String = "", style: String = #"style="IBUITableViewCellStyleValue1""#, outlets: String = ""
  ) throws -> InterfaceDocument {
    let row = """
      <tableViewCell reuseIdentifier="berth" \(style) \(cell) id="cel-l0-001">
        <tableViewCellContentView key="contentView" \(content) id="con-te-001"><subviews>
          <label text="Title" id="tit-le-001"/><label text="Detail" id="det-ai-001"/>
        </subviews></tableViewCellContentView>
      </tableViewCell>
      """
    let rows =
      isStatic
      ? "<sections><tableViewSection id=\"sec-ti-001\"><cells>\(row)</cells></tableViewSection></sections>"
      : "<prototypes>\(row)</prototypes>"
    return try Samples.document(
      Samples.storyboard(
        "<tableView id=\"tab-le-001\">\(rows)</tableView>", controller: "<connections>\(outlets)</connections>"))
  }

  private func uses(_ document: InterfaceDocument, _ change: (inout CodeEffects) -> Void = { _ in }) -> [TextUse] {
    var code = CodeEffects()
    (code.classes["SignIn"], code.outlets["SignIn"]) = ([], [:])
    change(&code)
    return InterfaceUses(of: [document], code: code).texts.map(\.use)
  }

  @Test func partsAreNamedByAttributesOrKeys() throws {
    let attributes = #"textLabel="tit-le-001" detailTextLabel="det-ai-001""#
    let documents = [try table(), try table(on: "", cell: attributes)]
    for document in documents {
      let cell = try #require(document.standardCells.values.first)
      #expect(cell.style == .rightDetail && cell.parts.count == 2)
      #expect(cell.parts[.textLabel] == document.object("tit-le-001"))
      #expect(uses(document).map(\.role) == [.row, .row])
    }
    let keyed = try Samples.document(
      Samples.storyboard(
        #"<tableViewCell id="cel-l0-001"><subviews><label key="textLabel" text="A" id="lab-el-001"/></subviews></tableViewCell>"#
      ))
    let label = try #require(keyed.object("lab-el-001"))
    #expect(keyed.cellParts[label]?.name == .textLabel && keyed.standardCells.isEmpty)
  }

  @Test func labelsOfOtherCellsAreNotParts() throws {
    // An identifier of a label in another cell, or of none, names nothing.
    let document = try table(on: #"textLabel="roo-tV-001" detailTextLabel="gon-e0-001""#)
    #expect(document.cellParts.isEmpty && uses(document).map(\.role) == [.label, .label])
  }

  @Test(arguments: [
    ("IBUITableViewCellStyleDefault", StandardCell.Style.basic), ("IBUITableViewCellStyleValue1", .rightDetail),
    ("IBUITableViewCellStyleValue2", .leftDetail), ("IBUITableViewCellStyleSubtitle", .subtitle),
    ("IBUITableViewCellStyleNew", .other),
  ])
  func stylesAreRead(name: String, style: StandardCell.Style) throws {
    #expect(try table(style: "style=\"\(name)\"").standardCells.values.map(\.style) == [style])
  }

  @Test func codeThatFillsRowsReplacesThePlaceholdersOfPrototypes() throws {
    let document = try table()
    #expect(uses(document).map(\.way) == [.storedWithOutlet, .storedWithOutlet])
    // `cell.textLabel?.text = name` in any class
    #expect(uses(document) { $0.changes["textLabel"] = ["text"] }.map(\.way) == [.setInCode, .storedWithOutlet])
    let detail = uses(document) { $0.changes["detailTextLabel"] = ["attributedText"] }
    #expect(detail.map(\.way) == [.storedWithOutlet, .setInCode])
    // A font leaves the text.
    let styled = uses(document) { $0.changes["textLabel"] = ["font"] }
    #expect(styled.map(\.way) == [.storedWithOutlet, .storedWithOutlet])
    #expect(styled[0].style.certainty == .unknown)
  }

  @Test func aConfigurationReplacesTheLabelsOfPrototypes() throws {
    let change = { (code: inout CodeEffects) in code.changes["row"] = ["contentConfiguration"] }
    #expect(uses(try table(), change).map(\.way) == [.setInCode, .setInCode])
    #expect(uses(try table(isStatic: true), change).map(\.way) == [.stored, .stored])
  }

  @Test func codeThatWasNotReadMayFillPrototypes() throws {
    #expect(uses(try table()) { $0.addUnread(["A.swift"]) }.map(\.way) == [.setInCode, .setInCode])
    let fixed = uses(try table(isStatic: true)) { $0.addUnread(["A.swift"]) }
    #expect(!fixed.map(\.way).contains(.setInCode))
  }

  @Test func aClassFillsItsOwnCells() throws {
    let document = try table(cell: "customClass=\"Row\"")
    let found = uses(document) { $0.classes["Row"] = ["text"] }
    #expect(found.map(\.way) == [.setInCode, .setInCode])
    #expect(uses(document) { $0.classes["Row"] = ["backgroundColor"] }.map(\.way) != found.map(\.way))
  }

  @Test func otherCodeLeavesTheTextsOfStaticCells() throws {
    let document = try table(isStatic: true)
    func ways(_ change: (inout CodeEffects) -> Void) -> [TextUse.Way] { uses(document, change).map(\.way) }
    // Another class fills its own rows.
    #expect(ways { $0.changes["textLabel"] = ["text"] } == [.stored, .stored])
    let own = ways {
      $0.changes["textLabel"] = ["text"]
      $0.filledParts["SignIn"] = ["textLabel"]
    }
    #expect(own == [.setInCode, .stored])
  }

  @Test func anOutletOfAStaticCellLeadsToItsLabels() throws {
    let document = try table(
      isStatic: true, outlets: #"<outlet property="version" destination="cel-l0-001" id="out-le-001"/>"#)
    func ways(_ change: (inout CodeEffects) -> Void) -> [TextUse.Way] {
      uses(document) {
        $0.outlets["SignIn"] = ["version": []]
        change(&$0)
      }.map(\.way)
    }
    // `version.detailTextLabel?.text = number`
    let set = ways { ($0.changes["version"], $0.changes["detailTextLabel"]) = (["text"], ["text"]) }
    #expect(set == [.storedWithOutlet, .setInCode])
    #expect(ways { $0.changes["version"] = ["isHidden"] } == [.storedWithOutlet, .storedWithOutlet])
  }
}
