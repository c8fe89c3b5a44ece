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
      .screen(
        frames.enumerated().map { LayoutElement.element("\($0)", .text, $1) }, in: orientation, direction: direction)
    }
    let set = ScreenSet.set(screen(.portrait, portrait), screen(.landscape, landscape))
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
    let name = LayoutElement.element("name", .text, (100, 100, 100, 44))
    let add = LayoutElement.element("add", .button, (100, 160, 100, 44))
    let set = ScreenSet.set(.screen([name, add]), .screen([add, name], in: .landscape))
    #expect(LayoutChangesOnRotation().evaluate(set).kind == .pass)
  }

  @Test func itemsThatTheSystemMovesAreNotCompared() {
    func screen(_ orientation: Orientation, _ flags: LayoutElement.Flags, top: Double) -> ScreenMeasurement {
      .screen(
        [
          .element("name", .text, (100, 200, 100, 40)),
          .element("share", .button, (100, top, 100, 44), flags),
        ], in: orientation)
    }
    func changes(_ flags: LayoutElement.Flags) -> Bool {
      let set = ScreenSet.set(screen(.portrait, flags, top: 700), screen(.landscape, flags, top: 40))
      return LayoutChangesOnRotation().evaluate(set).kind == .fail
    }
    #expect(changes([]) && !changes(.systemPlaced))
  }
}
