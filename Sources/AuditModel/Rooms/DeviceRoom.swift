/// An available width of full-width text, with the devices that share it.
public struct DeviceRoom: Hashable, Codable, Sendable {
  /// The width between the margins, in points.
  public var width: Double
  /// The devices, in the order of the device table.
  public var devices: [PlacedDevice]
  /// The width of their widest window without the side insets of the safe area, in points; nil if unknown.
  public var windowWidth: Double?

  /// Creates an available width.
  ///
  /// - Parameters:
  ///   - width: The width between the margins, in points.
  ///   - devices: The devices, in the order of the device table.
  ///   - windowWidth: The width of their widest window without the side insets of the safe area, in points; nil if
  ///     unknown.
  public init(width: Double, devices: [PlacedDevice], windowWidth: Double? = nil) {
    self.width = width
    self.devices = devices
    self.windowWidth = windowWidth
  }
}
