internal import Vocabulary

/// The measured safe areas: a row per device, system version and orientation.
struct SafeAreaTable: Sendable {
  static let standard = SafeAreaTable(TableDecoder(EmbeddedResources.safe_areas_csv, name: "safe-areas"))

  struct Row: Sendable {
    let device: String
    /// The version it was measured at; nil if the source does not say.
    let system: SystemVersion?
    let orientation: Orientation
    let top: Double?
    let left: Double?
    let bottom: Double?
    let right: Double?
    let sources: [String]
    let notes: String?

    /// Top, left, bottom, right.
    var edges: [Double?] { [top, left, bottom, right] }

    var insets: Insets? {
      guard let top, let left, let bottom, let right else { return nil }
      return Insets(top: top, left: left, bottom: bottom, right: right)
    }
  }

  let rows: [Row]
  private let places: [String: [Int]]

  init(_ table: TableDecoder) {
    rows = table.rows.map { row in
      Row(
        device: row["id"] ?? "", system: row["os"].flatMap { SystemVersion($0) },
        orientation: row.value("orientation", as: Orientation.self), top: row.optionalNumber("top"),
        left: row.optionalNumber("left"), bottom: row.optionalNumber("bottom"), right: row.optionalNumber("right"),
        sources: row.sources("source"), notes: row["notes"])
    }
    places = Dictionary(grouping: rows.indices, by: { [rows] in rows[$0].device })
  }

  /// The rows for a device and orientation, in table order.
  func rows(_ device: String, _ orientation: Orientation) -> [Row] {
    (places[device] ?? []).map { rows[$0] }.filter { $0.orientation == orientation }
  }

  /// Whether all edges of a device's safe area were measured at a version, or at one that it includes.
  func isMeasured(_ device: String, at version: SystemVersion) -> Bool {
    (places[device] ?? []).contains { place in
      rows[place].insets != nil && rows[place].system.map(version.includes) == true
    }
  }
}
