import Adaptivity
import AuditModel
import Testing

@testable import LayoutRules
@testable import RuleKit

/// The order in which frames are read, and when two orientations have it alike.
@Suite struct ReadingOrderTests {
  private typealias Frame = (Double, Double, Double, Double)

  private func changes(
    _ portrait: [Frame], _ landscape: [Frame], _ direction: LayoutDirection = .leftToRight
  ) -> Bool {
    func screen(_ orientation: Orientation, _ frames: [Frame]) -> ScreenMeasurement {
      ScreenExamples.on(
        "iphone-16", orientation, direction: direction,
        frames.enumerated().map { ScreenExamples.element("\($0)", .text, $1) })
    }
    let set = ScreenExamples.set(screen(.portrait, portrait), screen(.landscape, landscape))
    return LayoutChangesOnRotation().evaluate(set).kind == .fail
  }

  @Test func aColumnMayBecomeARow() {
    #expect(!changes([(16, 100, 300, 40), (16, 150, 300, 40)], [(80, 40, 300, 40), (400, 40, 300, 40)]))
    #expect(changes([(16, 100, 300, 40), (16, 150, 300, 40)], [(400, 40, 300, 40), (80, 40, 300, 40)]))
  }

  @Test func rowsAreReadFromTheLeadingSide() {
    let (column, row): ([Frame], [Frame]) = (
      [(16, 100, 300, 40), (16, 150, 300, 40)], [(400, 40, 300, 40), (80, 40, 300, 40)]
    )
    #expect(!changes(column, row, .rightToLeft) && changes(column, row, .leftToRight))
  }

  @Test func twoColumnsMayBeReadAsColumnsOrAsRows() {
    let column: [Frame] = [(16, 100, 300, 40), (16, 150, 300, 40), (16, 200, 300, 40), (16, 250, 300, 40)]
    let columns: [Frame] = [(80, 40, 300, 40), (80, 90, 300, 40), (400, 40, 300, 40), (400, 90, 300, 40)]
    let rows: [Frame] = [(80, 40, 300, 40), (400, 40, 300, 40), (80, 90, 300, 40), (400, 90, 300, 40)]
    #expect(!changes(column, columns) && !changes(column, rows))
  }

  @Test func framesThatOverlapHaveNoOrder() {
    #expect(!changes([(16, 100, 300, 40), (20, 104, 300, 40)], [(84, 44, 300, 40), (80, 40, 300, 40)]))
  }

  @Test func theListOfElementsHasNoOrder() {
    let (name, add) = (
      ScreenExamples.element("name", .text, (100, 100, 100, 44)),
      ScreenExamples.element("add", .button, (100, 160, 100, 44))
    )
    let set = ScreenExamples.set(
      ScreenExamples.on("iphone-16", .portrait, [name, add]), ScreenExamples.on("iphone-16", .landscape, [add, name]))
    #expect(LayoutChangesOnRotation().evaluate(set).kind == .pass)
  }

  @Test func itemsThatTheSystemMovesAreNotCompared() {
    func screen(_ orientation: Orientation, _ flags: LayoutElement.Flags, top: Double) -> ScreenMeasurement {
      ScreenExamples.on(
        "iphone-16", orientation,
        [
          ScreenExamples.element("name", .text, (100, 200, 100, 40)),
          ScreenExamples.element("share", .button, (100, top, 100, 44), flags),
        ])
    }
    func changes(_ flags: LayoutElement.Flags) -> Bool {
      let set = ScreenExamples.set(screen(.portrait, flags, top: 700), screen(.landscape, flags, top: 40))
      return LayoutChangesOnRotation().evaluate(set).kind == .fail
    }
    #expect(changes([]) && !changes(.systemPlaced))
  }
}
