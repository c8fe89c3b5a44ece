import Adaptivity
import AuditModel
import InterfaceBuilder
import InterfaceLayout
import Testing

/// Stack views, scroll views, autoresizing masks and cells.
@Suite struct ArrangementTests {
  /// A stack view of 200 × 100 points at the top of the root.
  private func stack(_ attributes: String, _ views: String, inside: String = "") throws -> [String: [Double]] {
    try Sample(
      Sample.view("stack", "stackView", frame: (0, 0, 200, 100), attributes, "<subviews>\(views)</subviews>\(inside)"),
      constraints: Sample.constraints(
        "stack.leading = root.leading", "stack.top = root.top", "stack.width = 200", "stack.height = 100")
    ).frames()
  }

  private let two = Sample.label("a", 40, 20, "horizontalHuggingPriority=\"251\"") + Sample.label("b", 60, 30)

  @Test func fill() throws {
    let frames = try stack("spacing=\"10\"", two)
    #expect(frames["a"] == [0, 0, 40, 100] && frames["b"] == [50, 0, 150, 100])
  }

  @Test func fillEquallyAndProportionally() throws {
    let equal = try stack("spacing=\"10\" distribution=\"fillEqually\"", two)
    #expect(equal["a"] == [0, 0, 95, 100] && equal["b"] == [105, 0, 95, 100])
    let shares = try stack("distribution=\"fillProportionally\"", two)
    #expect(shares["a"] == [0, 0, 80, 100] && shares["b"] == [80, 0, 120, 100])
  }

  @Test func equalSpacingAndCentering() throws {
    let third = two + Sample.label("c", 20, 20)
    let spaced = try stack("distribution=\"equalSpacing\"", third)
    #expect(spaced["a"]?[0] == 0 && spaced["b"]?[0] == 80 && spaced["c"]?[0] == 180)
    let centred = try stack("distribution=\"equalCentering\"", third)
    // The centres are at 20, 105 and 190.
    #expect(centred["b"]?[0] == 75)
  }

  @Test func alignments() throws {
    let top = try stack("alignment=\"top\"", two)
    #expect(top["a"] == [0, 0, 40, 20] && top["b"] == [40, 0, 160, 30])
    let centre = try stack("alignment=\"center\"", two)
    #expect(centre["a"] == [0, 40, 40, 20] && centre["b"] == [40, 35, 160, 30])
    let bottom = try stack("alignment=\"bottom\"", two)
    #expect(bottom["a"] == [0, 80, 40, 20])
    let leading = try stack("axis=\"vertical\" alignment=\"leading\" distribution=\"equalSpacing\"", two)
    #expect(leading["a"] == [0, 0, 40, 20] && leading["b"] == [0, 70, 60, 30])
  }

  @Test func hiddenViewsLeaveAndMarginsCount() throws {
    let hidden = try stack("spacing=\"10\"", Sample.label("x", 70, 20, "hidden=\"YES\"") + two)
    #expect(hidden["x"] == nil && hidden["a"]?[0] == 0)
    let margins =
      "<directionalEdgeInsets key=\"directionalLayoutMargins\" top=\"5\" leading=\"10\" bottom=\"5\" trailing=\"20\"/>"
    let inset = try stack("", two, inside: margins)
    #expect(inset["a"] == [10, 5, 40, 90] && inset["b"] == [50, 5, 130, 90])
  }

  @Test func edgesOfAScrollViewMeanItsContent() throws {
    let inner =
      "<subviews>\(Sample.view("a"))</subviews><constraints>"
      + Sample.constraints(
        "a.leading = scroll.leading", "a.trailing = scroll.trailing", "a.top = scroll.top + 4",
        "a.bottom = scroll.bottom",
        "a.height = 900", "a.width = scroll.width") + "</constraints>"
    let frames = try Sample(
      Sample.view("scroll", "scrollView", frame: (0, 0, 100, 100), "", inner),
      constraints: Sample.constraints(
        "scroll.leading = root.leading", "scroll.trailing = root.trailing", "scroll.top = root.top + 10",
        "scroll.bottom = root.bottom")
    ).frames()
    #expect(frames["scroll"] == [0, 10, 200, 390] && frames["a"] == [0, 14, 200, 900])
  }

  @Test func contentAndFrameGuides() throws {
    let inner =
      "<subviews>\(Sample.view("a"))</subviews><viewLayoutGuide key=\"contentLayoutGuide\" id=\"content\"/>"
      + "<viewLayoutGuide key=\"frameLayoutGuide\" id=\"frame\"/><constraints>"
      + Sample.constraints(
        "a.leading = content.leading", "a.trailing = content.trailing", "a.top = content.top",
        "a.bottom = content.bottom",
        "a.width = frame.width * 2", "a.height = frame.height") + "</constraints>"
    let frames = try Sample(
      Sample.view("scroll", "scrollView", frame: (0, 0, 100, 100), "", inner),
      constraints: Sample.constraints(
        "scroll.leading = root.leading", "scroll.trailing = root.trailing", "scroll.top = root.top",
        "scroll.bottom = root.bottom")
    ).frames()
    #expect(frames["a"] == [0, 0, 400, 400])
  }

