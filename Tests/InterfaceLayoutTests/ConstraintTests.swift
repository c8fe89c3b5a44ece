import Adaptivity
import AuditModel
import AutoLayout
import InterfaceLayout
import Testing

@Suite struct ConstraintTests {
  @Test func edgesRatiosAndMissingItems() throws {
    let sample = try Sample(
      Sample.view("a"),
      constraints: Sample.constraints(
        "a.leading = root.leading + 10", "a.top = root.top + 20", "a.width = a.height * 16:9")
        + "<constraint firstAttribute=\"trailing\" secondItem=\"a\" secondAttribute=\"trailing\" constant=\"30\"/>")
    #expect(try sample.frames()["a"] == [10, 20, 160, 90])
  }

  @Test func prioritiesAndInequalities() throws {
    let sample = try Sample(
      Sample.label("a", 300, 20),
      constraints: Sample.constraints(
        "a.leading = root.leading", "a.top = root.top", "a.trailing <= root.trailing + -40")
        + Sample.constraint("a.height = 50", "priority=\"749\""))
    // Compression resistance of 750 outweighs a height of 749 but not the required edge.
    #expect(try sample.frames()["a"] == [0, 0, 160, 50])
    let wide = try Sample(
      Sample.label("a", 100, 60),
      constraints: Sample.constraints("a.leading = root.leading", "a.top = root.top")
        + Sample.constraint("a.height = 50", "priority=\"749\""))
    #expect(try wide.frames()["a"] == [0, 0, 100, 60])
  }

  @Test func safeAreaAndOldGuides() throws {
    let sample = try Sample(
      Sample.view("a"),
      constraints: Sample.constraints(
        "a.leading = safe.leading", "a.trailing = safe.trailing", "a.top = safe.top", "a.bottom = safe.bottom + -5"))
    var conditions = Sample.conditions
    conditions.safeArea = Insets(top: 47, left: 3, bottom: 34, right: 4)
    #expect(try sample.frames(conditions)["a"] == [3, 47, 193, 314])
  }

  /// The safe area of a nested view is the part of the unsafe edges over it.
  @Test func safeAreasOfNestedViews() throws {
    let inner =
      "<subviews>\(Sample.view("a"))</subviews><viewLayoutGuide key=\"safeArea\" id=\"own\"/><constraints>"
      + Sample.constraints(
        "a.top = own.top", "a.leading = own.leading", "a.trailing = own.trailing", "a.bottom = own.bottom")
      + "</constraints>"
    let sample = try Sample(
      Sample.view("outer", frame: (0, 0, 10, 10), "", inner),
      constraints: Sample.constraints(
        "outer.top = root.top + 30", "outer.bottom = root.bottom + -10", "outer.leading = root.leading",
        "outer.trailing = root.trailing"))
    var conditions = Sample.conditions
    conditions.safeArea = Insets(top: 47, bottom: 34)
    #expect(try sample.frames(conditions)["a"] == [0, 47, 200, 319])
  }

  @Test func marginsOfRootAndSubviews() throws {
    let inner =
      "<subviews>\(Sample.view("a"))</subviews><constraints>"
      + Sample.constraints(
        "a.leading = outer.leadingMargin", "a.top = outer.topMargin", "a.width = 10", "a.height = 10")
      + "</constraints>"
    let sample = try Sample(
      Sample.view("outer", "view", frame: (0, 0, 100, 100), "preservesSuperviewLayoutMargins=\"YES\"", inner),
      constraints: Sample.constraints(
        "outer.leading = root.leading + 4", "outer.top = root.topMargin", "outer.trailing = root.trailingMargin",
        "outer.height = 100"))
    let frames = try sample.frames()
    #expect(frames["outer"] == [4, 0, 180, 100])
    // The margin of the root reaches 12 points into the view.
    #expect(frames["a"] == [16, 8, 10, 10])
  }

  @Test func theGuideForReadingIsInTheMiddle() throws {
    let sample = try Sample(
      Sample.view("a"),
      constraints: Sample.constraints(
        "a.leading = root.leadingMargin", "a.trailing = root.trailingMargin", "a.top = root.top", "a.height = 10"),
      attributes: " layoutMarginsFollowReadableWidth=\"YES\"")
    var conditions = Sample.conditions
    conditions.readableWidth = 100
    #expect(try sample.frames(conditions)["a"] == [50, 0, 100, 10])
    conditions.readableWidth = 180
    #expect(try sample.frames(conditions)["a"] == [16, 0, 168, 10])
  }

