import ArgumentParser
import Synchronization
import TypeCheckKit

/// The options that derive the available width from devices.
struct RoomOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      Devices whose available widths are used instead of one width: ids or names as in typecheck devices, all, \
      iphone, ipad, current, narrowest; comma-separated, may be repeated. Without it, check chooses the narrowest window of \
      the devices that the app's project supports. Screens of storyboards and xibs are solved on them too.
      """, valueName: "id"), completion: .devicesOrGroups)
  var device: [String] = []

  @Option(
    help: "The orientation of the devices: portrait, landscape or both. (default: portrait)",
    completion: .orientationsOrBoth)
  var orientation: String?

  @Option(
    help: ArgumentHelp(
      """
      The windows: full, two-thirds, half, one-third, slide-over or WIDTHxHEIGHT; comma-separated, may be repeated. \
      (default: full)
      """, valueName: "window"), completion: .windows)
  var window: [String] = []

  @Option(
    help: ArgumentHelp(
      """
      The version of iOS or iPadOS for devices and recordings (default: 26), and for the fonts that texts are \
      drawn with (default: any).
      """, valueName: "version"))
  var os: String?

  @Flag(help: "The devices have Display Zoom on, which shows everything larger.")
  var displayZoom = false

  /// Whether devices or windows set the available width.
  var isGiven: Bool { !device.isEmpty || !window.isEmpty }

  /// The names of the options that the user passed.
  var given: [String] {
    [
      ("--device", !device.isEmpty), ("--window", !window.isEmpty), ("--orientation", orientation != nil),
      ("--os", os != nil), ("--display-zoom", displayZoom),
    ].given
  }

  /// The last request with its result.
  ///
  /// Commands validate options before they use them, so they need the same result twice.
  private static let last = Mutex<(request: RoomRequest, rooms: DeviceRooms)?>(nil)

  /// Returns whether the options select from the devices that an app runs on.
  ///
  /// A window with a custom size needs no device.
  private func choosesOfApp() throws -> Bool {
    guard device.isEmpty else { return false }
    let windows = try names(window, "--window", "a window").map { try Window(name: $0) }
    return displayZoom || orientation != nil || windows.contains { if case .custom = $0 { false } else { true } }
  }

  /// Returns the requested orientations, windows and settings for the devices of an app.
  ///
  /// The result is nil if devices are named, or if nothing is requested.
  ///
  /// - Throws: `ValidationError` with the option, the problem and the known values.
  func requestOfApp() throws -> RoomRequest? { try Named.checked { try choosesOfApp() ? request(ofApp: true) : nil } }

  /// Returns the available widths of the devices, or nil if no devices or windows are named.
  ///
  /// `ofApp` allows options that select from the devices of an app; see ``requestOfApp()``.
  ///
  /// - Throws: `ValidationError` with the option, the problem and the known values.
  func rooms(ofApp: Bool = false) throws -> DeviceRooms? {
    if ofApp, try requestOfApp() != nil { return nil }
    guard isGiven else {
      guard let option = given.first(where: { $0 != "--os" }) else {
        try _ = version()
        return nil
      }
      throw ValidationError("\(option) needs a device; name one or more with --device, such as --device all")
    }
    return try Named.checked {
      let request = try request()
      if let known = Self.last.withLock({ $0 }), known.request == request { return known.rooms }
      let rooms = try request.rooms()
      Self.last.withLock { $0 = (request, rooms) }
      return rooms
    }
  }

  /// Returns the conditions for layouts whose file does not state them.
  ///
  /// These are the device or the possible devices, and their settings.
  func conditions() throws -> LayoutConditions {
    var conditions = LayoutConditions()
    let names = try names(device, "--device", "a device")
    if names.count == 1 { conditions.device = try? DeviceTable.standard.device(names[0]) }
    // The group of all devices does not narrow the choice.
    if conditions.device == nil, !names.contains(where: { DeviceGroup(rawValue: $0.lowercased()) == .all }) {
      conditions.candidates = names.flatMap { (try? DeviceTable.standard.devices(named: $0)) ?? [] }
    }
    let windows = try names.isEmpty ? [] : self.names(window, "--window", "a window")
    if windows.count == 1 { conditions.window = try? Window(name: windows[0]) }
    conditions.systemVersion = os.flatMap { SystemVersion($0) }
    // Without a device, the option only affects windows for texts, not recordings.
    if displayZoom, !device.isEmpty { conditions.isDisplayZoomed = true }
    return conditions
  }

  private func request(ofApp: Bool = false) throws -> RoomRequest {
    var request = RoomRequest()
    request.devices = try names(device, "--device", "a device").map { try RoomRequest.DeviceChoice(name: $0) }
    request.windows = try names(window, "--window", "a window").map { try Window(name: $0) }
    if let orientation { request.orientations = try RoomRequest.orientations(named: orientation) }
    if let version = try version() { request.systemVersion = version }
    request.isDisplayZoomed = displayZoom
    if !ofApp, request.devices.isEmpty, displayZoom || orientation != nil {
      throw ValidationError(
        "\(displayZoom ? "--display-zoom" : "--orientation") needs --device: a window alone has none")
    }
    return request
  }

  /// Returns the system version from the option, or nil without the option.
  ///
  /// - Throws: `ValidationError` for an invalid version.
  func version() throws -> SystemVersion? {
    guard let os else { return nil }
    guard let version = SystemVersion(os) else {
      throw ValidationError("--os \"\(os)\" is not a version of a system; write it as 26 or 26.5")
    }
    return version
  }

  /// Returns the names in comma-separated lists, with single spaces between words.
  private func names(_ lists: [String], _ option: String, _ kind: String) throws -> [String] {
    try Named.list(lists, option, kind) { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
      .filter { !$0.isEmpty }
  }
}
