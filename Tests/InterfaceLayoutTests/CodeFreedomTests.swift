import Adaptivity
import AuditModel
import InterfaceBuilder
import InterfaceLayout
import Testing

/// The changes that code may make to a screen.
@Suite struct CodeFreedomTests {
  private static let label = Sample.view("a", "label", frame: (0, 0, 60, 20), "text=\"Quay\"")

  private func freedom(
    _ views: String = Self.label, outlet: Bool = true, code change: ((inout OutletCode) -> Void)? = { _ in }
  ) throws -> (freedom: CodeFreedom, object: Int) {
    let outlets = outlet ? TextRoomsTests.outlet("name", to: "a") : ""
    let document = try TextRoomsTests.screen(views, outlets: outlets)
    var code = change.map { _ in OutletCode() }
    if let change {
      var own = OutletCode()
      own.outlets["Screen"] = [:]
      own.classes["Screen"] = []
      change(&own)
      code = own
    }
    let outline = LayoutOutline(document)
    let root = try #require(outline.roots.first)
    let found = CodeFreedom(of: root, in: outline, LayoutFreedom(of: document, code)) { _ in false }
    return (found, try #require(document.object("a")))
  }

  @Test func nothingChangesAViewWithoutAnOutlet() throws {
    let (found, _) = try freedom(outlet: false)
    #expect(found.isNone && found.extremes.isEmpty)
  }

  @Test func anOutletAloneChangesNothing() throws {
    #expect(try freedom().freedom.isNone)
    // A colour moves nothing.
    #expect(try freedom { $0.outlets["Screen"] = ["name": ["textColor"]] }.freedom.isNone)
  }

  @Test func codeThatWasNotReadMayDoAnything() throws {
    let (found, object) = try freedom(code: nil)
    #expect(found.moved == [object] && found.hideable == [object] && found.open == [object])
  }

  @Test(arguments: [
    ("text", "open"), ("font", "open"), ("isHidden", "hideable"), ("alpha", "hideable"), ("frame", "moved"),
    ("self", "moved"), ("anchor", "moved"), ("transform", "moved"), ("addSubview", "open"),
    ("point", "touched"), ("isUserInteractionEnabled", "touched"),
  ])
  func changesAreSortedByWhatTheyMove(change: String, expected: String) throws {
    let (found, object) = try freedom { $0.outlets["Screen"] = ["name": [change]] }
    let sets = ["open": found.open, "hideable": found.hideable, "moved": found.moved, "touched": found.touched]
    #expect(sets[expected] == [object])
    // A value that is passed on may be changed in any way.
    if change != "self" { #expect(sets.filter { $0.key != expected }.allSatisfy { $0.value.isEmpty }) }
  }

  @Test func aClassOfTheAppChangesWhatItsCodeDoes() throws {
    let views = Sample.view("a", "label", frame: (0, 0, 60, 20), "text=\"Quay\" customClass=\"Tinted\"")
    #expect(try freedom(views, outlet: false) { $0.classes["Tinted"] = ["textColor", "theme"] }.freedom.isNone)
    let sized = try freedom(views, outlet: false) { $0.classes["Tinted"] = ["intrinsicContentSize"] }
    #expect(sized.freedom.open == [sized.object] && sized.freedom.moved.isEmpty)
    let laidOut = try freedom(views, outlet: false) { $0.classes["Tinted"] = ["frame"] }
    #expect(laidOut.freedom.moved == [laidOut.object])
    // It lays out the views in it, each of which has its own changes.
    #expect(try freedom(views, outlet: false) { $0.classes["Tinted"] = ["layoutSubviews"] }.freedom.isNone)
    // Nothing is known of a class that is declared elsewhere.
    #expect(try freedom(views, outlet: false).freedom.moved.count == 1)
  }

  @Test func whatIsInAMovedViewMovesWithIt() throws {
    let views = Sample.view(
      "a", frame: (0, 0, 100, 100), "", "<subviews>\(Sample.view("b", frame: (0, 0, 10, 10)))</subviews>")
    let (found, _) = try freedom(views) { $0.outlets["Screen"] = ["name": ["center", "isHidden"]] }
    #expect(found.moved.count == 2 && found.hideable.count == 2)
    let touched = try freedom(views) { $0.outlets["Screen"] = ["name": ["hitTest"]] }
    #expect(touched.freedom.touched.count == 2 && touched.freedom.isNone)
  }

  @Test func extensionsOfTheSystemChangeAllViewsOfTheirClass() throws {
    #expect(try freedom(outlet: false) { $0.overrides["UIView"] = ["point"] }.freedom.touched.count == 1)
    #expect(try freedom(outlet: false) { $0.overrides["UILabel"] = ["textRect"] }.freedom.open.count == 1)
    #expect(try freedom(outlet: false) { $0.overrides["UIControl"] = ["point"] }.freedom.touched.isEmpty)
  }

  @Test func contentsThatAreNotKnownTakeBothExtremeSizes() throws {
    let document = try TextRoomsTests.screen(
      Self.label, outlets: TextRoomsTests.outlet("name", to: "a"))
    var code = OutletCode()
    code.outlets["Screen"] = ["name": ["text"]]
    code.classes["Screen"] = []
    let outline = LayoutOutline(document)
    let root = try #require(outline.roots.first)
    let object = try #require(document.object("a"))
    let freedom = CodeFreedom(of: root, in: outline, LayoutFreedom(of: document, code)) { _ in false }
    let stored = StoredContent(document)
    let widths = freedom.extremes.map { extreme in
      ExtremeContent(stored, freedom, in: extreme).size(of: object, width: nil)?.width ?? -1
    }
    #expect(Set(widths) == [1, 10_000])
  }
}
