import Adaptivity
import AuditModel
import TextRules

/// A search that collects the available widths of environments, and the reasons why others have none.
struct RoomSearch {
  /// The reason why an environment has no known available width.
  private enum Absence: Hashable {
    case impossible(AdaptivityError.Reason)
    case notPublished
    case noWidth
  }

  private var found: [Double: [PlacedDevice]] = [:]
  /// The width of the widest window without its safe area, by the available width for text.
  private var windowWidths: [Double: Double] = [:]
  /// The environments that were already added, because a device may be in several groups.
  private var seen: Set<LayoutEnvironment> = []
  private var absences: [Absence: Int] = [:]
  /// A note on the first system version that is not fully known.
  private var systemNote: String?
  /// The pixels per point of the devices with an available width.
  private var scales: Set<Double?> = []
  /// The windows that at least one environment has.
  private var windows: Set<Window> = []
  /// The environments without an available width.
  private var failures: [Failure] = []

  private struct Failure {
    var device: Device?
    var window: Window
    var absence: Absence
    var error: RoomError
  }

  /// Adds the environments of the device or group with a name.
  ///
  /// - Throws: ``RoomError`` if no environment has an available width.
  mutating func add(_ environments: [LayoutEnvironment], named name: String) throws(RoomError) {
    let start = failures.count
    for environment in environments { add(environment) }
    if failures.count - start == environments.count {
      throw Self.error(failures[start...]) ?? RoomError(what: "\(name) has no known available width")
    }
  }

  private mutating func add(_ environment: LayoutEnvironment) {
    let isNew = seen.insert(environment).inserted
    systemNote = systemNote ?? environment.systemVersion.doubt
    do throws(AdaptivityError) {
      guard let room = try environment.roomForText() else {
        let error = RoomError(
          what: "the safe area or the margins of \(PlacedDevice(environment).words) are not known",
          remedy: "remove the device, or set the width with --width")
        return leaveOut(.notPublished, error, environment, isNew)
      }
      guard room.value > 0 else {
        let error = RoomError(
          what: "\(PlacedDevice(environment).words) has no width left for text", remedy: "use a wider window")
        return leaveOut(.noWidth, error, environment, isNew)
      }
      windows.insert(environment.window)
      scales.insert(Self.scale(of: environment))
      guard isNew else { return }
      found[room.value, default: []].append(PlacedDevice(environment))
      if let width = try environment.safeWidth() {
        windowWidths[room.value] = max(width, windowWidths[room.value] ?? 0)
      }
    } catch {
      leaveOut(.impossible(error.reason), RoomError(what: error.description), environment, isNew)
    }
  }

  /// Returns the number of pixels per point, or nil if it is unknown.
  ///
  /// With Display Zoom, the number differs from that of the device.
  private static func scale(of environment: LayoutEnvironment) -> Double? {
    environment.isDisplayZoomed ? (try? LayoutGeometry(environment))?.nativeScale : environment.device?.nativeScale
  }

  private mutating func leaveOut(
    _ absence: Absence, _ error: RoomError, _ environment: LayoutEnvironment, _ isNew: Bool
  ) {
    if isNew { absences[absence, default: 0] += 1 }
    failures.append(Failure(device: environment.device, window: environment.window, absence: absence, error: error))
  }

  /// Returns the first error of the most frequent kind, or a summary of all errors for several devices.
  private static func error(_ failures: some Collection<Failure>) -> RoomError? {
    var counts: [Absence: Int] = [:]
    for failure in failures { counts[failure.absence, default: 0] += 1 }
    let most = counts.values.max()
    let devices = Set(failures.map(\.device))
    guard devices.count > 1, let window = failures.first?.window else {
      return failures.first { counts[$0.absence] == most }?.error
    }
    let isOneWindow = failures.allSatisfy { $0.window == window }
    let isOtherwise = counts[.impossible(.noSuchWindowInOrientation)] != nil
    let place = isOneWindow ? " in the window \"\(window)\"" : ""
    return RoomError(
      what: "none of \(devices.count) devices has an available width for text\(place): \(list(counts))",
      remedy: isOtherwise
        ? "use landscape, the windows two-thirds and one-third, or --os 26"
        : "use another window, or other devices; typecheck devices lists them")
  }

  /// Returns the reasons with their counts in words, most frequent first.
  private static func list(_ counts: [Absence: Int]) -> String {
    counts.map { (words: words($0.key), count: $0.value) }
      .sorted { ($1.count, $0.words) < ($0.count, $1.words) }.map { "\($0.count) where \($0.words)" }
      .joined(separator: ", ")
  }

  /// Returns the available widths of all environments, without duplicates.
  ///
  /// - Throws: ``RoomError`` if a requested window has no available width at all.
  func rooms(of asked: [Window]) throws(RoomError) -> DeviceRooms {
    if let missing = asked.first(where: { !windows.contains($0) }) {
      throw Self.error(failures.filter { $0.window == missing })
        ?? RoomError(what: "the window \"\(missing)\" has no known available width")
    }
    let order = Dictionary(
      DeviceTable.standard.devices.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    let rooms = found.map { width, devices in
      let ranked = devices.enumerated().sorted { one, other in
        (order[one.element.id ?? ""] ?? -1, one.offset) < (order[other.element.id ?? ""] ?? -1, other.offset)
      }
      return DeviceRoom(width: width, devices: ranked.map(\.element), windowWidth: windowWidths[width])
    }
    let scale = scales.count == 1 ? scales.first ?? nil : nil
    guard let rooms = DeviceRooms(rooms, notes: notes, displayScale: scale) else {
      throw RoomError(what: "no device is named", remedy: "name one, such as iphone-16, or a group, such as all")
    }
    return rooms
  }

  /// Notes on the environments that were skipped, counted by reason.
  private var notes: [String] {
    // All environments of a request have one system version.
    let system = [systemNote].compactMap(\.self)
    let count = absences.values.reduce(0, +)
    guard count > 0 else { return system }
    return system + [
      "of \(seen.count) combinations of the given devices, orientations and windows, \(count) "
        + "\(count.form("was", "were")) skipped: \(Self.list(absences))"
    ]
  }

  private static func words(_ absence: Absence) -> String {
    switch absence {
    case .impossible(.noDevice): "the window needs a device"
    case .impossible(.noSuchWindow): "the device or its system has no such window"
    case .impossible(.noSuchWindowInOrientation): "the window does not exist in portrait"
    case .impossible(.badWindowSize): "the window is larger than the screen"
    case .impossible(.noDisplayZoom): "the Display Zoom size is not known"
    case .impossible(.systemTooOld): "the device shipped with a later system"
    case .impossible(.notPublished): "the size of the window is not known"
    case .notPublished: "the safe area or the margins are not known"
    case .noWidth: "margins leave no width"
    }
  }
}
