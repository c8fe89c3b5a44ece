import Adaptivity
import AuditModel
import InterfaceBuilder
import InterfaceLayout
import TestSupport
import Testing

/// The space that the constraints of a document leave its texts.
@Suite struct TextRoomsTests {
  /// A storyboard whose first screen has some views.
  static func screen(
    _ views: String, _ constraints: String..., outlets: String = "", more: String = ""
  ) throws -> InterfaceDocument {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" toolsVersion="21225" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" \
      initialViewController="screen">
        <device id="retina6_12" orientation="portrait" appearance="light"/>
        <scenes><scene sceneID="scene"><objects>
          <viewController id="screen" customClass="Screen">
            <view key="view" id="root">
              <rect key="frame" x="0" y="0" width="393" height="852"/>
              <subviews>\(views)</subviews>
              <viewLayoutGuide key="safeArea" id="safe"/>
              <constraints>\(constraints.map { Sample.constraint($0) }.joined())\(more)</constraints>
            </view>
            <connections>\(outlets)</connections>
          </viewController>
        </objects></scene></scenes>
      </document>
      """
    return try Sample(text: text).document
  }

  static func outlet(_ name: String, to id: String) -> String {
    "<outlet property=\"\(name)\" destination=\"\(id)\" id=\"outlet-\(id)\"/>"
  }

  /// The space of the object `a`.
  private func room(in document: InterfaceDocument, _ change: (inout CodeEffects) -> Void = { _ in }) throws -> TextRoom
  {
    let object = try #require(document.object("a"))
    var code = CodeEffects()
    (code.classes["Screen"], code.outlets["Screen"]) = ([], [:])
    change(&code)
    return try #require(TextRooms(of: [object], in: document, code).rooms[object])
  }

  private static let label = Sample.label("a", 100, 20)

  @Test func edgesLeaveTheRestOfTheWindow() throws {
    let document = try Self.screen(
      Self.label, "a.leading = safe.leading + 20", "a.trailing = safe.trailing + -12", "a.top = safe.top")
    let room = try room(in: document)
    #expect(room.width.value == OfferedWidth(taken: 32) && room.width.certainty == .exact)
    #expect(room.height == nil && !room.ignoresSafeArea)
  }

  @Test func widthsThatDependOnContentsAreBounds() throws {
    let document = try Self.screen(Self.label, "a.leading = safe.leading + 20", "a.trailing <= safe.trailing + -12")
    let room = try room(in: document)
    #expect(room.width.value == OfferedWidth(taken: 32) && room.width.certainty == .atMost)
  }

  @Test func edgesOfTheRootReachUnderTheSensorHousing() throws {
    let document = try Self.screen(Self.label, "a.leading = root.leading + 20", "a.trailing = root.trailing + -12")
    let room = try room(in: document)
    #expect(room.width.value == OfferedWidth(taken: 32) && room.ignoresSafeArea)
  }

  @Test func framesThatCodeSetsAfterTheLayoutLeaveNoSpace() throws {
    let document = try Self.screen(
      Self.label, "a.leading = safe.leading + 20", "a.trailing = safe.trailing + -12", "a.top = safe.top",
      outlets: Self.outlet("label", to: "a"))
    let object = try #require(document.object("a"))
    var code = CodeEffects()
    (code.classes["Screen"], code.outlets["Screen"]) = ([], ["label": [.placed]])
    #expect(TextRooms(of: [object], in: document, code).rooms[object] == nil)
    code.outlets["Screen"] = ["label": ["frame"]]
    #expect(TextRooms(of: [object], in: document, code).rooms[object] != nil)
  }

  @Test func marginsCountUnlessCodeMaySetThem() throws {
    let document = try Self.screen(Self.label, "a.leading = root.leadingMargin", "a.trailing = root.trailingMargin")
    let width = try room(in: document).width
    // 16 pt on both sides, and 20 on wide phones.
    #expect(width.value == OfferedWidth(taken: 32) && width.certainty == .atMost)
    let open = try room(in: document) { $0.statements[.margins] = .anywhere }
    #expect(open.width.value == OfferedWidth())
  }

  @Test func marginsOfAnInnerViewFollowFromItsFrameInTheWindow() throws {
    // Where the frame is stored, no sensor housing reaches into the view.
    let inner = Sample.view(
      "b", frame: (150, 400, 50, 20), "",
      "<subviews>\(Self.label)</subviews><constraints>"
        + Sample.constraints("a.leading = b.leadingMargin", "a.trailing = b.trailingMargin") + "</constraints>")
    let document = try Self.screen(inner, "b.leading = root.leading", "b.trailing = root.trailing")
    let room = try room(in: document)
    #expect(room.width.value == OfferedWidth(taken: 16) && !room.ignoresSafeArea)
    let fixed = try Self.screen(
      inner.replacing("Margin\"", with: "\""), "b.leading = root.leading", "b.trailing = root.trailing")
    #expect(try self.room(in: fixed).ignoresSafeArea)
  }

  @Test func constantWidthsAndHeights() throws {
    let document = try Self.screen(
      Self.label, "a.width = 90", "a.height <= 21", "a.leading = safe.leading", "a.top = safe.top")
    let room = try room(in: document)
    #expect(room.width.value == OfferedWidth(most: 90) && room.width.certainty == .exact)
    #expect(room.height?.value == 21 && room.height?.certainty == .atMost)
  }

  @Test func partsThatCodeMayChangeDoNotLimit() throws {
    let optional = Sample.constraint("a.width = 90", "priority=\"999\"")
    let weak = try Self.screen(Self.label, "a.leading = safe.leading", "a.trailing = safe.trailing", more: optional)
    #expect(try room(in: weak).width.value == OfferedWidth())
    let changed = try Self.screen(
      Self.label, "a.leading = safe.leading", outlets: Self.outlet("wide", to: "wide"),
      more: Sample.constraint("a.width = 90", "id=\"wide\""))
    for change: CodeEffect in ["constant", "isActive", "priority", .constrained, .handedOver] {
      #expect(try room(in: changed) { $0.outlets["Screen"] = ["wide": [change]] }.width.value == OfferedWidth())
    }
    #expect(try room(in: changed).width.value == OfferedWidth(most: 90))
  }

  @Test func aLabelThatCodeMovesIsNeverExact() throws {
    let document = try Self.screen(
      Self.label, "a.leading = safe.leading + 8", "a.trailing = safe.trailing", "a.top = safe.top",
      outlets: Self.outlet("label", to: "a"))
    let moved = try room(in: document) { $0.outlets["Screen"] = ["label": ["frame"]] }
    #expect(moved.width.certainty == .atMost)
    // A text that code sets has the same space.
    let filled = try room(in: document) { $0.outlets["Screen"] = ["label": ["text", "isHidden"]] }
    #expect(filled.width.certainty == .exact)
    let embedded = try Self.screen(
      Self.label, "a.leading = safe.leading + 8", "a.trailing = safe.trailing", "a.top = safe.top",
      outlets: "<segue destination=\"screen\" kind=\"embed\" id=\"segue\"/>")
    #expect(try room(in: embedded).width.certainty == .atMost)
  }

  @Test func siblingsInAStackViewCountUnlessCodeReachesThem() throws {
    let views = Self.stack(
      "spacing=\"8\"", Sample.view("icon", "imageView") + Self.label, Sample.constraint("icon.width = 32"))
    let outlets = ["icon", "stack"].map { Self.outlet($0, to: $0) }.joined()
    let document = try Self.screen(
      views, "stack.leading = safe.leading + 5", "stack.trailing = safe.trailing", outlets: outlets)
    func width(_ changes: [String: Set<CodeEffect>]) throws -> OfferedWidth? {
      try room(in: document) { $0.outlets["Screen"] = changes }.width.value
    }
    #expect(try width([:]) == OfferedWidth(taken: 45))
    #expect(try width(["icon": ["tintColor"], "stack": ["backgroundColor"]]) == OfferedWidth(taken: 45))
    // A view that code may hide takes neither its own width nor the spacing.
    #expect(try width(["icon": ["isHidden"]]) == OfferedWidth(taken: 5))
    #expect(try width(["stack": ["axis"]]) == OfferedWidth(taken: 5))
  }

  @Test func theRestOfAStackViewDoesNotNarrowIt() throws {
    let buttons = ["one", "two"].map { Sample.view($0, "button") }.joined()
    let stack = Self.stack(
      "distribution=\"equalSpacing\"", buttons,
      Sample.constraint("one.width = 40") + Sample.constraint("two.width = 40"))
    let document = try Self.screen(
      stack + Self.label, "stack.leading = root.leading", "stack.trailing = root.trailing", "a.leading = stack.leading",
      "a.trailing = stack.trailing", outlets: Self.outlet("one", to: "one"))
    let room = try room(in: document) { $0.outlets["Screen"] = ["one": ["isHidden"]] }
    #expect(room.width.value == OfferedWidth())
  }

  @Test func viewsThatAClassMayArrangeHaveNoSpaceOfTheirOwn() throws {
    let document = try Self.screen(
      Sample.view("board", frame: (0, 0, 90, 90), "customClass=\"Board\"", "<subviews>\(Self.label)</subviews>"),
      "a.width = 60")
    let object = try #require(document.object("a"))
    func rooms(_ free: Set<String>) -> [Int: TextRoom] {
      var code = CodeEffects()
      (code.classes, code.outlets) = (["Screen": [], "Board": []], ["Screen": [:], "Board": [:]])
      for name in free { code.classes[name] = [.content("frame")] }
      return TextRooms(of: [object], in: document, code).rooms
    }
    #expect(rooms([])[object]?.width.value == OfferedWidth(most: 60))
    // Such a class may change every view of the screen, or those in its view.
    #expect(rooms(["Screen"]).isEmpty && rooms(["Board"]).isEmpty)
  }

  @Test func constraintsThatExcludeEachOtherDoNotLimit() throws {
    let document = try Self.screen(
      Self.label, "a.leading = safe.leading + 20", "a.trailing = safe.trailing + -20", "a.width = 90")
    #expect(try room(in: document).width == TextUse.Value(OfferedWidth(), .atMost))
  }

  @Test func constraintsOfTheAppOrOfRemovedViewsDoNotLimit() throws {
    let own = Sample.constraint("a.width = 90", "customClass=\"Scaled\"")
    let scaled = try Self.screen(Self.label, "a.leading = safe.leading", "a.trailing = safe.trailing", more: own)
    #expect(try room(in: scaled).width.value == OfferedWidth())
    let both = try Self.screen(
      Self.label + Sample.view("icon", "imageView"), "a.leading = safe.leading", "a.trailing <= safe.trailing",
      "a.trailing = icon.leading + -8", "icon.width = 32", "icon.trailing = safe.trailing",
      outlets: Self.outlet("icon", to: "icon"))
    #expect(try room(in: both).width.value == OfferedWidth(taken: 40))
    let removed = try room(in: both) { $0.outlets["Screen"] = ["icon": ["removeFromSuperview"]] }
    #expect(removed.width.value == OfferedWidth())
  }

  @Test func headersOfTablesAreAsWideAsTheTable() throws {
    let header = """
      <view key="tableHeaderView" id="header"><rect key="frame" x="0" y="0" width="300" height="50"/>
      <autoresizingMask key="autoresizingMask" flexibleMaxX="YES"/><subviews>\(Self.label)</subviews></view>
      """
    let document = try Self.screen(
      Sample.view("table", "tableView", frame: (0, 0, 393, 800), "", header), "table.leading = safe.leading",
      "table.trailing = safe.trailing", "a.leading = header.leading + 16", "a.trailing = header.trailing + -16")
    #expect(try room(in: document).width.value == OfferedWidth())
  }

  private static func stack(_ attributes: String, _ views: String, _ constraints: String = "") -> String {
    Sample.view(
      "stack", "stackView", frame: (0, 0, 0, 0), attributes,
      "<subviews>\(views)</subviews><constraints>\(constraints)</constraints>")
  }

  @Test func equalViewsGetAShare() throws {
    let views = Self.label + Sample.label("b", 10, 10) + Sample.label("c", 10, 10)
    let document = try Self.screen(
      Self.stack("distribution=\"fillEqually\" spacing=\"9\"", views), "stack.leading = safe.leading + 10",
      "stack.trailing = safe.trailing + -10")
    let width = try #require(try room(in: document).width.value)
    #expect(abs(width.width(in: 375) - (375 - 20 - 18) / 3) < 0.01 && abs(width.share - 1.0 / 3) < 0.001)
  }

  @Test func contentsOfAScrollViewAreAsWideAsItOrUnlimited() throws {
    let content = Sample.view("content", "view", frame: (0, 0, 0, 0), "", "<subviews>\(Self.label)</subviews>")
    let scroll = Sample.view("scroll", "scrollView", frame: (0, 0, 0, 0), "", "<subviews>\(content)</subviews>")
    let shared = [
      "scroll.leading = safe.leading", "scroll.trailing = safe.trailing", "content.leading = scroll.leading",
      "content.trailing = scroll.trailing", "a.leading = content.leading + 5", "a.trailing = content.trailing + -5",
    ].map { Sample.constraint($0) }.joined()
    let open = try Self.screen(scroll, more: shared)
    #expect(try room(in: open).width == TextUse.Value(nil, .unknown))
    let vertical = try Self.screen(scroll, "content.width = scroll.width", more: shared)
    #expect(try room(in: vertical).width.value == OfferedWidth(taken: 10))
  }

  @Test func sizeClassesOfAnIPadMayGiveMore() throws {
    let varied = Sample.constraint(
      "a.width = 90", inside: "<variation key=\"heightClass=regular-widthClass=regular\" constant=\"500\"/>")
    let document = try Self.screen(Self.label, "a.leading = safe.leading", more: varied)
    let width = try #require(try room(in: document).width.value)
    #expect(width.width(in: 744) >= 500 && width.width(in: 1366) >= 500)
  }

  @Test func aRootWithTooManyViewsIsNotSolved() throws {
    let views = (0..<RootSolver.largest).map { Sample.label("v\($0)", 100, 20) }.joined()
    let document = try Self.screen(Self.label + views, "a.width = 90")
    let object = try #require(document.object("a"))
    #expect(TextRooms(of: [object], in: document, nil).rooms.isEmpty)
  }

  @Test func onlyTextsOfObjectsThatAreAskedForAreFound() throws {
    let document = try Self.screen(Self.label, "a.leading = safe.leading")
    #expect(TextRooms(of: [], in: document, nil).rooms.isEmpty)
  }

  /// In a random document, no text is wider than the space that it is said to have.
  @Test func noLayoutIsWiderThanTheSpace() throws {
    var (compared, narrower) = (0, 0)
    for seed in UInt64(1)...150 {
      let random = RandomDocument(seed: seed)
      let sample = try random.sample()
      let labels = random.views.indices.filter { random.views[$0].text != nil }
      let objects = labels.compactMap { sample.document.object("v\($0)") }
      let rooms = TextRooms(of: Set(objects), in: sample.document, CodeEffects()).rooms
      for window in [320.0, 375, 440] {
        var conditions = Sample.conditions
        (conditions.width, conditions.height, conditions.sideMargin) = (window, 700, 0)
        let layout = try sample.layout(conditions)
        guard layout.conflicts.isEmpty else { continue }
        for element in layout.elements where objects.contains(element.object) {
          let room = try #require(rooms[element.object], "\(seed)")
          guard let offered = room.width.value else { continue }
          #expect(element.frame.width <= offered.width(in: window) + 0.01, "\(seed), \(window)")
          compared += 1
          if offered.width(in: window) < window { narrower += 1 }
        }
      }
    }
    #expect(compared > 500 && narrower > 300)
  }
}
