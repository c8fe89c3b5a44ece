import AuditModel
import Testing

@testable import LayoutRules
@testable import RuleKit

/// Recorded elements that the system lays out, or of which only the frame is known.
@Suite struct RecordedScreenTests {
  private func findings(_ elements: [LayoutElement], _ rule: String) async -> [Finding] {
    let screen = ScreenMeasurement.screen(elements) { ($0.isRecorded, $0.rounding) = (true, 1) }
    return await LayoutAuditor(rules: [rule]).judge([screen.layout]).findings
  }

  @Test func aCentredLabelAsWideAsTheScreenNeedsReview() async {
    let wide = [LayoutElement.element("name", .text, (0, 120, 393, 24)) { $0.text = "Beds" }]
    let found = await findings(wide, "text-outside-margins")
    #expect(found.map(\.outcome) == [.needsReview] && found.first?.reason == .notDescribed)
    #expect(found.first?.message.text.contains("the position of its text in the frame is not recorded") == true)
    let leading = [LayoutElement.element("name", .text, (2, 120, 300, 24)) { $0.text = "Beds" }]
    #expect(await findings(leading, "text-outside-margins").map(\.outcome) == [.fail])
  }

  @Test func theHandleOfADrawerIsNotComparedWithAButton() async {
    let rule = "control-insets-differ"
    let play = LayoutElement.element("play", .button, (100, 758, 60, 44))
    #expect(await findings([.element("handle", .button, (178, 61, 36, 12)), play], rule).isEmpty)
    #expect(await findings([.element("close", .button, (16, 61, 44, 44)), play], rule).count == 1)
  }

  @Test func itemsOfABarMayTouchEachOther() async {
    func items(_ flags: LayoutElement.Flags) -> [LayoutElement] {
      [
        .element("tools", .toolbar, (0, 740, 393, 44)),
        .element("share", .barItem, (16, 744, 44, 36), in: 0, flags),
        .element("trash", .barItem, (50, 744, 44, 36), in: 0, flags),
      ]
    }
    #expect(await findings(items([.systemPlaced, .systemSized]), "touch-targets-crowded").isEmpty)
    #expect(await findings(items([.systemPlaced, .systemSized]), "touch-target-too-small").isEmpty)
    #expect(await findings(items([]), "touch-targets-crowded").count == 1)
    #expect(await findings(items([]), "touch-target-too-small").count == 2)
  }

  /// Seven columns of 355 points, each frame rounded outwards.
  @Test func theDaysOfACalendarAreCellsOfOneGrid() async {
    let days = (0..<35).map { day in
      let (left, top) = (19 + 355.0 / 7 * Double(day % 7), 200 + 48.5 * Double(day / 7))
      let frame = (
        left.rounded(.down), top.rounded(.down), (left + 355 / 7).rounded(.up) - left.rounded(.down),
        (top + 48.5).rounded(.up) - top.rounded(.down)
      )
      return LayoutElement.element("\(day + 1)", .button, frame, in: 0)
    }
    let month = [LayoutElement.element("month", .container, (19, 200, 355, 243))] + days
    #expect(await findings(month, "touch-targets-crowded").isEmpty)
    let halves: [LayoutElement] = [
      .element("cancel", .button, (16, 200, 180, 44)),
      .element("ok", .button, (196, 200, 180, 44)),
    ]
    #expect(await findings(halves, "touch-targets-crowded").count == 1)
  }

  @Test func aTargetNamesTheSourceOfItsNumber() async {
    let far = await findings([.element("a", .button, (100, 200, 20, 20))], "touch-target-too-small")
    #expect(far.first?.severity == .error && far.first?.message.text.contains("Human Interface Guidelines") == true)
    #expect(far.first?.message.text.contains("WCAG") == false)
    let near = await findings(
      [
        .element("a", .button, (100, 200, 20, 20)),
        .element("b", .button, (122, 200, 20, 20)),
      ], "touch-target-too-small")
    #expect(near.count == 2 && near.allSatisfy { $0.message.text.contains("24 by 24 pt, the minimum of WCAG 2.5.8") })
    let middle = await findings([.element("a", .button, (100, 200, 26, 26))], "touch-target-too-small")
    #expect(middle.first?.severity == .error && middle.first?.message.text.contains("28 by 28 pt") == true)
    #expect(middle.first?.message.text.contains("WCAG") == false)
    #expect(!TouchTargetTooSmall.descriptor.criteria.contains(.targetSize))
  }

  @Test func aPrimaryPictureMayCoverTheWindow() async {
    let art = [LayoutElement.element("art", .image, (0, 0, 393, 852), .primary)]
    for rule in ["behind-sensor-housing", "under-home-indicator", "content-clipped-by-corner"] {
      #expect(await findings(art, rule).isEmpty, "\(rule)")
    }
    let banner = [LayoutElement.element("art", .image, (0, 0, 393, 200), .primary)]
    #expect(await findings(banner, "behind-sensor-housing").map(\.severity) == [.error])
  }
}
