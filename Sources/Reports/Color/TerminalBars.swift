internal import AuditModel
internal import ColorContrast

/// The items of a bar as a table: a row per iOS generation, appearance and item, and a column per state of the bar.
struct TerminalBars {
  let readings: [BarMeasurement.Reading]
  let ink: Ink
  /// The number of spaces before every row.
  var indent = 4

  var lines: [String] {
    let states = BarMeasurement.State.allCases.filter { state in readings.contains { $0.state == state } }
    var table = AlignedTable(indent: indent, narrow: [1, 2, 3, 4, 6, 7])
    table.append(["iOS", "", "", "", ""] + states.map(Self.title))
    var seen: [Row] = []
    for reading in readings {
      let row = Row(reading)
      guard !seen.contains(row) else { continue }
      seen.append(row)
      let same = readings.filter { Row($0) == row }
      if isLikeNormalContrast(row, same) { continue }
      table.append(
        [
          AlignedTable.Cell(reading.generation.rawValue),
          AlignedTable.Cell(Wording.appearance(reading.appearance)), AlignedTable.Cell(reading.item.rawValue),
          AlignedTable.Cell(ink.showsSwatches ? "  " : "", shown: ink.swatch(reading.color)),
          AlignedTable.Cell(reading.color.shown),
        ] + states.map { state in same.first { $0.state == state }.map(cell) ?? AlignedTable.Cell("") })
    }
    var lines = table.lines
    if let first = lines.first { lines[0] = ink(first, .dim) }
    return lines
  }

  /// Whether the row for normal contrast already shows the same values, so that this one can be skipped.
  private func isLikeNormalContrast(_ row: Row, _ same: [BarMeasurement.Reading]) -> Bool {
    guard row.appearance.isHighContrast else { return false }
    var normal = row
    normal.appearance = row.appearance.normalContrast
    let others = readings.filter { Row($0) == normal }
    return others.count == same.count && zip(others, same).allSatisfy { $0.bounds == $1.bounds }
  }

  private struct Row: Hashable {
    var generation: SystemGeneration
    var appearance: Appearance
    var item: BarMeasurement.Item
    var color: Color

    init(_ reading: BarMeasurement.Reading) {
      generation = reading.generation
      appearance = reading.appearance
      item = reading.item
      color = reading.color
    }
  }

  private static func title(_ state: BarMeasurement.State) -> String {
    switch state {
    case .standard: "standard"
    case .scrollEdge: "scroll edge"
    case .reduceTransparency: "reduced"
    }
  }

  /// The smallest and largest ratio with the verdict: `2.98…3.40 symbols` or `1.00…5.23 varies`.
  private func cell(_ reading: BarMeasurement.Reading) -> AlignedTable.Cell {
    guard let bounds = reading.bounds else { return AlignedTable.Cell("not measured") }
    let numbers =
      bounds.minimum == bounds.maximum
      ? Wording.shortRatio(bounds.minimum)
      : "\(Wording.shortRatio(bounds.minimum))…\(Wording.shortRatio(bounds.maximum))"
    let verdict = reading.verdict
    let word = reading.servesSymbolsOnly(verdict, minimum: bounds.minimum) ? "symbols" : Wording.verdict(verdict)
    return AlignedTable.Cell("\(numbers) \(word)", shown: "\(numbers) \(verdict == .pass ? word : ink(word, .bold))")
  }
}
