package import Adaptivity
package import TextRules
package import Vocabulary

/// A request for available widths of devices, from the command line or from `.typecheck.yml`.
package struct RoomRequest: Hashable, Sendable {
  /// The devices and groups of devices; empty if the request only names windows of custom sizes.
  package var devices: [DeviceChoice] = []
  /// The orientations; empty means portrait.
  package var orientations: [Orientation] = []
  /// The windows; empty means full screen.
  package var windows: [Window] = []
  /// The version of iOS or iPadOS.
  package var systemVersion = SystemVersion.current
  /// Whether Display Zoom is on.
  package var isDisplayZoomed = false

  /// A device, or the devices of a group.
  package struct DeviceChoice: Hashable, Sendable {
    /// The name as the user wrote it.
    package let name: String
    let devices: [Device]

    /// Looks up a device by its id or display name, or a ``DeviceGroup`` by its name.
    ///
    /// - Throws: ``UnknownName`` with the nearest ids and groups.
    package init(name: String) throws(UnknownName) {
      self.name = name
      devices = try DeviceTable.standard.devices(named: name)
    }
  }

  /// Creates a request without devices.
  package init() {}

  /// Returns the orientations with a name: `portrait`, `landscape` or `both`.
  ///
  /// - Throws: ``UnknownName`` with the nearest names.
  package static func orientations(named name: String) throws(UnknownName) -> [Orientation] {
    if name.lowercased() == "both" { return Orientation.allCases }
    do throws(UnknownName) {
      return [try Orientation(name: name)]
    } catch {
      throw UnknownName(name, kind: "an orientation", known: Orientation.allCases.map(\.rawValue) + ["both"])
    }
  }

  /// Returns the distinct available widths of the devices, with notes on combinations that do not exist.
  ///
  /// - Throws: ``RoomError`` if a device, a group or a window has no available width at all.
  package func rooms() throws(RoomError) -> DeviceRooms {
    var search = RoomSearch()
    let windows = windows.isEmpty ? [.full] : windows
    for choice in devices { try search.add(environments(of: choice), named: choice.name) }
    if devices.isEmpty {
      for window in windows {
        let environment = LayoutEnvironment(device: nil, window: window, systemVersion: systemVersion)
        try search.add([environment], named: window.description)
      }
    }
    var rooms = try search.rooms(of: windows)
    rooms.environments = environments
    return rooms
  }

  /// The windows of the devices, including those that do not exist; empty without a device.
  package var environments: [LayoutEnvironment] { devices.flatMap(environments) }

  private func environments(of choice: DeviceChoice) -> [LayoutEnvironment] {
    choice.devices.flatMap { environments(on: $0) }
  }

  /// Returns the windows of a device, including those that do not exist, without a text size.
  ///
  /// `usual` applies if the request names no orientations.
  func environments(on device: Device, usual: [Orientation] = [.portrait]) -> [LayoutEnvironment] {
    (orientations.isEmpty ? usual : orientations).flatMap { orientation in
      (windows.isEmpty ? [.full] : windows).map { window in
        LayoutEnvironment(
          device: device, orientation: orientation, window: window, systemVersion: systemVersion,
          isDisplayZoomed: isDisplayZoomed)
      }
    }
  }
}
