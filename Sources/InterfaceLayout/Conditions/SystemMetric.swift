internal import Vocabulary

/// A length that the system determines.
///
/// Source: `system-metrics.csv`.
package enum SystemMetric: String, CaseIterable, Sendable {
  case statusBar = "status_bar"
  case navigationBar = "navigation_bar"
  /// The additional height of a navigation bar with a large title.
  case largeTitle = "large_title"
  /// The navigation bar of a sheet.
  case sheetBar = "sheet_bar"
  case tabBar = "tab_bar"
  case toolbar
  /// The side margin of a narrow root view.
  case rootSideMargin = "root_side_margin"
  /// The margin on each side of an inner view.
  case viewMargin = "view_margin"
  /// The distance between neighbours that Xcode calls standard.
  case siblingSpacing = "sibling_spacing"
  /// The minimum height of a row.
  case row
  case cellSideMargin = "cell_side_margin"
  case cellVerticalMargin = "cell_vertical_margin"
  /// The margin of a cell's content before an accessory.
  case cellAccessoryMargin = "cell_accessory_margin"
  /// The largest width that the accessory of a cell takes.
  case cellAccessoryMost = "cell_accessory_most"
  /// The part of a line above the baseline, as a multiple of the font size.
  case lineAscent = "line_ascent"
  /// The part of a line below the baseline, as a multiple of the font size.
  case lineDescent = "line_descent"
  /// The distance from the edge of a text view to its text.
  case textViewInset = "text_view_inset"

  private struct Row {
    var generation: ControlGeneration?
    /// Nil for every width, even below zero.
    var minWidth: Double?
    var value: Double
  }

  private static let rows: [SystemMetric: [Row]] = {
    let table = TableDecoder(EmbeddedResources.system_metrics_csv, name: "system-metrics")
    let rows = table.rows.map { row in
      (
        row.value("metric", as: SystemMetric.self),
        Row(
          generation: row.optionalValue("generation", as: ControlGeneration.self),
          minWidth: row.optionalNumber("min_width"), value: row.number("value"))
      )
    }
    return Dictionary(grouping: rows, by: \.0).mapValues { $0.map(\.1) }
  }()

  /// Returns the length in points, or a multiple of the font size for a part of a line.
  ///
  /// The width is that of the container, in points.
  package func value(_ generation: ControlGeneration = .classic, width: Double = 0) -> Double {
    let row = Self.rows[self]?.last { row in
      (row.generation ?? generation) == generation && row.minWidth.map { width >= $0 } ?? true
    }
    guard let row else { preconditionFailure("table system-metrics has no row for \(rawValue), \(generation)") }
    return row.value
  }
}
