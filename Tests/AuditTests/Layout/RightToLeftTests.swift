import Adaptivity
import AuditModel
import Testing

@testable import LayoutRules
@testable import RuleKit

/// In right-to-left text, leading is right.
@Suite struct RightToLeftTests {
  private func screen(_ direction: LayoutDirection, bar x: Double, content: Double) -> ScreenMeasurement {
    .screen(
      [
        .element("bar", .navigationBar, (0, 59, 393, 54)),
        .element("back", .barItem, (x, 64, 60, 44), in: 0),
        .element("name", .text, (content, 130, 300, 24)),
      ], direction: direction)
  }

  @Test func lineOfTheBarIsAtTheRight() {
    // The bar's button ends at 377, the text at 372: 5 points apart.
    let off = ContentOutOfLineWithBar().evaluate(screen(.rightToLeft, bar: 317, content: 72))
    #expect(off.findings.first?.layout?.overBy == 5)
    #expect(ContentOutOfLineWithBar().evaluate(screen(.rightToLeft, bar: 317, content: 77)).kind == .pass)
    // The same places where lines begin at the left: the button is at the trailing side.
    #expect(ContentOutOfLineWithBar().evaluate(screen(.leftToRight, bar: 317, content: 72)).kind == .notApplicable)
  }

  @Test func edgesAreComparedAtTheRight() {
    func pair(_ direction: LayoutDirection) -> ScreenMeasurement {
      .screen(
        [
          .element("name", .text, (16, 120, 300, 24)),
          .element("note", .text, (80, 150, 234, 24)),
        ], direction: direction)
    }
    #expect(EdgesNearlyAligned().evaluate(pair(.rightToLeft)).kind == .fail)
    #expect(EdgesNearlyAligned().evaluate(pair(.leftToRight)).kind == .pass)
  }

  @Test func textIsRaggedAtTheLeft() {
    func text(_ direction: LayoutDirection) -> ScreenMeasurement {
      .screen([.element("a", .text, (277, 40, 500, 24))], in: .landscape, direction: direction)
    }
    #expect(LandscapeOffCenter().evaluate(text(.rightToLeft)).kind == .pass)
    #expect(LandscapeOffCenter().evaluate(text(.leftToRight)).kind == .fail)
  }
}
