/// The geometry of one environment: window, insets, margins, and the sizes of parts that the system draws.
///
/// A figure is nil if no source states it, and ``notes`` explain why. The origin of a figure shows whether it is
/// derived. Lengths are in points.
package struct LayoutGeometry: Hashable, Sendable {
  /// The environment of the geometry.
  package let environment: LayoutEnvironment
  /// The size of the screen in its orientation, or that of the window without a device.
  package let screen: Size
  /// The size of the app's window.
  package let windowSize: Sourced<Size>
  /// The insets of the safe area, with a status bar and no other bars.
  package internal(set) var safeArea: Sourced<Insets>?
  /// The horizontal size class.
  package internal(set) var horizontalSizeClass: Sourced<SizeClass>?
  /// The vertical size class.
  package internal(set) var verticalSizeClass: Sourced<SizeClass>?
  /// The margin of a screen's root view, measured from the safe area.
  package internal(set) var margin: Sourced<Double>?
  /// The margin of all other views.
  package let subviewMargin: Sourced<Double>
  /// The area inside the safe area and margins, in window coordinates; nil if either is unknown.
  package internal(set) var contentRect: Rect?
  /// The width between the margins.
  package internal(set) var roomForText: Sourced<Double>?
  /// The readable content width at this environment's size category.
  package internal(set) var readableWidth: Sourced<Double>?
  /// The readable content width at Large, the only size category at which it was measured.
  package internal(set) var readableWidthAtLarge: Sourced<Double>?
  /// The height of the status bar.
  package internal(set) var statusBarHeight: Sourced<Double>?
  /// The height of a navigation bar without a large title, not including the safe area above it.
  package internal(set) var navigationBarHeight: Sourced<Double>?
  /// The height of a tab bar, not including the safe area below it.
  package internal(set) var tabBarHeight: Sourced<Double>?
  /// The height of a toolbar, not including the safe area below it.
  package internal(set) var toolbarHeight: Sourced<Double>?
  /// The height of the keyboard, measured from the bottom of the screen.
  package internal(set) var keyboardHeight: Sourced<Double>?
  /// The number of pixels per point that UIKit draws.
  package internal(set) var scale: Double?
  /// The number of physical pixels of the panel per point.
  package internal(set) var nativeScale: Double?
  /// The corner radius of the display; 0 for square corners.
  package internal(set) var cornerRadius: Sourced<Double>?
  /// The cutout in the display for the camera and sensors.
  package internal(set) var sensor: Device.Sensor?
  /// The areas that the sensor housing may cover.
  ///
  /// For a Dynamic Island, this is the island itself. For a notch, it is the whole inset at that edge. In landscape,
  /// there is an area on both sides, because the device can be turned both ways.
  package internal(set) var sensorRects: [Rect]
  /// The area of the home indicator, in window coordinates: the bottom inset across the full width of the window.
  ///
  /// Nil if there is none or the safe area is unknown.
  package internal(set) var homeIndicatorRect: Rect?
  /// The caveats for a report, such as why a figure is missing or was measured at another system version.
  package let notes: [String]

  /// Looks up the geometry of an environment.
  ///
  /// - Throws: ``AdaptivityError`` if the environment does not exist, for example if the device does not have such a
  ///   window.
  package init(_ environment: LayoutEnvironment) throws(AdaptivityError) {
    let lookup = try GeometryLookup(environment)
    self.environment = environment
    screen = lookup.screen
    windowSize = lookup.window
    safeArea = lookup.safeArea
    horizontalSizeClass = lookup.horizontalSizeClass
    verticalSizeClass = lookup.verticalSizeClass
    margin = lookup.margin
    subviewMargin = lookup.subviewMargin
    contentRect = lookup.contentRect
    roomForText = lookup.roomForText
    readableWidth = lookup.readableWidth
    readableWidthAtLarge = lookup.measuredReadableWidth
    statusBarHeight = lookup.statusBarHeight
    navigationBarHeight = lookup.navigationBarHeight
    tabBarHeight = lookup.tabBarHeight
    toolbarHeight = lookup.toolbarHeight
    keyboardHeight = lookup.keyboardHeight
    scale = environment.device?.scale
    nativeScale = lookup.nativeScale
    cornerRadius = lookup.cornerRadius
    sensor = lookup.sensor
    sensorRects = lookup.sensorRects
    homeIndicatorRect = lookup.homeIndicatorRect
    notes = lookup.notes
  }

  /// The width of a physical pixel, in points; nil if unknown.
  package var pixel: Double? { nativeScale.map { 1 / $0 } }

  /// The distance in points within which two positions count as equal: half a point, or one pixel if that is larger.
  package var tolerance: Double { max(0.5, pixel ?? 0) }
}
