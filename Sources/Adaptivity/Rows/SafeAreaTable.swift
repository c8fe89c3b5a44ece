internal import Vocabulary

/// The table of measured safe areas, by device, system version and orientation.
struct SafeAreaTable: Sendable {
  static let standard = SafeAreaTable(TableDecoder(EmbeddedResources.safe_areas_csv, name: "safe-areas"))

  struct Row: Sendable {
    let device: String
    /// The version at which the safe area was measured; nil if unknown.
    let system: SystemVersion?
    let orientation: Orientation
    /// The insets in the order top, left, bottom, right; nil if unknown.
    let edges: [Double?]
    let sources: [String]
    let notes: String?

    var insets: Insets? { Insets(edges: edges) }
  }

  let rows: [Row]
  private let byDevice: [String: [Row]]

  init(_ table: TableDecoder) {
    rows = table.rows.map { row in
      Row(
        device: row["id"] ?? "", system: row["os"].flatMap { SystemVersion($0) },
        orientation: row.value("orientation", as: Orientation.self),
        edges: ["top", "left", "bottom", "right"].map(row.optionalNumber), sources: row.sources("source"),
        notes: row["notes"])
    }
    byDevice = Dictionary(grouping: rows, by: \.device)
  }

  /// Returns the rows for a device and orientation, in table order.
  func rows(_ device: String, _ orientation: Orientation) -> [Row] {
    (byDevice[device] ?? []).filter { $0.orientation == orientation }
  }

  /// Returns whether all edges of a device's safe area were measured at a version that `version` includes.
  func isMeasured(_ device: String, at version: SystemVersion) -> Bool {
    (byDevice[device] ?? []).contains { $0.insets != nil && $0.system.map(version.includes) == true }
  }
}
