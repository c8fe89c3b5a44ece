import Adaptivity
import TextRules
import Vocabulary

/// A reader of the keys that derive available widths from devices, at the top level or in a slot.
struct RoomReader {
  /// The names of the keys.
  static let known = ["devices", "orientations", "windows", "os", "display_zoom"]

  /// The version of iOS or iPadOS, if stated.
  private(set) var systemVersion: SystemVersion?
  private var request = RoomRequest()
  /// The keys that were read, in the order of the file.
  private var keys: [ConfigurationNode] = []
  /// The key that names devices or windows; nil if there is none.
  private var asking: ConfigurationNode?
  /// Whether a problem with a key was reported.
  private var hasFailed = false

  /// Reads the value of a key.
  mutating func read(_ key: ConfigurationNode, _ value: ConfigurationNode) {
    guard !value.isEmpty else { return }
    keys.append(key)
    switch key.word {
    case "devices":
      request.devices = all(
        value, "write a list such as [iphone-16, ipad]", RoomRequest.DeviceChoice.init(name:))
      asking = key
    case "windows":
      request.windows = all(value, "write a list such as [full, half]", Window.init(name:))
      asking = asking ?? key
    case "orientations":
      request.orientations = all(
        value, "write a list such as [portrait, landscape]", RoomRequest.orientations
      ).flatMap(\.self)
    case "os": readVersion(value)
    default:
      if let flag = value.flag { request.isDisplayZoomed = flag } else { hasFailed = true }
    }
  }

  private mutating func all<Value>(
    _ node: ConfigurationNode, _ remedy: String, _ make: (String) throws(UnknownName) -> Value
  ) -> [Value] {
    let elements = node.elements(remedy)
    let values = elements.compactMap { $0.named(make) }
    if elements.isEmpty || values.count < elements.count { hasFailed = true }
    if elements.isEmpty, node.isEmptyList { node.problem("\(node.name) is empty", remedy) }
    return values
  }

  private mutating func readVersion(_ node: ConfigurationNode) {
    let version = node.word.flatMap { SystemVersion($0) }
    if let version {
      request.systemVersion = version
      systemVersion = version
    } else {
      hasFailed = true
      node.problem("\(node.name) is not a version of a system", "write it as 26 or 26.5")
    }
  }

  /// Returns the available widths of the devices, or nil if there are no such keys or if a problem was reported.
  ///
  /// `takesVersionAlone` allows a version without devices, because it also selects the fonts.
  func rooms(takesVersionAlone: Bool = false) -> DeviceRooms? {
    guard let first = keys.first(where: { !takesVersionAlone || $0.word != "os" }), !hasFailed else { return nil }
    guard let asking else {
      first.problem("\(first.name) needs a device", "add devices, such as [all]")
      return nil
    }
    do throws(RoomError) {
      return try rooms(asking.problems).get()
    } catch {
      asking.problem(error.what, error.remedy.isEmpty ? "name others under devices or windows" : error.remedy)
      return nil
    }
  }

  /// The maximum number of different requests in a configuration (our own limit, far above any real file).
  private static let mostRequests = 1_000

  /// Returns the widths of the request, which other slots of the file may share.
  private func rooms(_ problems: ConfigurationNode.Problems) throws(RoomError) -> Result<DeviceRooms, RoomError> {
    if let known = problems.rooms[request] { return known }
    guard problems.rooms.count < Self.mostRequests else {
      throw RoomError(
        what: "the configuration asks for more than \(Self.mostRequests) different sets of devices and windows",
        remedy: "let slots share them")
    }
    let rooms = Result { () throws(RoomError) in try request.rooms() }
    problems.rooms[request] = rooms
    return rooms
  }

  /// Reports a width that is set together with devices.
  func refuse(width: ConfigurationNode) {
    guard let asking else { return }
    width.problem("\(width.name) and \(asking.name) both set the available width", "remove one of them")
  }
}
