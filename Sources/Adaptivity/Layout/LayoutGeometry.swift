/// What the tables say of one environment: where there is room, and how large everything is that the system draws.
///
/// A number that no source gives is nil and ``notes`` say why; one that follows from others says so in its origin.
public struct LayoutGeometry: Hashable, Sendable {
  /// The environment asked for.
  public let environment: LayoutEnvironment
  /// The screen as it is held, in points; the window where no device is named.
  public let screen: Size
  /// The window of the app.
  public let windowSize: Sourced<Size>
  /// The distances from the window's edges to the safe area: status bar shown, no other bars.
  public internal(set) var safeArea: Sourced<Insets>?
  /// The class of the width.
  public internal(set) var horizontalSizeClass: Sourced<SizeClass>?
  /// The class of the height.
  public internal(set) var verticalSizeClass: Sourced<SizeClass>?
  /// The margin of a screen's root view, from the safe area.
  public internal(set) var margin: Sourced<Double>?
  /// The margin of every other view.
  public let subviewMargin: Sourced<Double>
  /// What is inside of safe area and margins, in points of the window; nil where the safe area is not known.
  public internal(set) var contentRect: Rect?
  /// The width between the margins.
  public internal(set) var roomForText: Sourced<Double>?
  /// The width of text that is comfortable to read, at this size category.
  public internal(set) var readableWidth: Sourced<Double>?
  /// The same at Large, the one size category at which it was measured.
  public internal(set) var readableWidthAtLarge: Sourced<Double>?
  /// The height of the status bar.
  public internal(set) var statusBarHeight: Sourced<Double>?
  /// The height of a navigation bar without a large title, below the safe area's top edge.
  public internal(set) var navigationBarHeight: Sourced<Double>?
  /// The height of a tab bar, above the safe area's bottom edge.
  public internal(set) var tabBarHeight: Sourced<Double>?
  /// The height of a tool bar, above the safe area's bottom edge.
  public internal(set) var toolbarHeight: Sourced<Double>?
  /// The height of the keyboard from the bottom of the screen.
  public internal(set) var keyboardHeight: Sourced<Double>?
  /// Pixels a point as UIKit draws.
  public internal(set) var scale: Double?
  /// Pixels of the panel a point.
  public internal(set) var nativeScale: Double?
  /// The radius of the corners of the display; 0 where they are square.
  public internal(set) var cornerRadius: Sourced<Double>?
  /// What the display has for camera and sensors.
  public internal(set) var sensor: Device.Sensor?
  /// Where nothing may be seen for camera and sensors.
  ///
  /// The island itself; for a notch the whole band of the safe area.
  /// In landscape both sides are named, since the device can be turned either way.
  public internal(set) var sensorRects: [Rect]
  /// The band of the home indicator, all of the safe area's bottom; nil where there is none or it is not known.
  public internal(set) var homeIndicatorRect: Rect?
  /// What else is to be known: why a number is absent, what an older system stands in for.
  public let notes: [String]

  /// Looks an environment up.
  ///
  /// - Parameter environment: The environment.
  /// - Throws: ``AdaptivityError`` where there is no such environment: the window does not exist on this device, in this
  ///   orientation or with this system.
  public init(_ environment: LayoutEnvironment) throws(AdaptivityError) {
    let survey = try Survey(environment)
    let safeArea = survey.safeArea
    let room = survey.roomForText
    self.environment = environment
    screen = survey.screen
    windowSize = survey.window
    self.safeArea = safeArea
    horizontalSizeClass = survey.horizontalSizeClass
    verticalSizeClass = survey.verticalSizeClass
    margin = survey.margin
    subviewMargin = survey.subviewMargin
    contentRect = survey.contentRect
    roomForText = room
    readableWidth = survey.readableWidth
    readableWidthAtLarge = survey.measuredReadableWidth
    statusBarHeight = survey.statusBarHeight
    navigationBarHeight = survey.navigationBarHeight
    tabBarHeight = survey.tabBarHeight
    toolbarHeight = survey.toolbarHeight
    keyboardHeight = survey.keyboardHeight
    scale = environment.device?.scale
    nativeScale = survey.nativeScale
    cornerRadius = survey.cornerRadius
    sensor = survey.sensor
    sensorRects = survey.sensorRects
    homeIndicatorRect = survey.homeIndicatorRect
    notes = survey.notes
  }

  /// The side of one pixel of the panel, in points.
  public var pixel: Double? { nativeScale.map { 1 / $0 } }

  /// By how many points two places may differ that are meant as one: half a point, or a pixel where that is more.
  public var tolerance: Double { max(0.5, pixel ?? 0) }

  /// The nearest length that is a whole number of pixels of the panel.
  ///
  /// - Parameter length: A length in points.
  /// - Returns: The length itself where the panel is not known.
  public func snapped(_ length: Double) -> Double {
    guard let nativeScale else { return length }
    return (length * nativeScale).rounded() / nativeScale
  }
}
