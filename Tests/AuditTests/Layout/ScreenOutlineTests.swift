import Adaptivity
import AuditModel
import Testing

@testable import LayoutRules

@Suite struct ScreenOutlineTests {
  private let elements: [LayoutElement] = [
    .element("list", .scrollView, (0, 0, 393, 852)),
    .element("row", .cell, (0, 100, 393, 60), in: 0),
    .element("done", .button, (16, 100, 100, 44), in: 1),
    .element("title", .text, (20, 110, 80, 20), in: 2),
    .element("card", .container, (16, 300, 200, 100), .hidden),
    .element("note", .text, (20, 310, 80, 20), in: 4),
    .element("line", .image, (0, 500, 393, 1), .decorative),
    .element("group", .container, (0, 0, 0, 0)),
    .element("add", .button, (200, 600, 44, 44), in: 7),
  ]

  @Test func findsTheContainerOfEachElement() {
    let outline = ScreenOutline(elements, width: 393)
    #expect(outline.entries[3].control == 2 && outline.entries[3].cell == 1)
    #expect(outline.entries[3].scrollsVertically && !outline.entries[3].scrollsHorizontally)
    #expect(outline.entries[3].isInNarrow && !outline.entries[2].isInNarrow)
    #expect(!outline.entries[5].isShown && outline.entries[8].isShown)
  }

  @Test func listsSkipHiddenNestedAndDecorativeElements() {
    let outline = ScreenOutline(elements, width: 393)
    #expect(outline.texts.isEmpty && outline.controls == [2, 8] && outline.essentials == [2, 8])
    #expect(outline.scrollViews == [0] && outline.bars.isEmpty)
  }

  @Test func elementsInsideASystemElementBelongToTheSystem() {
    var elements = elements
    elements[1].flags = [.overlay, .systemPlaced]
    elements[2].flags = .systemSized
    let outline = ScreenOutline(elements, width: 393)
    #expect(outline.entries[1].overlay == 1 && outline.entries[3].overlay == 1 && outline.entries[0].overlay == nil)
    #expect(outline.entries[2].systemSized == 2 && outline.entries[3].systemSized == 2)
    #expect(outline.entries[3].systemPlaced == 1 && outline.entries[1].systemSized == nil)
  }

  @Test func horizontalScrollingIsOnlyHorizontal() {
    var elements = elements
    elements[0].flags = .scrollsHorizontally
    let entry = ScreenOutline(elements, width: 393).entries[2]
    #expect(entry.scrollsHorizontally && !entry.scrollsVertically)
  }
}
