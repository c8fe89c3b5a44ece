/// A device from the embedded tables, with its sizes in portrait.
///
/// A property is nil if no source states its value.
public struct Device: Hashable, Sendable {
  /// The product line of a device.
  public enum Family: String, CaseIterable, Codable, Hashable, Sendable {
    case iphone, ipad, ipod

    /// The family's name in a sentence.
    public var words: String {
      switch self {
      case .iphone: "iPhone"
      case .ipad: "iPad"
      case .ipod: "iPod touch"
      }
    }
  }

  /// The cutout in the display for the camera and sensors.
  public enum Sensor: String, CaseIterable, Codable, Hashable, Sendable {
    case none, notch
    case dynamicIsland = "dynamic-island"
  }

  /// The size classes of a full-screen window.
  public struct Classes: Hashable, Sendable {
    /// The class of the width.
    public var horizontal: SizeClass
    /// The class of the height.
    public var vertical: SizeClass
  }

  /// The id, such as `iphone-13-mini`.
  public let id: String
  /// The marketing name, such as `iPhone 13 mini`.
  public let name: String
  /// The product line.
  public let family: Family
  /// The model identifier that the system reports, such as `iPhone14,4`.
  public let hardwareIdentifier: String?
  /// The diagonal of the display, in inches.
  public let diagonal: Double?
  /// The size of the screen in portrait, in points.
  public let size: Size
  /// The size of the panel in portrait, in pixels.
  public let pixels: Size
  /// The number of pixels per point that UIKit draws.
  public let scale: Double
  /// The number of physical pixels of the panel per point.
  public let nativeScale: Double
  /// Whether the device has a display with rounded corners and no Home button.
  public let isEdgeToEdge: Bool?
  /// Whether the system draws a home indicator at the bottom.
  public let hasHomeIndicator: Bool?
  /// The cutout in the display for the camera and sensors.
  public let sensor: Sensor?
  /// The height of the status bar in portrait, in points.
  public let statusBarHeight: Double?
  /// The safe area in portrait, with a status bar and no other bars.
  public let portraitSafeArea: Insets?
  /// The safe area in landscape, with a status bar and no other bars.
  public let landscapeSafeArea: Insets?
  /// The system version at which the safe areas were measured.
  public let safeAreaSystem: SystemVersion?
  /// The size classes in portrait.
  public let portraitClasses: Classes?
  /// The size classes in landscape.
  public let landscapeClasses: Classes?
  /// The corner radius of the display, in points.
  public let cornerRadius: Double?
  /// The system version with which the device shipped.
  public let firstSystem: SystemVersion?
  /// The last major version of the system that the device runs; nil if no source names a version without the device.
  public let lastSystem: SystemVersion?
  /// The id of a device with the same screen, whose values are used where this device has none.
  public let twin: String?
  /// The keys of the sources for the device.
  public let sources: [String]
  /// The notes on the device.
  public let notes: String?

  /// Whether the device has only a single source; device groups skip such devices.
  public let isPreliminary: Bool

  /// Returns the size of the screen in an orientation, in points.
  ///
  /// - Parameter orientation: The orientation of the screen.
  /// - Returns: The size as the reader sees the screen, in points.
  public func screen(_ orientation: Orientation) -> Size { orientation == .portrait ? size : size.transposed }

  /// Returns the size classes of a full-screen window.
  ///
  /// - Parameter orientation: The orientation of the screen.
  /// - Returns: The classes, or nil if no source states them.
  public func classes(_ orientation: Orientation) -> Classes? {
    orientation == .portrait ? portraitClasses : landscapeClasses
  }

  /// Returns whether the device runs a version of the system or a later one.
  ///
  /// It then also runs an app that requires this version.
  ///
  /// - Parameter version: The lowest version.
  /// - Returns: Whether ``lastSystem`` is not older.
  public func runs(_ version: SystemVersion) -> Bool {
    lastSystem.map { version <= $0 || $0.includes(version) } ?? true
  }

  /// Hashes only the id, because equal devices have equal ids.
  ///
  /// - Parameter hasher: The hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
