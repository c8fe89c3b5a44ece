/// The room that a text as wide as the screen has on some devices: they all give it the same width.
public struct DeviceRoom: Hashable, Codable, Sendable {
  /// The width between the margins, in points.
  public var width: Double
  /// The devices, in the order of the table.
  public var devices: [PlacedDevice]
  /// The widest of their windows less the safe area, in points; nil where it is not known.
  public var windowWidth: Double?

  /// Creates a room.
  ///
  /// - Parameters:
  ///   - width: The width between the margins, in points.
  ///   - devices: The devices, in the order of the table.
  ///   - windowWidth: The widest of their windows less the safe area, in points; nil where it is not known.
  public init(width: Double, devices: [PlacedDevice], windowWidth: Double? = nil) {
    self.width = width
    self.devices = devices
    self.windowWidth = windowWidth
  }
}
