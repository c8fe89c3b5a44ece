package import Adaptivity
public import AuditModel

/// The available widths of full-width texts on the selected devices.
public struct DeviceRooms: Hashable, Sendable, CustomStringConvertible {
  /// The distinct widths, narrowest first.
  ///
  /// The list is never empty.
  public let rooms: [DeviceRoom]
  /// Notes about selected devices or windows that do not exist.
  public let notes: [String]
  /// Pixels per point, or nil if no device is selected or the devices differ.
  public let displayScale: Double?
  /// The requested windows, including those without a known width and those that do not exist.
  package var environments: [LayoutEnvironment] = []

  /// Creates a list of widths, or nil if it would be empty.
  ///
  /// - Parameters:
  ///   - rooms: The widths in any order.
  ///   - notes: Notes about selected devices or windows that do not exist.
  ///   - displayScale: Pixels per point, or nil if no device is selected or the devices differ.
  public init?(_ rooms: [DeviceRoom], notes: [String] = [], displayScale: Double? = nil) {
    guard !rooms.isEmpty else { return nil }
    self.rooms = rooms.sorted { $0.width < $1.width }
    self.notes = notes
    self.displayScale = displayScale
  }

  /// The number of widths and devices in words, to append to the smallest width.
  public var description: String {
    let devices = Set(rooms.flatMap { $0.devices.compactMap(\.id) }).count
    let owners = devices == 0 ? "" : " on \(devices.counted("device"))"
    guard rooms.count > 1 else { return "the only available width\(owners)" }
    return "the narrowest of \(rooms.count) available widths\(owners), the widest is \(Points(rooms.last?.width ?? 0))"
  }
}
