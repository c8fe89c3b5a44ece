import AuditModel
import TestSupport
import Testing

@testable import InterfaceBuilder

/// Titles of segments and tabs, which share the width of their bar.
@Suite struct SharedBarsUsesTests {
  private func segment(_ control: String, _ attributes: String = "") throws -> TextUse {
    try Samples.uses("<segmentedControl id=\"c\"\(attributes)><segments>\(control)</segments></segmentedControl>")[0]
  }

  @Test(arguments: [
    (#"<segment title="A"/><segment title="B"/><segment image="x"/><segment title="D"/>"#, "", 90.0),
    (#"<segment title="A"/><segment title="B" width="80"/><segment title="C"/>"#, "", 360),
    (
      #"<segment title="A"/><segment title="B"/><segment title="C"/>"#, #" apportionsSegmentWidthsByContent="YES""#, 360
    ),
    (#"<segment title="A"/>"#, "", 360),
  ])
  func segmentsHaveEqualParts(_ segments: String, _ attributes: String, _ points: Double) throws {
    let use = try segment(segments, attributes)
    #expect(use.role == .segment)
    #expect(use.width.value?.width(in: 360) == points, "\(segments)")
  }

  private func tab(_ tabs: Int, _ bars: BarFacts? = nil) throws -> TextUse {
    let segues = (0..<tabs).map {
      "<segue destination=\"d\($0)\" kind=\"relationship\" relationship=\"viewControllers\" id=\"s\($0)\"/>"
    }.joined()
    let text = Samples.storyboard(
      "", controller: #"<tabBarItem key="tabBarItem" title="Home" id="t"/>"#
    ).replacing(
      "</scenes>",
      with: """
        <scene sceneID="sce-ne-002"><objects><tabBarController id="bar"><connections>\(segues)</connections>
        </tabBarController></objects></scene></scenes>
        """)
    let (document, _) = InterfaceLoader.read(Array(text.utf8), file: "Main.storyboard")
    let found = InterfaceUses(of: [try #require(document)], code: nil, bars: bars)
    return try #require(found.texts.map(\.use).first { $0.role == .tabLabel })
  }

  @Test func tabsHaveEqualParts() throws {
    #expect(try tab(5).width.value?.share == 0.2)
    #expect(try tab(6).width.value?.share == 1)
    #expect(try tab(0).width.value?.share == 1)
    #expect(try tab(5, BarFacts()).width.value?.share == 1)
  }
}
