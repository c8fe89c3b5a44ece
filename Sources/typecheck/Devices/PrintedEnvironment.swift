import TypeCheckKit

/// An environment in JSON.
///
/// All fields are present, with `null` for those that no source gives.
struct PrintedEnvironment: Encodable {
  struct Environment: Encodable {
    var device: PrintedValue<String>
    var orientation: Orientation
    var window: String
    var os: String
    var displayZoom: Bool
    var category: ContentSizeCategory
  }

  /// A value with its source, and whether it is derived from other values.
  struct Figure<Value: Encodable>: Encodable {
    var value: Value
    var source: String
    var derived: Bool
  }

  var schemaVersion = 1
  var tool = ToolStamp()
  var environment: Environment
  var screen: Size
  var scale: PrintedValue<Double>
  var nativeScale: PrintedValue<Double>
  var window: PrintedValue<Figure<Size>>
  var safeArea: PrintedValue<Figure<Insets>>
  var horizontalSizeClass: PrintedValue<Figure<SizeClass>>
  var verticalSizeClass: PrintedValue<Figure<SizeClass>>
  var margin: PrintedValue<Figure<Double>>
  var subviewMargin: PrintedValue<Figure<Double>>
  var contentRect: PrintedValue<Rect>
  var roomForText: PrintedValue<Figure<Double>>
  var readableWidth: PrintedValue<Figure<Double>>
  var statusBarHeight: PrintedValue<Figure<Double>>
  var navigationBarHeight: PrintedValue<Figure<Double>>
  var tabBarHeight: PrintedValue<Figure<Double>>
  var toolbarHeight: PrintedValue<Figure<Double>>
  var keyboardHeight: PrintedValue<Figure<Double>>
  var cornerRadius: PrintedValue<Figure<Double>>
  var sensor: PrintedValue<Device.Sensor>
  var sensorRects: [Rect]
  var homeIndicatorRect: PrintedValue<Rect>
  var notes: [String]
  var sources: [String: String]

  init(_ geometry: LayoutGeometry) {
    let asked = geometry.environment
    environment = Environment(
      device: PrintedValue(asked.device?.id), orientation: asked.orientation, window: asked.window.description,
      os: asked.systemVersion.description, displayZoom: asked.isDisplayZoomed, category: asked.category)
    screen = geometry.screen
    scale = PrintedValue(geometry.scale)
    nativeScale = PrintedValue(geometry.nativeScale)
    window = Self.figure(geometry.windowSize)
    safeArea = Self.figure(geometry.safeArea)
    horizontalSizeClass = Self.figure(geometry.horizontalSizeClass)
    verticalSizeClass = Self.figure(geometry.verticalSizeClass)
    margin = Self.figure(geometry.margin)
    subviewMargin = Self.figure(geometry.subviewMargin)
    contentRect = PrintedValue(geometry.contentRect)
    roomForText = Self.figure(geometry.roomForText)
    readableWidth = Self.figure(geometry.readableWidth)
    statusBarHeight = Self.figure(geometry.statusBarHeight)
    navigationBarHeight = Self.figure(geometry.navigationBarHeight)
    tabBarHeight = Self.figure(geometry.tabBarHeight)
    toolbarHeight = Self.figure(geometry.toolbarHeight)
    keyboardHeight = Self.figure(geometry.keyboardHeight)
    cornerRadius = Self.figure(geometry.cornerRadius)
    sensor = PrintedValue(geometry.sensor)
    sensorRects = geometry.sensorRects
    homeIndicatorRect = PrintedValue(geometry.homeIndicatorRect)
    notes = geometry.notes
    let used = SourceList.standard.keys(in: EnvironmentText(geometry).origins)
    sources = Dictionary(uniqueKeysWithValues: used.map { ($0, SourceList.standard[$0] ?? $0) })
  }

  private static func figure<Value: Encodable & Hashable & Sendable>(
    _ value: Sourced<Value>?
  ) -> PrintedValue<Figure<Value>> {
    PrintedValue(
      value.map { Figure(value: $0.value, source: $0.origin.description, derived: $0.isDerived) })
  }
}
