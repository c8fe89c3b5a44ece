import Adaptivity
import AuditModel
import AutoLayout
import InterfaceLayout
import Testing

@Suite struct GuideTests {
  private static let conditions = {
    var conditions = Sample.conditions
    conditions.safeArea = Insets(top: 47, left: 3, bottom: 34, right: 4)
    return conditions
  }()

  /// A xib whose root has a guide, with a view that has the edges of the guide.
  private func sample(_ guide: String, more: String = "", constraints: String = "") throws -> Sample {
    try Sample(
      Sample.view("a") + more,
      constraints: Sample.constraints(
        "a.leading = g.leading", "a.trailing = g.trailing", "a.top = g.top", "a.bottom = g.bottom") + constraints,
      inside: guide)
  }

  /// An own guide is where its constraints put it, in the coordinates of its view.
  @Test(arguments: [Direction.leftToRight, .rightToLeft]) func ownGuidesFollowTheirConstraints(_ direction: Direction)
    throws
  {
    let sample = try sample(
      "<layoutGuides><viewLayoutGuide id=\"g\"/></layoutGuides>",
      constraints: Sample.constraints(
        "g.leading = root.leading + 10", "g.top = safe.top", "g.width = root.width * 0.5", "g.height = 40"))
    var conditions = Self.conditions
    conditions.direction = direction
    let layout = try sample.layout(conditions)
    #expect(layout.isComplete && !layout.elements.contains(where: \.isUndetermined))
    #expect(try sample.frames(conditions)["a"] == [direction == .leftToRight ? 10 : 90, 47, 100, 40])
  }

  /// Two equal guides around a label centre it; a guide without other constraints has no size of its own.
  @Test func ownGuidesShareTheRestOfTheSpace() throws {
    let sample = try Sample(
      Sample.label("a", 60, 20),
      constraints: Sample.constraints(
        "l.leading = root.leading", "a.leading = l.trailing", "r.leading = a.trailing", "r.trailing = root.trailing",
        "l.width = r.width", "a.top = root.top", "a.width <= l.width + 30"),
      inside: "<layoutGuides><viewLayoutGuide id=\"l\"/><viewLayoutGuide id=\"r\"/></layoutGuides>")
    #expect(try sample.frames()["a"] == [70, 0, 60, 20])
  }

  @Test func ownGuidesOfNestedViews() throws {
    let inner =
      "<subviews>\(Sample.view("a"))</subviews><layoutGuides><spaceGuide id=\"g\"><rect key=\"frame\" x=\"0\" y=\"0\" "
      + "width=\"9\" height=\"9\"/></spaceGuide></layoutGuides><constraints>"
      + Sample.constraints(
        "g.leading = outer.leading + 5", "g.width = 20", "a.leading = g.trailing", "a.width = 10", "a.top = outer.top",
        "a.height = 10") + "</constraints>"
    let sample = try Sample(
      Sample.view("outer", frame: (0, 0, 10, 10), "", inner),
      constraints: Sample.constraints(
        "outer.leading = root.leading + 7", "outer.top = root.top", "outer.width = 100", "outer.height = 50"))
    #expect(try sample.frames()["a"] == [32, 0, 10, 10])
    // The guide is not drawn, whatever the name of its element is.
    #expect(try sample.layout().elements.count == 3)
  }

  /// Without constraints of its own, a guide decides nothing.
  @Test func openGuidesLeaveViewsUndetermined() throws {
    let layout = try sample("<layoutGuides><viewLayoutGuide id=\"g\"/></layoutGuides>").layout()
    #expect(layout.elements[1].isUndetermined && layout.unresolved.isEmpty)
  }

  @Test(arguments: [
    ("<keyboardLayoutGuide key=\"keyboard\" id=\"g\"/>", [0.0, 366, 200, 34]),
    ("<viewLayoutGuide key=\"safeArea\" id=\"g\"/>", [3, 47, 193, 319]),
    ("<viewLayoutGuide key=\"layoutMargins\" id=\"g\"/>", [19, 47, 161, 319]),
    ("<viewLayoutGuide key=\"readableContent\" id=\"g\"/>", [49.5, 47, 100, 319]),
  ]) func guidesOfTheSystem(_ guide: String, _ frame: [Double]) throws {
    let sample = try sample(guide)
    var conditions = Self.conditions
    conditions.readableWidth = 100
    #expect(try sample.frames(conditions)["a"] == frame)
    #expect(try sample.layout(conditions).isComplete)
  }

  @Test func guidesOfScrollViews() throws {
    let inner =
      "<subviews>\(Sample.view("a"))</subviews><viewLayoutGuide key=\"contentLayoutGuide\" id=\"c\"/>"
      + "<viewLayoutGuide key=\"frameLayoutGuide\" id=\"f\"/><constraints>"
      + Sample.constraints(
        "a.leading = c.leading", "a.trailing = c.trailing", "a.top = c.top", "a.bottom = c.bottom",
        "a.width = f.width", "a.height = 900") + "</constraints>"
    let sample = try Sample(
      Sample.view("s", "scrollView", frame: (0, 0, 10, 10), "", inner),
      constraints: Sample.constraints(
        "s.leading = root.leading + 10", "s.trailing = root.trailing", "s.top = root.top", "s.bottom = root.bottom"))
    #expect(try sample.frames()["a"] == [10, 0, 190, 900])
    #expect(try sample.layout().isComplete)
  }

  /// A guide that is not understood is listed, not ignored.
  @Test(arguments: ["<viewLayoutGuide key=\"hologram\" id=\"g\"/>", "<windowLayoutGuide type=\"side\" id=\"g\"/>"])
  func unknownGuidesAreListed(_ guide: String) throws {
    let parts = try sample(guide).layout().unresolved
    #expect(parts.count == 4 && parts.allSatisfy { $0.cause == .guide && $0.name == "constraint" })
  }

  /// An item that is neither a view nor a guide is listed too.
  @Test func otherObjectsAreListed() throws {
    let parts = try sample("<command id=\"g\"/>").layout().unresolved
    #expect(parts.count == 4 && parts.allSatisfy { $0.cause == .item })
  }
}
