extension GeometryLookup {
  /// The corner radius of the display; nil for a window that does not fill the screen.
  var cornerRadius: Sourced<Double>? { isFull ? known(\.cornerRadius) : nil }

  /// The cutout in the display for the camera and sensors.
  var sensor: Device.Sensor? { device?.sensor ?? twin?.sensor }

  /// The areas that the sensor housing may cover.
  var sensorRects: [Rect] {
    guard isFull else { return [] }
    switch sensor {
    case .dynamicIsland: return environment.isDisplayZoomed ? [] : islands
    case .notch: return bands
    case .some(.none), nil: return []
    }
  }

  /// The area of the home indicator, with the full height of the bottom inset; nil if there is none.
  var homeIndicatorRect: Rect? {
    guard device?.hasHomeIndicator ?? twin?.hasHomeIndicator ?? false, let below = safeArea?.value.bottom, below > 0
    else { return nil }
    let size = window.value
    return Rect(x: 0, y: size.height - below, width: size.width, height: below)
  }

  private var islands: [Rect] {
    let measure = { (metric: String) in GuideTable.standard.rows(metric, Self.islandPhones).first?.value }
    guard let width = measure("dynamic_island_width"), let height = measure("dynamic_island_height"),
      let top = measure("dynamic_island_top")
    else { return [] }
    if orientation == .portrait {
      return [Rect(x: (screen.width - width) / 2, y: top, width: width, height: height)]
    }
    let left = Rect(x: top, y: (screen.height - width) / 2, width: height, height: width)
    return [left, Rect(x: screen.width - top - height, y: left.y, width: height, height: width)]
  }

  private var bands: [Rect] {
    guard let insets = safeArea?.value else { return [] }
    if orientation == .portrait { return [Rect(x: 0, y: 0, width: screen.width, height: insets.top)] }
    return [
      Rect(x: 0, y: 0, width: insets.left, height: screen.height),
      Rect(x: screen.width - insets.right, y: 0, width: insets.right, height: screen.height),
    ]
  }

  private static let islandPhones = "phones with Dynamic Island up to iPhone 17 family"
}
