package import Vocabulary

/// The table of known devices.
package struct DeviceTable: Hashable, Sendable {
  /// The embedded table.
  package static let standard = DeviceTable(TableDecoder(EmbeddedResources.devices_csv, name: "devices"))

  /// The edition of the guidelines that lists the devices, such as `HIG change log to 2025-09-09`.
  package let edition: String
  /// The devices in the order of the table: iPod touch, iPhone, iPad.
  package let devices: [Device]
  private let places: [String: Int]
  /// The other devices with the same screen, by device id.
  private let sameScreen: [String: [Device]]

  /// Returns the device with an id or marketing name, in any case.
  ///
  /// - Throws: ``UnknownName`` with the nearest ids.
  package func device(_ name: String) throws(UnknownName) -> Device {
    let key = Self.key(name)
    if let place = places[key] { return devices[place] }
    throw unknown(name, kind: "a device", groups: [])
  }

  /// The device with an id; nil if there is none.
  package subscript(id: String) -> Device? { places[id].map { devices[$0] } }

  /// Returns the devices of a group, in table order; never empty.
  package func devices(in group: DeviceGroup) -> [Device] {
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

  /// Returns the devices for an id, marketing name or ``DeviceGroup`` name, in any case; never empty.
  ///
  /// - Throws: ``UnknownName`` with the nearest ids and groups.
  package func devices(named name: String) throws(UnknownName) -> [Device] {
    if let group = DeviceGroup(rawValue: Self.key(name)) { return devices(in: group) }
    if let place = places[Self.key(name)] { return [devices[place]] }
    throw unknown(name, kind: "a device or a group of devices", groups: DeviceGroup.allCases.map(\.rawValue))
  }

  private func unknown(_ name: String, kind: String, groups: [String]) -> UnknownName {
    UnknownName(
      name, kind: kind, known: groups + devices.map(\.id), accepted: devices.map { (name: $0.name, known: $0.id) },
      preferred: newestFirst + groups, hint: "typecheck devices lists all")
  }

  /// The ids with the newest device first; devices with a single source come last.
  private var newestFirst: [String] {
    devices.sorted { left, right in
      if left.isPreliminary != right.isPreliminary { return right.isPreliminary }
      // The sort is stable, so devices of one version keep the order of the table, in which basic models come first.
      return (right.firstSystem?.numbers ?? []).lexicographicallyPrecedes(left.firstSystem?.numbers ?? [])
    }.map(\.id)
  }

  /// Returns the other devices with the same screen, in table order.
  ///
  /// They have the same family, size in points and pixels, sensor housing and kind of Home button.
  func devices(ofScreenOf device: Device) -> [Device] { sameScreen[device.id] ?? [] }

  private static func haveSameScreen(_ one: Device, _ other: Device) -> Bool {
    one.id != other.id && one.family == other.family && one.size == other.size && one.pixels == other.pixels
      && one.isEdgeToEdge == other.isEdgeToEdge && one.hasHomeIndicator == other.hasHomeIndicator
      && one.sensor == other.sensor && !other.isPreliminary
  }

  /// Returns a name in lowercase, with single spaces between words.
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
