import TypeCheckKit

extension JSONObject {
  /// Creates the object for an environment, with `null` for values without a source.
  init(_ geometry: LayoutGeometry) {
    let asked = geometry.environment
    let environment = JSONObject([
      "device": asked.device?.id, "orientation": asked.orientation, "window": asked.window.description,
      "os": asked.systemVersion.description, "displayZoom": asked.isDisplayZoomed, "category": asked.category,
    ])
    self.init(output: [
      "environment": environment, "screen": geometry.screen, "scale": geometry.scale,
      "nativeScale": geometry.nativeScale, "window": Self.figure(geometry.windowSize),
      "safeArea": Self.figure(geometry.safeArea),
      "horizontalSizeClass": Self.figure(geometry.horizontalSizeClass),
      "verticalSizeClass": Self.figure(geometry.verticalSizeClass), "margin": Self.figure(geometry.margin),
      "subviewMargin": Self.figure(geometry.subviewMargin), "contentRect": geometry.contentRect,
      "roomForText": Self.figure(geometry.roomForText), "readableWidth": Self.figure(geometry.readableWidth),
      "statusBarHeight": Self.figure(geometry.statusBarHeight),
      "navigationBarHeight": Self.figure(geometry.navigationBarHeight),
      "tabBarHeight": Self.figure(geometry.tabBarHeight), "toolbarHeight": Self.figure(geometry.toolbarHeight),
      "keyboardHeight": Self.figure(geometry.keyboardHeight), "cornerRadius": Self.figure(geometry.cornerRadius),
      "sensor": geometry.sensor, "sensorRects": geometry.sensorRects, "homeIndicatorRect": geometry.homeIndicatorRect,
      "notes": geometry.notes,
      "sources": Self.sources(SourceList.standard.keys(in: EnvironmentText(geometry).origins)),
    ])
  }

  /// Returns the descriptions of sources by their keys.
  static func sources(_ keys: some Sequence<String>) -> [String: String] {
    Dictionary(uniqueKeysWithValues: keys.map { ($0, SourceList.standard[$0] ?? $0) })
  }

  /// Returns an object with a value, its source, and whether it is derived from other values.
  private static func figure<Value: Encodable & Hashable & Sendable>(_ value: Sourced<Value>?) -> JSONObject? {
    value.map { JSONObject(["value": $0.value, "source": $0.origin.description, "derived": $0.isDerived]) }
  }
}
