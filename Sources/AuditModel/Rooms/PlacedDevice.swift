public import Adaptivity

/// A device as it is held, and the window an app has on it.
public struct PlacedDevice: Hashable, Codable, Sendable {
  /// The device's short name; nil where a window of custom size stands for it.
  public var id: String?
  /// The device's name as it is printed.
  public var name: String?
  /// Which way up it is held.
  public var orientation: Orientation
  /// How much of the screen the app has, as the command line names it.
  public var window: String
  /// Whether Display Zoom shows everything larger.
  public var isDisplayZoomed: Bool

  /// Creates a placed device.
  ///
  /// - Parameter environment: The device as it is held, its window and its settings.
  public init(_ environment: LayoutEnvironment) {
    id = environment.device?.id
    name = environment.device?.name
    orientation = environment.orientation
    window = environment.window.description
    isDisplayZoomed = environment.isDisplayZoomed
  }

  /// The name with all that is not as one would think: `iPad Air 2 (landscape, half)`.
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
  /// How many are named in a sentence before the others are counted (our own choice: a line).
  private static let named = 2

  /// The first of them and how many there are: `iPhone 6, iPhone 6s, … (12 devices)`.
  public var words: String {
    let first = prefix(Self.named).map(\.words).joined(separator: ", ")
    guard self.count > Self.named else { return first }
    let devices = Set(compactMap(\.id)).count
    let ways = devices == self.count ? "" : ", held and split in \(self.count) ways"
    return "\(first), … (\(devices) device\(devices == 1 ? "" : "s")\(ways))"
  }
}
