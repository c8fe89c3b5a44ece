internal import Vocabulary

/// The table of iPad windows, with their widths and size classes.
struct WindowTable: Sendable {
  static let standard = WindowTable(TableDecoder(EmbeddedResources.multitasking_csv, name: "multitasking"))

  struct Row: Sendable {
    let devices: [String]
    let window: Window
    let orientation: Orientation
    /// Whether the window exists in this orientation.
    let exists: Bool
    let width: Double?
    /// The width derived from that of the screen, for rows without a stated width.
    let ruleWidth: Double?
    let horizontal: SizeClass?
    let vertical: SizeClass?
    let systems: SystemVersionRange?
    let classSources: [String]
    let widthSources: [String]
    let notes: String?
  }

  private struct Key: Hashable {
    let device: String
    let window: Window
    let orientation: Orientation
  }

  let rows: [Row]
  private let places: [Key: Int]

  init(_ table: TableDecoder) {
    let windows: [String: Window] = [
      "full": .full, "2/3": .twoThirds, "1/2": .half, "1/3": .oneThird, "slide-over": .slideOver,
    ]
    rows = table.rows.map { row in
      guard let window = windows[row["mode"] ?? ""] else { preconditionFailure("\(row.place) has no known mode") }
      let exists = row["h_size_class"] != "n/a"
      return Row(
        devices: (row["device_ids"] ?? "").split(separator: ";").map(String.init), window: window,
        orientation: row.value("orientation", as: Orientation.self), exists: exists,
        width: row.optionalNumber("width_pt"), ruleWidth: row.optionalNumber("width_rule_pt"),
        horizontal: exists ? row.optionalValue("h_size_class", as: SizeClass.self) : nil,
        vertical: exists ? row.optionalValue("v_size_class", as: SizeClass.self) : nil,
        systems: row["os"].flatMap { SystemVersionRange($0) }, classSources: row.sources("class_source"),
        widthSources: row.sources("width_source"), notes: row["notes"])
    }
    let pairs = rows.enumerated().flatMap { place, row in
      row.devices.map { (Key(device: $0, window: row.window, orientation: row.orientation), place) }
    }
    places = Dictionary(uniqueKeysWithValues: pairs)
  }

  /// Returns the row for a window on a device, or nil if the table has none.
  func row(_ device: String, _ window: Window, _ orientation: Orientation) -> Row? {
    places[Key(device: device, window: window, orientation: orientation)].map { rows[$0] }
  }
}