  /// A view of 100 points at 50 in 200 points, in a root of 300 points.
  @Test(arguments: [
    ("", 50.0, 100.0), ("widthSizable=\"YES\"", 50, 200), ("flexibleMinX=\"YES\"", 150, 100),
    ("flexibleMaxX=\"YES\"", 50, 100), ("flexibleMinX=\"YES\" flexibleMaxX=\"YES\"", 100, 100),
    ("flexibleMinX=\"YES\" widthSizable=\"YES\" flexibleMaxX=\"YES\"", 75, 150),
  ])
  func masks(_ mask: String, x: Double, width: Double) throws {
    let view = """
      <view id="a"><rect key="frame" x="50" y="10" width="100" height="20"/>
      <autoresizingMask key="autoresizingMask" \(mask)/></view>
      """
    var conditions = Sample.conditions
    conditions.width = 300
    let frames = try Sample(view).frames(conditions)
    #expect(frames["a"] == [x, 10, width, 20])
  }

  @Test func aFixedFrameStays() throws {
    let frames = try Sample(Sample.view("a", frame: (3, 4, 50, 60), "fixedFrame=\"YES\"")).frames()
    #expect(frames["a"] == [3, 4, 50, 60])
  }

  /// A row is as low as its contents allow, but not lower than the rows of its table.
  @Test(arguments: [(20.0, 52.0), (90, 112)]) func rowsGrowWithTheirContents(height: Double, row: Double) throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="21225" targetRuntime="iOS.CocoaTouch" \
      useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
        <device id="retina6_12" orientation="portrait" appearance="light"/>
        <objects>
          <tableViewCell id="cell"><rect key="frame" x="0" y="0" width="320" height="44"/>
            <tableViewCellContentView key="contentView" id="content"><rect key="frame" x="0" y="0" width="320" height="44"/>
              <subviews>\(Sample.label("a", 100, height))</subviews>
              <constraints>
              \(Sample.constraints(
                "a.leading = content.leading", "a.top = content.top + 11", "content.bottom = a.bottom + 11"))
              </constraints>
            </tableViewCellContentView>
          </tableViewCell>
        </objects>
      </document>
      """
    let sample = try Sample(text: text)
    let scene = try Self.scene(of: sample)
    #expect(scene.elements[0].frame.height == row && scene.elements[0].frame.width == 393)
  }

  /// The first screen of a document on an iPhone.
  private static func scene(of sample: Sample) throws -> SceneLayout {
    let environment = LayoutEnvironment(device: try DeviceTable.standard.device("iphone-16"))
    let scenes = SceneSolver(sample.outline, .device(try LayoutGeometry(environment)))
    let screen = try #require(scenes.screens.first)
    return try #require(scenes.layout(screen, content: StoredSizes(sample.document)))
  }

  /// A row that a document stores above the end of the one before it is below that one.
  @Test(arguments: [30.0, 72, 100]) func rowsAreBelowEachOther(stored: Double) throws {
    let rows = [("one", 28.0), ("two", stored)].map { id, y in
      """
      <tableViewCell id="\(id)"><rect key="frame" x="0" y="\(y)" width="393" height="44"/>
        <tableViewCellContentView key="contentView" id="in-\(id)"><rect key="frame" x="0" y="0" width="393" height="44"/>
        </tableViewCellContentView>
      </tableViewCell>
      """
    }
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="21225" targetRuntime="iOS.CocoaTouch" \
      useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
        <device id="retina6_12" orientation="portrait" appearance="light"/>
        <objects>
          <tableView dataMode="static" id="table"><rect key="frame" x="0" y="0" width="393" height="852"/>
            <sections><tableViewSection id="section"><cells>\(rows.joined())</cells></tableViewSection></sections>
          </tableView>
        </objects>
      </document>
      """
    let sample = try Sample(text: text)
    let scene = try Self.scene(of: sample)
    let cells = scene.elements.filter { ["one", "two"].contains(sample.document.objects[$0.object].id) }
    let top = try #require(scene.elements.first).frame.y
    let growth = cells[0].frame.height - 44
    #expect(cells[0].frame.y == top + 28)
    #expect(cells[1].frame.y == max(cells[0].frame.maxY, top + stored + growth), "\(cells.map(\.frame))")
  }
}
