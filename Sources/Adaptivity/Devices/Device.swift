/// A device, as the tables know it; sizes are those of portrait.
///
/// What no source gives is nil.
public struct Device: Hashable, Sendable {
  /// What kind of device it is.
  public enum Family: String, CaseIterable, Codable, Hashable, Sendable {
    case iphone, ipad, ipod
  }

  /// What stands in the display for camera and sensors.
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

    /// Creates a pair of classes.
    ///
    /// - Parameters:
    ///   - horizontal: The class of the width.
    ///   - vertical: The class of the height.
    public init(horizontal: SizeClass, vertical: SizeClass) {
      self.horizontal = horizontal
      self.vertical = vertical
    }
  }

  /// The short name: `iphone-13-mini`.
  public let id: String
  /// The name as it is printed: `iPhone 13 mini`.
  public let name: String
  /// What kind of device it is.
  public let family: Family
  /// The system's name of the model: `iPhone14,4`.
  public let hardwareIdentifier: String?
  /// The diagonal of the display, in inches.
  public let diagonal: Double?
  /// The screen in portrait, in points.
  public let size: Size
  /// The panel in portrait, in pixels.
  public let pixels: Size
  /// Pixels a point as UIKit draws.
  public let scale: Double
  /// Pixels of the panel a point.
  public let nativeScale: Double
  /// Whether the display has rounded corners and the device no Home button.
  public let isEdgeToEdge: Bool?
  /// Whether a home indicator is drawn at the bottom.
  public let hasHomeIndicator: Bool?
  /// What stands in the display for camera and sensors.
  public let sensor: Sensor?
  /// The height of the status bar in portrait, in points.
  public let statusBarHeight: Double?
  /// The safe area in portrait without bars but the status bar.
  public let portraitSafeArea: Insets?
  /// The safe area in landscape without bars but the status bar.
  public let landscapeSafeArea: Insets?
  /// The system at which the safe areas were read.
  public let safeAreaSystem: SystemVersion?
  /// The size classes in portrait.
  public let portraitClasses: Classes?
  /// The size classes in landscape.
  public let landscapeClasses: Classes?
  /// The radius of the corners of the display, in points.
  public let cornerRadius: Double?
  /// The first system it ran.
  public let firstSystem: SystemVersion?
  /// The id of a device of the same screen, whose values may stand in for missing ones.
  public let twin: String?
  /// The keys of the row's sources.
  public let sources: [String]
  /// What the row says besides.
  public let notes: String?

  /// Whether the row rests on one secondary source, so that groups of devices leave it out.
  public let isPreliminary: Bool

  /// The screen as it is held, in points.
  ///
  /// - Parameter orientation: Which way up it is held.
  /// - Returns: Width and height.
  public func screen(_ orientation: Orientation) -> Size { orientation == .portrait ? size : size.transposed }

  /// The size classes of a full-screen window.
  ///
  /// - Parameter orientation: Which way up it is held.
  /// - Returns: The classes; nil where no source gives them.
  public func classes(_ orientation: Orientation) -> Classes? {
    orientation == .portrait ? portraitClasses : landscapeClasses
  }

  /// Hashes the id: equal devices have equal ids.
  ///
  /// - Parameter hasher: The hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
