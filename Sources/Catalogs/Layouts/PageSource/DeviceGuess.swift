import Adaptivity
import AuditModel

/// Where a page source was recorded, told by the size of the app.
struct DeviceGuess {
  /// The environment; nil where there is none of this size.
  private(set) var environment: LayoutEnvironment?
  /// How it was found, for a person; nil where the user said it.
  private(set) var note: String?
  /// What is not known, and what to do about it.
  private(set) var doubt: (message: String, remedy: String)?

  /// By how many points a recorded size, which is whole, may differ from a device's.
  private static let tolerance = 1.0

  /// Guesses.
  ///
  /// - Parameters:
  ///   - size: The size of the app's window, in points.
  ///   - conditions: What the user says.
  init(_ size: Size, _ conditions: LayoutConditions) {
    if let device = conditions.device {
      look(on: device, size, conditions)
    } else {
      look(among: DeviceTable.standard.devices, size, conditions)
    }
    guard environment == nil else { return }
    let custom = conditions.environment(device: nil, orientation: Self.orientation(of: size), window: .custom(size))
    if (try? LayoutGeometry(custom)) != nil { environment = custom }
  }

  private static func orientation(of size: Size) -> Orientation { size.width > size.height ? .landscape : .portrait }

  private static func shown(_ size: Size) -> String { Window.custom(size).description }

  private static func isNear(_ one: Size, _ other: Size) -> Bool {
    abs(one.width - other.width) <= tolerance && abs(one.height - other.height) <= tolerance
  }

  /// Finds orientation and window on a device that the user names.
  private mutating func look(on device: Device, _ size: Size, _ conditions: LayoutConditions) {
    let usual = Self.orientation(of: size)
    for orientation in [usual, usual == .portrait ? .landscape : .portrait] {
      for window in conditions.window.map({ [$0] }) ?? Window.named {
        let tried = conditions.environment(device: device, orientation: orientation, window: window)
        guard let geometry = try? LayoutGeometry(tried), Self.isNear(geometry.windowSize.value, size) else { continue }
        environment = tried
        return
      }
    }
    for orientation in [usual, usual == .portrait ? .landscape : .portrait] {
      let tried = conditions.environment(device: device, orientation: orientation, window: .custom(size))
      guard (try? LayoutGeometry(tried)) != nil else { continue }
      environment = tried
      note = "the app had \(Self.shown(size)) pt, which is no usual window of \(device.name)"
      return
    }
    doubt = (
      "the app had \(Self.shown(size)) pt, for which \(device.name) has no room; the device is left open",
      "name the device that this was recorded on"
    )
  }

  /// Finds the devices with such a screen; those that are laid out alike leave no doubt.
  private mutating func look(among devices: [Device], _ size: Size, _ conditions: LayoutConditions) {
    let orientation = Self.orientation(of: size)
    let fitting = devices.filter { Self.isNear($0.screen(orientation), size) && $0.family != .ipod }
    let sure = fitting.filter { !$0.isPreliminary }
    var found: [(device: Device, environment: LayoutEnvironment, traits: Traits)] = []
    for device in sure.isEmpty ? fitting : sure {
      let tried = conditions.environment(device: device, orientation: orientation, window: conditions.window ?? .full)
      if let geometry = try? LayoutGeometry(tried) { found.append((device, tried, Traits(geometry))) }
    }
    guard let last = found.last(where: { $0.traits.isComplete }) ?? found.last else {
      doubt = (
        "no known device has a screen of \(Self.shown(size)) pt, so nothing is known of its safe area",
        "name the device with --device"
      )
      return
    }
    let names = found.map(\.device.name)
    guard found.allSatisfy({ $0.traits.agree(with: last.traits) }) else {
      doubt = (
        "\(Self.shown(size)) pt is the size of devices that are laid out differently: \(Self.list(names))",
        "name the device with --device; \(Self.list(found.map(\.device.id)))"
      )
      return
    }
    environment = last.environment
    note =
      names.count == 1
      ? "the device is told by the size of the app, \(Self.shown(size)) pt"
      : "the device is told by the size of the app, \(Self.shown(size)) pt; laid out alike are \(Self.list(names))"
  }

  private static func list(_ names: [String]) -> String { names.joined(separator: ", ") }

  /// What layouts can depend on; nil is not known.
  private struct Traits {
    var values: [Double?]
    var safeArea: Insets?
    var words: [String?]

    init(_ geometry: LayoutGeometry) {
      safeArea = geometry.safeArea?.value
      values = [
        geometry.margin?.value, geometry.cornerRadius?.value, geometry.navigationBarHeight?.value,
        geometry.tabBarHeight?.value, geometry.statusBarHeight?.value, geometry.nativeScale,
      ]
      words = [
        geometry.horizontalSizeClass?.value.rawValue, geometry.verticalSizeClass?.value.rawValue,
        geometry.sensor?.rawValue,
      ]
    }

    /// One device may have been measured at another system: that is a point, as much as a recorded frame is rounded by.
    private static func isNear(_ one: Insets, _ other: Insets) -> Bool {
      zip([one.top, one.left, one.bottom, one.right], [other.top, other.left, other.bottom, other.right])
        .allSatisfy { abs($0 - $1) <= tolerance }
    }

    /// Whether all of it is known.
    var isComplete: Bool { safeArea != nil && !values.contains(nil) && !words.contains(nil) }

    /// Whether nothing that is known of both differs.
    func agree(with other: Traits) -> Bool {
      if let safeArea, let others = other.safeArea, !Self.isNear(safeArea, others) { return false }
      return zip(values, other.values).allSatisfy { $0 == nil || $1 == nil || $0 == $1 }
        && zip(words, other.words).allSatisfy { $0 == nil || $1 == nil || $0 == $1 }
    }
  }
}
