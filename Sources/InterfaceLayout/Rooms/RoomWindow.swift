import Adaptivity

/// A window in which texts are measured.
struct RoomWindow {
  let geometry: LayoutGeometry
  /// The width without the sides of the safe area, in points.
  let safeWidth: Double
  /// Whether the window belongs to an iPhone in portrait.
  let isUprightPhone: Bool

  /// The windows, iPhones in portrait first.
  ///
  /// The largest width of a text is a concave function of the window's width as long as the size classes stay the same,
  /// so a few windows per pair of size classes suffice.
  static let all: [RoomWindow] =
    [
      ("iphone-se-1", .portrait, 15), ("iphone-se-3", .portrait, 18), ("iphone-16-pro-max", .portrait, 18),
      ("iphone-16-pro", .landscape, 18), ("iphone-16-pro-max", .landscape, 18), ("ipad-mini-6", .portrait, 18),
      ("ipad-pro-13-m4", .landscape, 18),
    ].compactMap(RoomWindow.init)

  private init?(_ device: String, _ orientation: Orientation, _ system: Int) {
    guard let device = DeviceTable.standard[device] else { return nil }
    let environment = LayoutEnvironment(
      device: device, orientation: orientation, systemVersion: SystemVersion(system))
    guard let geometry = try? LayoutGeometry(environment), let width = try? environment.safeWidth() else { return nil }
    self.geometry = geometry
    safeWidth = width
    isUprightPhone = device.family == .iphone && orientation == .portrait
  }
}