  @Test func sizeClassesChooseConstantsConstraintsAndViews() throws {
    let sample = try Sample(
      Sample.view("a") + Sample.view("b"),
      constraints: Sample.constraints("a.leading = root.leading", "a.top = root.top", "a.height = 10")
        + Sample.constraint(
          "a.width = 50", "id=\"wide\"",
          inside: "<variation key=\"heightClass=regular-widthClass=regular\" constant=\"90\"/>")
        + Sample.constraint("b.leading = root.leading", "id=\"left\"")
        + Sample.constraint("b.trailing = root.trailing", "id=\"right\"")
        + Sample.constraints("b.width = 20", "b.height = 20", "b.top = root.top"),
      inside: """
        <variation key="default"><mask key="constraints"><exclude reference="right"/></mask></variation>
        <variation key="widthClass=regular"><mask key="constraints"><include reference="right"/>\
        <exclude reference="left"/></mask></variation>
        <variation key="heightClass=compact"><mask key="subviews"><exclude reference="b"/></mask></variation>
        """)
    let compact = try sample.frames()
    #expect(compact["a"]?[2] == 50 && compact["b"]?[0] == 0)
    var conditions = Sample.conditions
    conditions.widthClass = .regular
    let regular = try sample.frames(conditions)
    #expect(regular["a"]?[2] == 90 && regular["b"]?[0] == 180)
    conditions.heightClass = .compact
    #expect(try sample.frames(conditions)["b"] == nil)
  }

  @Test func baselines() throws {
    let font = "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"20\"/>"
    let sample = try Sample(
      Sample.view("a", "label", frame: (0, 0, 50, 24), "", font) + Sample.view("b", frame: (0, 0, 5, 5)),
      constraints: Sample.constraints(
        "a.leading = root.leading", "a.top = root.top", "b.bottom = a.firstBaseline", "b.leading = root.leading",
        "b.width = 5", "b.height = 5"))
    // One line of 20 pt is 23.86 pt high and has an ascent of 19.04 pt.
    #expect(try sample.frames()["b"]?[1] == 14.11)
  }

  /// The size that Xcode got from a class shows the class's own font, except for a text with line breaks.
  @Test(arguments: [("Harbour", 19.56), ("Harbour&#10;Pier", 7.184)])
  func baselinesOfClassesWithTheirOwnFont(_ text: String, _ y: Double) throws {
    let font = "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/>"
    let label = Sample.view(
      "a", "label", frame: (0, 0, 50, 35), "customClass=\"Title\" numberOfLines=\"0\" text=\"\(text)\"", font)
    let text = Sample.document(
      label + Sample.view("b", frame: (0, 0, 5, 5)),
      constraints: Sample.constraints(
        "a.leading = root.leading", "a.top = root.top", "b.bottom = a.firstBaseline", "b.leading = root.leading",
        "b.width = 5", "b.height = 9"),
      after: """
        <designables><designable name="a"><size key="intrinsicContentSize" width="50" height="35.79"/></designable>\
        </designables>
        """)
    #expect(try Sample(text: text).frames()["b"]?[1] == y)
  }

  @Test func controlsHaveAlignmentRectangles() throws {
    let sample = try Sample(
      Sample.view("s", "switch", frame: (0, 0, 51, 31)),
      constraints: Sample.constraints("s.trailing = root.trailing + -16", "s.top = root.top"))
    #expect(try sample.frames()["s"] == [135, 0, 51, 31])
  }

  @Test func rightToLeftMirrors() throws {
    let sample = try Sample(
      Sample.label("a", 60, 20) + Sample.label("b", 30, 20),
      constraints: Sample.constraints(
        "a.leading = root.leadingMargin", "b.leading = a.trailing + 8", "a.top = root.top", "b.top = root.top"))
    var mirrored = Sample.conditions
    mirrored.direction = .rightToLeft
    let (one, other) = (try sample.frames(), try sample.frames(mirrored))
    #expect(one["a"] == [16, 0, 60, 20] && one["b"] == [84, 0, 30, 20])
    for id in ["a", "b"] {
      let (left, right) = (try #require(one[id]), try #require(other[id]))
      #expect(left[0] == 200 - right[0] - right[2] && left[2] == right[2])
    }
  }

  @Test func aMultipleOfAnEdgeIsOpenFromRightToLeft() throws {
    var mirrored = Sample.conditions
    mirrored.direction = .rightToLeft
    for (words, isOpen) in [("a.centerX = root.trailing * 0.5", true), ("a.width = root.width * 0.5", false)] {
      let sample = try Sample(
        Sample.label("a", 60, 20), constraints: Sample.constraints(words, "a.top = root.top"))
      #expect(try sample.layout().unresolved.isEmpty)
      #expect(try sample.layout(mirrored).unresolved.map(\.cause) == (isOpen ? [.attribute] : []))
    }
  }

  @Test func conflictsAreNamed() throws {
    let sample = try Sample(
      Sample.view("a"),
      constraints: Sample.constraints("a.leading = root.leading", "a.top = root.top", "a.height = 10", "a.width = 10")
        + Sample.constraint("a.width = 20"))
    let conflicts = try sample.layout().conflicts
    #expect(conflicts == [[3, 4]])
  }

  @Test func framesWithoutConstraintsAreNotDetermined() throws {
    let sample = try Sample(
      Sample.view("a", frame: (7, 9, 10, 10)), constraints: Sample.constraints("a.width = 10", "a.height = 10"))
    #expect(try sample.layout().elements[1].isUndetermined)
    var canvas = Sample.conditions
    (canvas.isCanvas, canvas.keepsStoredFrames) = (true, true)
    #expect(try sample.frames(canvas)["a"] == [7, 9, 10, 10])
    #expect(try sample.layout(canvas).elements[1].isUndetermined)
  }
}
