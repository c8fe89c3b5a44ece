import AuditModel
import Testing

@testable import InterfaceBuilder

/// Scenes and prototypes that nothing shows.
@Suite struct UnusedObjectsTests {
  /// A storyboard of scenes, of which the first one has the arrow unless `initial` is empty.
  private func storyboard(_ scenes: [String], initial: String = "first", file: String = "Main.storyboard") throws
    -> InterfaceDocument
  {
    let all = scenes.enumerated().map { "<scene sceneID=\"s\($0)\"><objects>\($1)</objects></scene>" }.joined()
    return try Samples.document(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch"\(initial.isEmpty ? "" : " initialViewController=\"\(initial)\"")>
      <scenes>\(all)</scenes></document>
      """, file: file)
  }

  private func controller(_ id: String, _ attributes: String = "", _ inside: String = "") -> String {
    """
    <viewController id="\(id)" \(attributes)><view key="view" id="\(id)-view"><subviews>\(inside)
    <label id="\(id)-label" text="A"/></subviews></view></viewController>
    """
  }

  private func segue(to id: String, _ kind: String = "show") -> String {
    "<view id=\"v-\(id)\"><connections><segue destination=\"\(id)\" kind=\"\(kind)\" id=\"s-\(id)\"/></connections></view>"
  }

  /// The names of what nothing shows.
  private func unused(_ documents: InterfaceDocument..., naming named: Set<String> = []) -> [String] {
    UnusedObjects.removed(from: documents, naming: named).flatMap { $0.unused.map(\.name) }
  }

  @Test func aSceneWithoutAWayToItIsUnused() throws {
    let document = try storyboard([controller("first"), controller("lost", "title=\"Lost\"")])
    #expect(unused(document) == ["Lost"])
    let left = UnusedObjects.removed(from: [document], naming: [])[0]
    #expect(left.object("lost-label") == nil && left.isUnused("lost-label") && !left.isUnused("first-label"))
    #expect(left.texts.count == 1 && left.scenes.count == 1)
  }

  @Test(arguments: ["show", "embed", "relationship", "custom", "presentation"])
  func aSegueShowsItsDestination(_ kind: String) throws {
    let document = try storyboard([controller("first", "", segue(to: "next", kind)), controller("next")])
    #expect(unused(document).isEmpty)
  }

  @Test func scenesThatLeadOnlyToEachOtherAreUnused() throws {
    let island = [controller("a", "title=\"A\"", segue(to: "b")), controller("b", "title=\"B\"", segue(to: "a"))]
    #expect(try unused(storyboard([controller("first")] + island)) == ["A", "B"])
  }

  @Test func codeShowsASceneByItsIdentifier() throws {
    let document = try storyboard([controller("first"), controller("next", "storyboardIdentifier=\"Next\"")])
    #expect(UnusedObjects.identifiers(in: [document]) == ["Next", "Main"])
    #expect(unused(document) == ["Next"])
    #expect(unused(document, naming: ["Next"]).isEmpty)
  }

  @Test func aReferenceInAnotherStoryboardShowsAScene() throws {
    let other = try storyboard(
      [controller("first"), controller("next", "storyboardIdentifier=\"Next\"")], file: "Other.storyboard")
    func main(_ reference: String) throws -> InterfaceDocument {
      let placeholder = "<viewControllerPlaceholder storyboardName=\"Other\" id=\"p\"\(reference)/>"
      return try storyboard([controller("first", "", segue(to: "p")), placeholder])
    }
    #expect(try unused(main(" referencedIdentifier=\"Next\""), other).isEmpty)
    #expect(try unused(main(""), other) == ["Next"])
  }

  @Test func aReferenceWithoutANameIsToItsOwnStoryboard() throws {
    let scenes = [
      controller("first", "", segue(to: "p")),
      "<viewControllerPlaceholder id=\"p\" referencedIdentifier=\"Next\"/>",
      controller("next", "storyboardIdentifier=\"Next\""), controller("lost", "storyboardIdentifier=\"Lost\""),
    ]
    let other = try storyboard(
      [controller("first"), controller("next", "storyboardIdentifier=\"Next\"")], file: "Other.storyboard")
    #expect(try unused(storyboard(scenes, file: "Tour.storyboard"), other) == ["Lost", "Next"])
  }

  @Test func aStoryboardThatIsShownInAnUnknownWayIsKept() throws {
    let scenes = [controller("first", "title=\"First\"")]
    #expect(try unused(storyboard(scenes, initial: "")).isEmpty)
    let other = try storyboard(scenes, initial: "", file: "Old.storyboard")
    #expect(unused(other) == ["First"])
    #expect(unused(other, naming: ["Old"]).isEmpty)
  }

  private func table(_ list: String, _ cell: String, more: String = "") -> String {
    controller("first", "", "<tableView id=\"t\"><\(list)>\(cell)</\(list)>\(more)</tableView>")
  }

  @Test func aPrototypeNeedsAnIdentifierThatCodeNames() throws {
    let row = "<tableViewCell id=\"c\" %><label id=\"l\" text=\"Row\"/></tableViewCell>"
    let named = try storyboard([table("prototypes", row.replacing("%", with: "reuseIdentifier=\"Row\""))])
    #expect(unused(named).count == 1 && unused(named, naming: ["Row"]).isEmpty)
    let plain = try storyboard([table("prototypes", row.replacing("%", with: ""))])
    #expect(unused(plain, naming: ["Row"]).count == 1)
    #expect(UnusedObjects.removed(from: [plain], naming: [])[0].object("l") == nil)
    let fixed = "<tableViewSection id=\"s\"><cells>\(row.replacing("%", with: ""))</cells></tableViewSection>"
    #expect(try unused(storyboard([table("sections", fixed)])).isEmpty)
  }

  @Test func anOutletLeadsToAPrototype() throws {
    let outlet = "<connections><outlet property=\"cell\" destination=\"c\" id=\"o\"/></connections>"
    let cell = "<tableViewCell id=\"c\"/>"
    #expect(try unused(storyboard([table("prototypes", cell, more: outlet)])).isEmpty)
    #expect(try unused(storyboard([table("prototypes", cell)])).count == 1)
  }

  @Test func cellsAndHeadersOfCollectionsArePrototypes() throws {
    let collection = """
      <collectionView id="t"><cells><collectionViewCell id="c" reuseIdentifier="Tile"/></cells>
      <collectionReusableView key="sectionHeaderView" id="h" reuseIdentifier="Head"/></collectionView>
      """
    let document = try storyboard([controller("first", "", collection)])
    #expect(unused(document).count == 2 && unused(document, naming: ["Tile", "Head"]).isEmpty)
  }

  @Test func aCellOutsideOfPrototypesIsKept() throws {
    let header = "<tableView id=\"t\"><tableViewCell key=\"tableHeaderView\" id=\"c\"/></tableView>"
    #expect(try unused(storyboard([controller("first", "", header)])).isEmpty)
  }

  private func xib(_ object: String, owner: String = "", file: String = "Row.xib") throws -> InterfaceDocument {
    try Samples.document(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
      <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1" \(owner)/>
      <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>\(object)</objects></document>
      """, file: file)
  }

  @Test func aXIBIsShownByItsNameOrAClass() throws {
    let row = "<view id=\"v\"><subviews><label id=\"lab-el-001\" text=\"A\"/></subviews></view>"
    let left = try UnusedObjects.removed(from: [xib(row)], naming: [])[0]
    #expect(left.texts.isEmpty && left.unused.count == 1 && left.isUnused("lab-el-001"))
    #expect(try unused(xib(row), naming: ["Row"]).isEmpty)
    #expect(try unused(xib(row, file: "Row~ipad.xib"), naming: ["Row"]).isEmpty)
    #expect(try unused(xib(row, owner: "customClass=\"RowController\"")).isEmpty)
    #expect(try unused(xib("<tableViewCell id=\"c\" customClass=\"RowCell\"/>")).isEmpty)
  }
}
