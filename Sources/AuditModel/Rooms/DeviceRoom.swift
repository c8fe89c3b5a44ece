/// The room that a text as wide as the screen has on some devices: they all give it the same width.
public struct DeviceRoom: Hashable, Codable, Sendable {
  /// The width between the margins, in points.
  public var width: Double
  /// The devices, in the order of the table.
  public var devices: [PlacedDevice]

  /// Creates a room.
  ///
  /// - Parameters:
  ///   - width: The width between the margins, in points.
  ///   - devices: The devices, in the order of the table.
  public init(width: Double, devices: [PlacedDevice]) {
    self.width = width
    self.devices = devices
  }
}
