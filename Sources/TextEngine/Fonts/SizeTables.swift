/// The values that a font size determines, as tables for layout outside of this engine.
package struct SizeTables: Hashable, Sendable {
  /// A value at a size.
  package struct Row: Hashable, Sendable {
    /// The font size in points.
    package var size: Double
    /// The value at that size.
    package var value: Double
  }

  /// The share of the display design, 0…1; linear between rows and constant beyond both ends.
  package var displayShare: [Row]
  /// The advance of an emoji in points; linear between rows and proportional to the size beyond both ends.
  package var emoji: [Row]
}

extension FontManifest.Rule {
  /// The advance of one unit as a table, linear between rows and proportional to the size beyond both ends.
  var advanceRows: [SizeTables.Row] {
    guard let advancePt, let table = PiecewiseLinear(advancePt) else {
      return [SizeTables.Row(size: 1, value: advanceEm ?? 0)]
    }
    // Without a share of an em, advances stay constant above the table: no text is larger than the last row.
    let largest = 10_000.0
    let end = fromSizeEm.flatMap { $0.count == 2 ? SizeTables.Row(size: $0[0], value: $0[0] * $0[1]) : nil }
    return table.rows + [end ?? SizeTables.Row(size: largest, value: table.last.value)]
  }
}

extension PiecewiseLinear {
  /// The rows, smallest size first.
  var rows: [SizeTables.Row] { zip(sizes, values).map { SizeTables.Row(size: $0, value: $1) } }
}
