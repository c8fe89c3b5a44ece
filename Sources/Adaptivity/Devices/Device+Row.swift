internal import Vocabulary

extension Device {
  init(_ row: TableDecoder.Row) {
    let insets = { (name: String) -> Insets? in
      // The table has no columns for left and right in portrait. According to its head, both are 0 in all rows with
      // values.
      let edges = ["top", "left", "bottom", "right"].map { edge -> Double? in
        if name == "portrait", edge == "left" || edge == "right" { return 0 }
        return row.optionalNumber("safe_\(name)_\(edge)")
      }
      return Insets(edges: edges)
    }
    let classes = { (name: String) -> Classes? in
      guard let horizontal = row.optionalValue("h_class_\(name)", as: SizeClass.self),
        let vertical = row.optionalValue("v_class_\(name)", as: SizeClass.self)
      else { return nil }
      return Classes(horizontal: horizontal, vertical: vertical)
    }
    id = row["id"] ?? ""
    name = row["name"] ?? ""
    family = row.value("family", as: Family.self)
    hardwareIdentifier = row["hw_identifier"]
    diagonal = row.optionalNumber("diagonal_in")
    size = Size(width: row.number("width_pt"), height: row.number("height_pt"))
    pixels = Size(width: row.number("width_px"), height: row.number("height_px"))
    scale = row.number("scale")
    nativeScale = row.optionalNumber("native_scale") ?? row.number("scale")
    isEdgeToEdge = row["edge_to_edge"].map { $0 == "true" }
    hasHomeIndicator = row["home_indicator"].map { $0 == "true" }
    sensor = row.optionalValue("sensor", as: Sensor.self)
    statusBarHeight = row.optionalNumber("status_bar_height_pt")
    portraitSafeArea = insets("portrait")
    landscapeSafeArea = insets("landscape")
    safeAreaSystem = row["safe_area_os"].flatMap { SystemVersion($0) }
    portraitClasses = classes("portrait")
    landscapeClasses = classes("landscape")
    cornerRadius = row.optionalNumber("corner_radius_pt")
    firstSystem = row["first_os"].flatMap { SystemVersion($0) }
    lastSystem = row["last_os"].flatMap { SystemVersion($0) }
    twin = row["layout_twin"]
    sources = row.sources("source")
    notes = row["notes"]
    isPreliminary = sources.count == 1
  }
}

extension TableDecoder.Row {
  /// Returns the source keys in a cell such as `A+B`.
  func sources(_ column: String) -> [String] { (self[column] ?? "").split(separator: "+").map(String.init) }
}
