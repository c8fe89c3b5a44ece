public import Adaptivity

/// A device in one orientation, with the app's window on it.
public struct PlacedDevice: Hashable, Codable, Sendable {
  /// The device's id; nil for a window of custom size without a device.
  public var id: String?
  /// The device's marketing name.
  public var name: String?
  /// The orientation of the screen.
  public var orientation: Orientation
  /// The part of the screen that the app occupies, as written on the command line, such as `half`.
  public var window: String
  /// Whether Display Zoom is on, which draws everything larger.
  public var isDisplayZoomed: Bool

  /// Creates a placed device.
  ///
  /// - Parameter environment: The device with its orientation, window and settings.
  public init(_ environment: LayoutEnvironment) {
    id = environment.device?.id
    name = environment.device?.name
    orientation = environment.orientation
    window = environment.window.description
    isDisplayZoomed = environment.isDisplayZoomed
  }

  /// The name, with settings that differ from the default: `iPad Air 2 (landscape, half)`.
  public var words: String {
    guard let name else { return "a window of \(window) pt" }
    var marks: [String] = []
    if orientation == .landscape { marks.append(orientation.rawValue) }
    if window != Window.full.description { marks.append(window) }
    if isDisplayZoomed { marks.append("Display Zoom") }
    return marks.isEmpty ? name : "\(name) (\(marks.joined(separator: ", ")))"
  }
}

extension [PlacedDevice] {
  /// The number of devices to name; the others are counted (our own choice: one line of text).
  private static let named = 2

  /// The first devices and their total: `iPhone 6, iPhone 6s, … (12 devices)`.
  public var words: String {
    let first = prefix(Self.named).map(\.words).joined(separator: ", ")
    guard self.count > Self.named else { return first }
    let devices = Set(compactMap(\.id)).count
    let ways = devices == self.count ? "" : " in \(self.count) windows"
    return "\(first), … (\(devices.counted("device"))\(ways))"
  }
}
