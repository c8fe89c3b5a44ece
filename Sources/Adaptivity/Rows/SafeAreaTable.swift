internal import Vocabulary

/// The measured safe areas: a row per device, system version and orientation.
struct SafeAreaTable: Sendable {
  static let standard = SafeAreaTable(TableDecoder(EmbeddedResources.safe_areas_csv, name: "safe-areas"))

  struct Row: Sendable {
    let device: String
    /// The version it was measured at; nil if the source does not say.
    let system: SystemVersion?
    let orientation: Orientation
    /// Top, left, bottom, right.
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

  /// The rows for a device and orientation, in table order.
  func rows(_ device: String, _ orientation: Orientation) -> [Row] {
    (byDevice[device] ?? []).filter { $0.orientation == orientation }
  }

  /// Whether all edges of a device's safe area were measured at a version, or at one that it includes.
  func isMeasured(_ device: String, at version: SystemVersion) -> Bool {
    (byDevice[device] ?? []).contains { $0.insets != nil && $0.system.map(version.includes) == true }
  }
}
