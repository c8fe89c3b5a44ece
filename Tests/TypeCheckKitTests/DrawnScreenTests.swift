import Adaptivity
import AuditModel
import Testing

@testable import TypeCheckKit

/// Screens as pages and drawings show them.
@Suite struct DrawnScreenTests {
  private static let place = SourceLocation(file: "Main.storyboard", line: 1, column: 1)

  /// A view in a view with an index; its text, if it has one, is cut.
  private static func element(_ name: String, in parent: Int?, isHidden: Bool = false, isCut: Bool = false)
    -> LayoutElement
  {
    var element = LayoutElement(
      id: name, role: .text, frame: Rect(x: 0, y: 0, width: 40, height: 20), location: place)
    element.parent = parent
    var view = DrawnView(object: name, className: "label", kind: "label")
    view.isHidden = isHidden
    if isCut {
      view.text = DrawnView.Text("Ahoy", key: "ahoy", lines: 1)
      let key = PageTexts.Key(text: "Ahoy", locale: "en", weight: 400)
      view.text?.measured = DrawnView.Measured(key: key, size: 17, lineCount: 1, area: element.frame)
      view.text?.measured?.isCut = true
    }
    element.drawn = view
    return element
  }

  private static var screen: Screen {
    var screen = Screen(name: "Boats", environment: LayoutEnvironment(device: nil), location: place)
    screen.elements = [
      element("View", in: nil), element("Hidden", in: 0, isHidden: true, isCut: true),
      element("Inside", in: 1, isHidden: true), element("Stack", in: 0), element("Label", in: 3, isCut: true),
    ]
    return screen
  }

  @Test func hiddenViewsAreRemovedWithTheirContents() {
    let shown = Self.screen.withoutHiddenViews
    #expect(shown.elements.map(\.id) == ["View", "Stack", "Label"])
    #expect(shown.elements.map(\.parent) == [nil, 0, 1])
  }

  @Test func cutTextsThatNoRuleReportsAreMarkedForReview() {
    var (shown, all) = (Self.screen.withoutHiddenViews, Self.screen)
    shown.mark([])
    all.mark([])
    #expect(shown.marks.map(\.element) == [2] && shown.marks.map(\.kind) == [.review])
    #expect(all.marks.map(\.element) == [4], "a hidden text has no mark")
  }

  @Test(arguments: [("Label", 4), ("Label title", 4), ("Hidden", nil), (nil, nil)] as [(String?, Int?)])
  func findingsAreMarkedAtTheirElement(_ name: String?, _ element: Int?) {
    var screen = Self.screen
    var evidence = LayoutEvidence(screen: "Boats", environments: [])
    evidence.element = name
    let finding = Finding(
      rule: "element-text-cut", severity: .error, layout: evidence, location: Self.place, message: "it is cut")
    screen.mark([finding])
    #expect(screen.marks.first?.element == element && screen.marks.first?.kind == .cut)
    #expect(screen.marks.count == (element == nil ? 2 : 1), "a reported text needs no second mark")
  }
}
