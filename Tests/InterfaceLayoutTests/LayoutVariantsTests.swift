import Adaptivity
import AuditModel
import InterfaceBuilder
import InterfaceLayout
import TestSupport
import Testing

/// The changes that code may make to a screen.
@Suite struct LayoutVariantsTests {
  private static let label = Sample.view("a", "label", frame: (0, 0, 60, 20), "text=\"Quay\"")

  private func variants(
    _ views: String = Self.label, outlet: Bool = true, code change: ((inout CodeEffects) -> Void)? = { _ in }
  ) throws -> (variants: LayoutVariants, object: Int) {
    let outlets = outlet ? TextRoomsTests.outlet("name", to: "a") : ""
    let document = try TextRoomsTests.screen(views, outlets: outlets)
    var code = change.map { _ in CodeEffects() }
    if let change {
      var own = CodeEffects()
      own.outlets["Screen"] = [:]
      own.classes["Screen"] = []
      change(&own)
      code = own
    }
    let outline = LayoutOutline(document)
    let root = try #require(outline.roots.first)
    let found = LayoutVariants(of: root, in: outline, CodeLayoutEffects(of: document, code)) { _ in false }
    return (found, try #require(document.object("a")))
  }

  @Test func nothingChangesAViewWithoutAnOutlet() throws {
    let (found, _) = try variants(outlet: false)
    #expect(found.isNone && found.all.isEmpty)
  }

  @Test func anOutletAloneChangesNothing() throws {
    #expect(try variants().variants.isNone)
    // A colour moves nothing.
    #expect(try variants { $0.outlets["Screen"] = ["name": ["textColor"]] }.variants.isNone)
  }

  @Test func codeThatWasNotReadMayDoAnything() throws {
    let (found, object) = try variants(code: nil)
    #expect(found.moved == [object] && found.hideable == [object] && found.open == [object])
  }

  @Test(
    arguments: [
      ("text", "open"), ("font", "open"), ("isHidden", "hideable"), ("alpha", "hideable"), ("frame", "moved"),
      (.handedOver, "moved"), (.constrained, "moved"), ("transform", "moved"), ("addSubview", "open"),
      ("point", "touched"), ("isUserInteractionEnabled", "touched"),
    ] as [(CodeEffect, String)])
  func changesAreSortedByWhatTheyMove(change: CodeEffect, expected: String) throws {
    let (found, object) = try variants { $0.outlets["Screen"] = ["name": [change]] }
    let sets = ["open": found.open, "hideable": found.hideable, "moved": found.moved, "touched": found.touched]
    #expect(sets[expected] == [object])
    // A value that is passed on may be changed in any way.
    if change != .handedOver { #expect(sets.filter { $0.key != expected }.allSatisfy { $0.value.isEmpty }) }
  }

  @Test func aClassOfTheAppChangesWhatItsCodeDoes() throws {
    let views = Sample.view("a", "label", frame: (0, 0, 60, 20), "text=\"Quay\" customClass=\"Tinted\"")
    #expect(try variants(views, outlet: false) { $0.classes["Tinted"] = ["textColor", "theme"] }.variants.isNone)
    let sized = try variants(views, outlet: false) { $0.classes["Tinted"] = ["intrinsicContentSize"] }
    #expect(sized.variants.open == [sized.object] && sized.variants.moved.isEmpty)
    let laidOut = try variants(views, outlet: false) { $0.classes["Tinted"] = ["frame"] }
    #expect(laidOut.variants.moved == [laidOut.object])
    // It lays out the views in it, each of which has its own changes.
    #expect(try variants(views, outlet: false) { $0.classes["Tinted"] = ["layoutSubviews"] }.variants.isNone)
  }

  /// A class that was not read does not change the constraints of the document, and its contents are not known.
  @Test func viewsOfUnreadClassesKeepTheirConstraints() throws {
    let inner = Sample.view("b", "label", frame: (0, 0, 10, 10))
    let views = Sample.view(
      "a", frame: (0, 0, 60, 20), "customClass=\"Chart\"", "<subviews>\(inner)</subviews>")
    let pinned = try variants(views, outlet: false)
    #expect(pinned.variants.moved.isEmpty && pinned.variants.hideable.count == 2)
    #expect(pinned.variants.open.contains(pinned.object))
    let outer = try variants(views.replacing("id=\"a\"", with: "id=\"a\"").replacing(Self.constrained, with: ""))
    #expect(outer.variants.moved.count == 2)
    // A class of the app whose superclass was not read.
    let heir = try variants(views, outlet: false) {
      ($0.classes["Chart"], $0.classesWithUnreadBase) = ([.handedOver], ["Chart"])
    }
    #expect(heir.variants.moved.isEmpty)
    let passed = try variants(views, outlet: false) {
      ($0.classes["Chart"], $0.classesWithUnreadBase) = ([.handedOver], ["Chart"])
      let place = SourceLocation(file: "Chart.swift", line: 1, column: 1)
      $0.origins["Chart"] = [CodeEffectOrigin(owner: "Chart", effect: .handedOver, location: place)]
    }
    #expect(passed.variants.moved.contains(passed.object))
  }

  private static let constrained = "translatesAutoresizingMaskIntoConstraints=\"NO\" "

  @Test func attributesOfUnreadModulesMoveNoPinnedView() throws {
    let attribute = "<userDefinedRuntimeAttribute type=\"string\" keyPath=\"glow\" value=\"1\"/>"
    let views = Sample.view(
      "a", "label", frame: (0, 0, 60, 20), "text=\"Quay\"",
      "<userDefinedRuntimeAttributes>\(attribute)</userDefinedRuntimeAttributes>")
    let (found, object) = try variants(views) { $0.usesUnreadModules = true }
    #expect(found.moved.isEmpty && found.open == [object])
    let free = try variants(views.replacing(Self.constrained, with: "")) { $0.usesUnreadModules = true }
    #expect(free.variants.moved == [free.object])
  }

  @Test func screensWithAnUnreadSuperclassKeepTheirConstraints() throws {
    let known = try variants { $0.classesWithUnreadBase = ["Screen"] }
    #expect(known.variants.moved.isEmpty)
    // The superclass may declare an outlet that no read class does.
    let open = try variants {
      ($0.classesWithUnreadBase, $0.undeclaredOutlets) = (["Screen"], ["Screen": ["name"]])
    }
    #expect(open.variants.moved == [open.object])
    #expect(try variants { $0.classes = [:] }.variants.moved.count == 1)
  }

  // MARK: Stack views

  /// Views that code appends move others, unless the stack view grows in a scroll view and nothing follows it.
  @Test(arguments: [
    ("a.bottom = box.bottom", "", true), ("a.top = box.top", "", true), ("a.height = 90", "", false),
    ("a.centerY = box.centerY", "", false), ("b.bottom = root.bottom", "", false),
    ("b.bottom = inner.bottom", "", true),
    ("a.bottom = box.bottom", "alignment=\"center\"", false), ("a.bottom = box.bottom", "axis=\"horizontal\"", false),
    ("a.bottom = box.bottom", "distribution=\"fillEqually\"", false),
  ])
  func appendedViewsAreBelowTheOthers(_ constraint: String, _ attributes: String, _ grows: Bool) throws {
    let label = Sample.view(
      "b", frame: (0, 0, 60, 20), "", "<subviews>\(Sample.view("inner", frame: (0, 0, 10, 10)))</subviews>")
    let axis = attributes.hasPrefix("axis") ? "" : "axis=\"vertical\" "
    let stack = Sample.view(
      "a", "stackView", frame: (0, 0, 100, 20), axis + attributes, "<subviews>\(label)</subviews>")
    let all = ["a.top = box.top", "a.width = box.width", constraint].map { Sample.constraint($0) }.joined()
    func scroll(_ other: String = "") -> String {
      Sample.view(
        "box", "scrollView", frame: (0, 0, 100, 100), "",
        "<subviews>\(stack)\(other)</subviews><constraints>\(all)</constraints>")
    }
    let (found, object) = try variants(scroll()) { $0.outlets["Screen"] = ["name": ["addArrangedSubview"]] }
    #expect(found.moved.contains(object) == !grows)
    let followed = try variants(scroll(Sample.view("other", frame: (0, 60, 10, 10)))) {
      $0.outlets["Screen"] = ["name": ["addArrangedSubview"]]
    }
    #expect(followed.variants.moved.contains(followed.object))
    let inserted = try variants(scroll()) { $0.outlets["Screen"] = ["name": ["insertArrangedSubview"]] }
    #expect(inserted.variants.moved.contains(inserted.object))
  }

  @Test func whatIsInAMovedViewMovesWithIt() throws {
    let views = Sample.view(
      "a", frame: (0, 0, 100, 100), "", "<subviews>\(Sample.view("b", frame: (0, 0, 10, 10)))</subviews>")
    let (found, _) = try variants(views) { $0.outlets["Screen"] = ["name": ["center", "isHidden"]] }
    #expect(found.moved.count == 2 && found.hideable.count == 2)
    let touched = try variants(views) { $0.outlets["Screen"] = ["name": ["hitTest"]] }
    #expect(touched.variants.touched.count == 2 && touched.variants.isNone)
  }

  @Test func extensionsOfTheSystemChangeAllViewsOfTheirClass() throws {
    #expect(try variants(outlet: false) { $0.overrides["UIView"] = ["point"] }.variants.touched.count == 1)
    #expect(try variants(outlet: false) { $0.overrides["UILabel"] = ["textRect"] }.variants.open.count == 1)
    #expect(try variants(outlet: false) { $0.overrides["UIControl"] = ["point"] }.variants.touched.isEmpty)
  }

  @Test func contentsThatAreNotKnownTakeBothExtremeSizes() throws {
    let document = try TextRoomsTests.screen(
      Self.label, outlets: TextRoomsTests.outlet("name", to: "a"))
    var code = CodeEffects()
    code.outlets["Screen"] = ["name": ["text"]]
    code.classes["Screen"] = []
    let outline = LayoutOutline(document)
    let root = try #require(outline.roots.first)
    let object = try #require(document.object("a"))
    let variants = LayoutVariants(of: root, in: outline, CodeLayoutEffects(of: document, code)) { _ in false }
    let stored = StoredSizes(document)
    let widths = variants.all.map { variant in
      VariantSizes(stored, variants, in: variant).size(of: object, width: nil)?.width ?? -1
    }
    #expect(Set(widths) == [1, 10_000])
  }

  @Test func aButtonThatReactsToNothingIsNotATarget() throws {
    func isTouched(
      _ attributes: String = "", _ inside: String = "", outlet: Bool = false,
      code change: ((inout CodeEffects) -> Void)? = { _ in }
    ) throws -> Bool {
      let button = Sample.view("a", "button", frame: (0, 0, 60, 20), attributes, inside)
      let (found, object) = try variants(button, outlet: outlet, code: change)
      return found.touched.contains(object)
    }
    #expect(try isTouched())
    #expect(try !isTouched(code: nil))
    let action = "<action selector=\"tap\" destination=\"screen\" eventType=\"touchUpInside\" id=\"c\"/>"
    for inside in ["<connections>\(action)</connections>", "<menu key=\"menu\" id=\"m\"/>"] {
      #expect(try !isTouched("", inside))
    }
    for attribute in ["tag=\"3\"", "customClass=\"Round\"", "key=\"customView\""] {
      #expect(try !isTouched(attribute) { $0.classes["Round"] = [] })
    }
    // Code may react to an outlet that it names.
    #expect(try !isTouched(outlet: true))
    #expect(try isTouched(outlet: true) { $0.unnamedOutlets = ["name"] })
    #expect(try !isTouched { $0.classesThatChangeLayouts = ["Screen"] })
    #expect(try !isTouched { $0.classes = [:] })
  }
}
