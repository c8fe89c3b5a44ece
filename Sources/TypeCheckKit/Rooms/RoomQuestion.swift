public import Adaptivity
public import TextRules
public import Vocabulary

/// Which devices texts have the room of, as it is asked on the command line and in `.typecheck.yml`.
public struct RoomQuestion: Hashable, Sendable {
  /// Devices and groups of devices; empty where only windows of custom size are asked for.
  public var devices: [DeviceChoice] = []
  /// Which way up; empty is portrait.
  public var orientations: [Orientation] = []
  /// How much of the screen; empty is all of it.
  public var windows: [Window] = []
  /// The version of iOS or iPadOS.
  public var systemVersion = SystemVersion.current
  /// Whether Display Zoom shows everything larger.
  public var isDisplayZoomed = false

  /// A device, or the devices of a group.
  public struct DeviceChoice: Hashable, Sendable {
    /// The name as it was given.
    public let name: String
    let devices: [Device]

    /// Looks a name up.
    ///
    /// - Parameter name: An id, a printed name, or the name of a ``DeviceGroup``.
    /// - Throws: ``UnknownName`` with the nearest ids and groups.
    public init(name: String) throws(UnknownName) {
      self.name = name
      devices = try DeviceTable.standard.devices(named: name)
    }
  }

  /// Creates a question that asks for nothing.
  public init() {}

  /// The orientations of a name.
  ///
  /// - Parameter name: `portrait`, `landscape` or `both`.
  /// - Returns: One or two.
  /// - Throws: ``UnknownName`` with the nearest names.
  public static func orientations(named name: String) throws(UnknownName) -> [Orientation] {
    if name.lowercased() == "both" { return Orientation.allCases }
    do throws(UnknownName) {
      return [try Orientation(name: name)]
    } catch {
      throw UnknownName(name, kind: "an orientation", known: Orientation.allCases.map(\.rawValue) + ["both"])
    }
  }

  /// The rooms.
  ///
  /// - Returns: Each width once, and what was asked for and is not there.
  /// - Throws: ``RoomError`` where nothing is left of a device, a group or a window that was asked for.
  public func rooms() throws(RoomError) -> DeviceRooms {
    var survey = RoomSurvey()
    let orientations = orientations.isEmpty ? [.portrait] : orientations
    let windows = windows.isEmpty ? [.full] : windows
    for choice in devices {
      survey.begin(choice.name)
      for device in choice.devices {
        for orientation in orientations {
          for window in windows {
            survey.look(
              LayoutEnvironment(
                device: device, orientation: orientation, window: window, systemVersion: systemVersion,
                isDisplayZoomed: isDisplayZoomed))
          }
        }
      }
      try survey.end()
    }
    if devices.isEmpty {
      for window in windows {
        survey.begin(window.description)
        survey.look(LayoutEnvironment(device: nil, window: window, systemVersion: systemVersion))
        try survey.end()
      }
    }
    return try survey.rooms(of: windows)
  }
}
