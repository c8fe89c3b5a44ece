public import AuditModel

/// The rooms that texts as wide as the screen have on the devices that were asked for.
public struct DeviceRooms: Hashable, Sendable, CustomStringConvertible {
  /// Each width once, the narrowest first; never empty.
  public let rooms: [DeviceRoom]
  /// What was asked for and is not there, for a person.
  public let notes: [String]

  /// Creates rooms; nil where there is none.
  ///
  /// - Parameters:
  ///   - rooms: The rooms in any order.
  ///   - notes: What was asked for and is not there, for a person.
  public init?(_ rooms: [DeviceRoom], notes: [String] = []) {
    guard !rooms.isEmpty else { return nil }
    self.rooms = rooms.sorted { $0.width < $1.width }
    self.notes = notes
  }

  /// How many rooms and devices there are, to follow the least width, for a person.
  public var description: String {
    let devices = Set(rooms.flatMap { $0.devices.compactMap(\.id) }).count
    let owners = devices == 0 ? "" : " on \(devices) device\(devices == 1 ? "" : "s")"
    guard rooms.count > 1 else { return "the only room\(owners)" }
    return "the narrowest of \(rooms.count) rooms\(owners), the widest is \(Points(rooms.last?.width ?? 0))"
  }
}
