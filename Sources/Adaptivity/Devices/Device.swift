/// A device from the embedded tables, with its sizes in portrait.
///
/// A property is nil if no source gives the value.
public struct Device: Hashable, Sendable {
  /// The product line of a device.
  public enum Family: String, CaseIterable, Codable, Hashable, Sendable {
    case iphone, ipad, ipod
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

  /// The short name, such as `iphone-13-mini`.
  public let id: String
  /// The marketing name, such as `iPhone 13 mini`.
  public let name: String
  /// The product line.
  public let family: Family
  /// The model identifier that the system reports, such as `iPhone14,4`.
  public let hardwareIdentifier: String?
  /// The diagonal of the display, in inches.
  public let diagonal: Double?
  /// The screen in portrait, in points.
  public let size: Size
  /// The panel in portrait, in pixels.
  public let pixels: Size
  /// Pixels per point as UIKit draws them.
  public let scale: Double
  /// Physical pixels of the panel per point.
  public let nativeScale: Double
  /// Whether the display has rounded corners and there is no Home button.
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
  /// The system version the device shipped with.
  public let firstSystem: SystemVersion?
  /// The id of a device with the same screen, whose values replace missing ones.
  public let twin: String?
  /// The keys of the row's sources.
  public let sources: [String]
  /// The notes of the row.
  public let notes: String?

  /// Whether the row has a single source; device groups skip such rows.
  public let isPreliminary: Bool

  /// The size of the screen in an orientation, in points.
  ///
  /// - Parameter orientation: The orientation of the screen.
  /// - Returns: The size, as wide and high as the reader sees it.
  public func screen(_ orientation: Orientation) -> Size { orientation == .portrait ? size : size.transposed }

  /// The size classes of a full-screen window.
  ///
  /// - Parameter orientation: The orientation of the screen.
  /// - Returns: The classes; nil if no source gives them.
  public func classes(_ orientation: Orientation) -> Classes? {
    orientation == .portrait ? portraitClasses : landscapeClasses
  }

  /// Hashes the id alone, since equal devices have equal ids.
  ///
  /// - Parameter hasher: The hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
