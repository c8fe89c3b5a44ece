import Adaptivity
import AuditModel
import InterfaceBuilder
import InterfaceLayout
import TestSupport
import Testing

/// Labels of several lines in horizontal stack views.
@Suite struct SharedWidthsTests {
  /// A stack view of 200 points with two labels, 10 points apart.
  private func widths(
    _ first: String, _ second: String, _ attributes: String = "", inside: String = "", isCanvas: Bool = false
  ) throws -> [Double] {
    let labels = Sample.label("a", 120, 20, first) + Sample.label("b", 60, 20, second)
    let sample = try Sample(
      Sample.view(
        "stack", "stackView", frame: (0, 0, 200, 20), "spacing=\"10\" \(attributes)",
        "<subviews>\(labels)</subviews>\(inside)"),
      constraints: Sample.constraints(
        "stack.leading = root.leading", "stack.top = root.top", "stack.width = 200", "stack.height = 20"))
    var conditions = Sample.conditions
    conditions.isCanvas = isCanvas
    let frames = try sample.frames(conditions)
    return ["a", "b"].compactMap { frames[$0]?[2] }
  }

  private let several = "numberOfLines=\"0\" horizontalHuggingPriority=\"251\""

  @Test func aLabelOfSeveralLinesGetsHalf() throws {
    #expect(try widths(several, "horizontalCompressionResistancePriority=\"749\"") == [95, 95])
    #expect(try widths("", "numberOfLines=\"3\"") == [95, 95])
  }

  @Test func otherStackViewsKeepTheWidthsOfTheirContents() throws {
    // One line, above each other, another distribution, and the canvas.
    #expect(try widths("horizontalHuggingPriority=\"251\"", "") == [120, 70])
    #expect(try widths(several, "", "axis=\"vertical\"") == [200, 200])
    let proportional = try widths(several, "", "distribution=\"fillProportionally\"")
    #expect(proportional[0] > 100)
    #expect(try widths(several, "", isCanvas: true) == [120, 70])
  }

  @Test func aNeighbourThatHugsMoreStronglyKeepsItsWidth() throws {
    #expect(try widths(several, "horizontalHuggingPriority=\"761\"") == [130, 60])
    #expect(try widths(several, "horizontalHuggingPriority=\"750\"") == [95, 95])
    // The share is 10 above the resistance of the label itself.
    let weak = "numberOfLines=\"0\" horizontalCompressionResistancePriority=\"300\""
    #expect(try widths(weak, "horizontalHuggingPriority=\"320\"") == [130, 60])
  }

  @Test func marginsOfTheStackViewAreNotShared() throws {
    let margins =
      "<directionalEdgeInsets key=\"directionalLayoutMargins\" top=\"0\" leading=\"10\" bottom=\"0\" trailing=\"20\"/>"
    #expect(try widths(several, "", inside: margins) == [80, 80])
  }

  /// The space of label `a` next to label `b` in a stack view over the width of the window.
  private func room(_ first: String, _ second: String, _ more: String = "") throws -> TextUse.Value<OfferedWidth> {
    let labels = Sample.label("a", 120, 20, first) + Sample.label("b", 60, 20, second)
    let stack = Sample.view(
      "stack", "stackView", frame: (0, 0, 0, 0), "spacing=\"8\"",
      "<subviews>\(labels)</subviews><constraints>\(more)</constraints>")
    let document = try TextRoomsTests.screen(
      stack, "stack.leading = safe.leading", "stack.trailing = safe.trailing", "stack.top = safe.top")
    let object = try #require(document.object("a"))
    var code = CodeEffects()
    (code.classes["Screen"], code.outlets["Screen"]) = ([], [:])
    return try #require(TextRooms(of: [object], in: document, code).rooms[object]).width
  }

  @Test(arguments: ["", "numberOfLines=\"0\""])
  func aWidthThatContentsDivideIsABound(_ lines: String) throws {
    // The first label gives way last and stretches first, so that equal contents always leave it all.
    let width = try room(
      "\(lines) horizontalHuggingPriority=\"250\"",
      "horizontalHuggingPriority=\"251\" horizontalCompressionResistancePriority=\"749\"")
    #expect(width.certainty == .atMost && width.value == OfferedWidth(taken: 8))
  }

  @Test func aWidthNextToAFixedOneIsExact() throws {
    let width = try room("numberOfLines=\"0\"", "", Sample.constraint("b.width = 60"))
    #expect(width.certainty == .exact && width.value == OfferedWidth(taken: 68))
  }
}
