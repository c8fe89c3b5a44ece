public import Vocabulary

/// Every device that is known.
public struct DeviceTable: Hashable, Sendable {
  /// The embedded table.
  public static let standard = DeviceTable(TableDecoder(EmbeddedResources.devices_csv, name: "devices"))

  /// The edition of the guidelines whose devices these are, such as `HIG change log to 2025-09-09`.
  public let edition: String
  /// The devices in the order of the table: iPod touch, iPhone, iPad.
  public let devices: [Device]
  private let places: [String: Int]
  /// For each id the other devices of the same screen.
  private let sameScreen: [String: [Device]]

  /// The device of a name.
  ///
  /// - Parameter name: Its id or its printed name, whatever the case.
  /// - Returns: The device.
  /// - Throws: ``UnknownName`` with the nearest ids.
  public func device(_ name: String) throws(UnknownName) -> Device {
    let key = Self.key(name)
    if let place = places[key] { return devices[place] }
    throw UnknownName(
      name, kind: "a device", known: devices.map(\.id), accepted: devices.map { (name: $0.name, known: $0.id) },
      preferred: newestFirst, hint: "typecheck devices lists all")
  }

  /// The device of an id.
  ///
  /// - Parameter id: The id.
  public subscript(id: String) -> Device? { places[id].map { devices[$0] } }

  /// The devices of a group, in the order of the table.
  ///
  /// - Parameter group: The group.
  /// - Returns: The devices; never empty.
  public func devices(in group: DeviceGroup) -> [Device] {
    let known = devices.filter { !$0.isPreliminary }
    switch group {
    case .all: return known
    case .iphone: return known.filter { $0.family == .iphone }
    case .ipad: return known.filter { $0.family == .ipad }
    case .current: return known.filter { SafeAreaTable.standard.isMeasured($0.id, at: .current) }
    case .narrowest:
      let least = known.map(\.size.width).min()
      return known.filter { $0.size.width == least }
    }
  }

  /// The devices of a name: one, or those of a group.
  ///
  /// - Parameter name: An id, a printed name, or the name of a ``DeviceGroup``, whatever the case.
  /// - Returns: The devices; never empty.
  /// - Throws: ``UnknownName`` with the nearest ids and groups.
  public func devices(named name: String) throws(UnknownName) -> [Device] {
    if let group = DeviceGroup(rawValue: Self.key(name)) { return devices(in: group) }
    if let place = places[Self.key(name)] { return [devices[place]] }
    throw UnknownName(
      name, kind: "a device or a group of devices", known: DeviceGroup.allCases.map(\.rawValue) + devices.map(\.id),
      accepted: devices.map { (name: $0.name, known: $0.id) },
      preferred: newestFirst + DeviceGroup.allCases.map(\.rawValue), hint: "typecheck devices lists all")
  }

  /// The ids by the first system that each device ran, the newest first; those that rest on one source last.
  private var newestFirst: [String] {
    let ranked = devices.enumerated().sorted { left, right in
      if left.element.isPreliminary != right.element.isPreliminary { return right.element.isPreliminary }
      let systems = (left.element.firstSystem?.numbers ?? [], right.element.firstSystem?.numbers ?? [])
      // Of one autumn the plain ones come first, as the table has them.
      return systems.0 == systems.1
        ? left.offset < right.offset : systems.1.lexicographicallyPrecedes(systems.0)
    }
    return ranked.map(\.element.id)
  }

  /// The other devices that have the same display and the same edges, in the order of the table: of one family, one
  /// panel, all with a Home button or none, and with the same place for camera and sensors.
  func devices(ofScreenOf device: Device) -> [Device] { sameScreen[device.id] ?? [] }

  private static func haveSameScreen(_ one: Device, _ other: Device) -> Bool {
    one.id != other.id && one.family == other.family && one.size == other.size && one.pixels == other.pixels
      && one.isEdgeToEdge == other.isEdgeToEdge && one.hasHomeIndicator == other.hasHomeIndicator
      && one.sensor == other.sensor && !other.isPreliminary
  }

  /// Case, and spaces around a name, do not count.
  private static func key(_ name: String) -> String {
    name.lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  init(_ table: TableDecoder) {
    let devices = table.rows.map(Device.init)
    edition = table.edition
    self.devices = devices
    sameScreen = Dictionary(
      devices.map { one in (one.id, devices.filter { Self.haveSameScreen(one, $0) }) },
      uniquingKeysWith: { first, _ in first })
    let names = devices.enumerated().flatMap { [($1.id, $0), (Self.key($1.name), $0)] }
    places = Dictionary(names, uniquingKeysWith: { first, _ in first })
  }
}
