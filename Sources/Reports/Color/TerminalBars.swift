internal import AuditModel
internal import ColorContrast

/// A table of a bar's items, with a row per iOS generation, appearance and item, and a column per bar state.
struct TerminalBars {
  let readings: [BarMeasurement.Reading]
  let ink: Ink
  /// The number of spaces before every row.
  var indent = 4

  var lines: [String] {
    let states = BarMeasurement.State.allCases.filter { state in readings.contains { $0.state == state } }
    var table = AlignedTable(indent: indent, narrow: [1, 2, 3, 4, 6, 7])
    table.rows.append(["iOS", "", "", "", ""] + states.map { .text(Self.title($0)) })
    var seen: [BarMeasurement.Reading] = []
    for reading in readings where !seen.contains(where: { Self.areInOneRow($0, reading) }) {
      seen.append(reading)
      let row = readings.filter { Self.areInOneRow($0, reading) }
      if isLikeNormalContrast(row) { continue }
      table.rows.append(
        [
          .text(reading.generation.rawValue), .text(Wording.appearance(reading.appearance)),
          .text(reading.item.rawValue), ink.swatchCell(reading.color), .text(reading.color.shown),
        ] + states.map { state in row.first { $0.state == state }.map(cell) ?? "" })
    }
    return table.lines(dimmingHead: ink)
  }

  private static func areInOneRow(_ one: BarMeasurement.Reading, _ other: BarMeasurement.Reading) -> Bool {
    one.generation == other.generation && one.appearance == other.appearance && one.item == other.item
      && one.color == other.color
  }

  /// Returns whether a row can be skipped because the row for normal contrast shows the same values.
  private func isLikeNormalContrast(_ row: [BarMeasurement.Reading]) -> Bool {
    guard var normal = row.first, normal.appearance.isHighContrast else { return false }
    normal.appearance = normal.appearance.normalContrast
    let others = readings.filter { Self.areInOneRow($0, normal) }
    return others.count == row.count && zip(others, row).allSatisfy { $0.bounds == $1.bounds }
  }

  private static func title(_ state: BarMeasurement.State) -> String {
    state == .scrollEdge ? "scroll edge" : Wording.state(state)
  }

  /// Returns a cell with the ratio or its range, and the verdict, such as `1.00…5.23 varies`.
  private func cell(_ reading: BarMeasurement.Reading) -> AlignedTable.Cell {
    guard let bounds = reading.bounds else { return "not measured" }
    let numbers =
      bounds.minimum == bounds.maximum
      ? Wording.shortRatio(bounds.minimum)
      : "\(Wording.shortRatio(bounds.minimum))…\(Wording.shortRatio(bounds.maximum))"
    let verdict = reading.verdict
    let word = reading.servesSymbolsOnly(verdict, minimum: bounds.minimum) ? "symbols" : Wording.verdict(verdict)
    return ink.cell(word, prefix: "\(numbers) ", verdict)
  }
}
