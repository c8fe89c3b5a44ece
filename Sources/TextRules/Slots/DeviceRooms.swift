public import AuditModel

/// The rooms that texts as wide as the screen have on the devices that were asked for.
public struct DeviceRooms: Hashable, Sendable, CustomStringConvertible {
  /// Each width once, the narrowest first; never empty.
  public let rooms: [DeviceRoom]
  /// What was asked for and is not there, for a person.
  public let notes: [String]
  /// Pixels of the panel a point; nil where no device is asked for, or the devices differ.
  public let displayScale: Double?

  /// Creates rooms; nil where there is none.
  ///
  /// - Parameters:
  ///   - rooms: The rooms in any order.
  ///   - notes: What was asked for and is not there, for a person.
  ///   - displayScale: Pixels of the panel a point; nil where no device is asked for, or the devices differ.
  public init?(_ rooms: [DeviceRoom], notes: [String] = [], displayScale: Double? = nil) {
    guard !rooms.isEmpty else { return nil }
    self.rooms = rooms.sorted { $0.width < $1.width }
    self.notes = notes
    self.displayScale = displayScale
  }

  /// How many rooms and devices there are, to follow the least width, for a person.
  public var description: String {
    let devices = Set(rooms.flatMap { $0.devices.compactMap(\.id) }).count
    let owners = devices == 0 ? "" : " on \(devices) device\(devices == 1 ? "" : "s")"
    guard rooms.count > 1 else { return "the only available width\(owners)" }
    return "the narrowest of \(rooms.count) available widths\(owners), the widest is \(Points(rooms.last?.width ?? 0))"
  }
}
