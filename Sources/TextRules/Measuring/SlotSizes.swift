import TextEngine

/// The sizes of a slot, and the lines of the current text at these sizes.
final class SlotSizes {
  let table: SizeTable
  let lines: SizedLines
  let shaper: TextShaper

  init(_ table: SizeTable, _ shaper: TextShaper) {
    (self.table, self.shaper) = (table, shaper)
    lines = SizedLines(scales: table.rows.map(\.scale))
  }
}

@available(*, unavailable)
extension SlotSizes: Sendable {}
