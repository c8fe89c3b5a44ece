import Adaptivity
import AuditModel
import Documents

/// The environment in which a page source was recorded, inferred from the file's name and the size of the app.
///
/// Devices are tried in this order: the device at the end of the file name, the devices that the user names, and all
/// known devices. The first one with a matching screen or window is chosen. If several devices of that size differ in
/// layout, only their common properties are used.
struct DeviceGuess {
  /// The environment; nil if no device allows this size.
  private(set) var environment: LayoutEnvironment?
  /// The other possible environments, if their layout differs.
  private(set) var alternatives: [LayoutEnvironment] = []
  /// A note on how the device was inferred; nil if the user stated it.
  private(set) var note: String?
  /// The reason why the device is uncertain, and the fix; nil if it is certain.
  private(set) var doubt: (message: String, remedy: String)?

  private let size: Size
  private let conditions: LayoutConditions

  /// A device that allows a window of this size.
  private struct Fit {
    var device: Device
    var environment: LayoutEnvironment
    var geometry: LayoutGeometry
  }

  /// The tolerance in points: recorded sizes are whole numbers, but device sizes may not be.
  private static let tolerance = 1.0

  /// Infers the environment of a window.
  ///
  /// `size` is the size of the app's window in points, and `named` is the device in the file's name.
  init(_ size: Size, named: Device? = nil, _ conditions: LayoutConditions) {
    self.size = size
    self.conditions = conditions
    look(named)
    guard environment == nil else { return }
    let custom = conditions.environment(device: nil, orientation: orientation, window: .custom(size))
    if (try? LayoutGeometry(custom)) != nil { environment = custom }
  }

  private mutating func look(_ named: Device?) {
    if let named, let fit = fit(on: named) {
      environment = fit.environment
      if conditions.device != named { note = told("name of the file") }
      return
    }
    let asked = conditions.device.map { [$0] } ?? conditions.candidates
    let fits = asked.compactMap { fit(on: $0) }
    let whole = fits.filter { $0.environment.window == .full }
    guard fits.isEmpty else { return choose(among: whole.isEmpty ? fits : whole, isAsked: true) }
    for device in [conditions.device, named].compactMap({ $0 }) {
      guard let own = freely(on: device) else { continue }
      environment = own
      return note = "the app was \(shown) in size, which is not a usual window of \(device.name)"
    }
    if let device = conditions.device {
      doubt = (
        "the app was \(shown) in size, which does not fit \(device.name)", "name the device that this was recorded on"
      )
    }
    choose(among: fittingScreens, isAsked: false)
  }

  private var shown: String { "\(Window.custom(size)) pt" }

  private var orientation: Orientation { size.width > size.height ? .landscape : .portrait }

  private func isNear(_ other: Size) -> Bool {
    abs(size.width - other.width) <= Self.tolerance && abs(size.height - other.height) <= Self.tolerance
  }

  /// Returns the environment in which a device has a window of this size, or nil if the size does not match.
  private func fit(on device: Device) -> Fit? {
    for orientation in [orientation, orientation == .portrait ? .landscape : .portrait] {
      for window in conditions.window.map({ [$0] }) ?? Window.named {
        let tried = conditions.environment(device: device, orientation: orientation, window: window)
        guard let geometry = try? LayoutGeometry(tried), isNear(geometry.windowSize.value) else { continue }
        return Fit(device: device, environment: tried, geometry: geometry)
      }
    }
    return nil
  }

  /// Returns an environment with a free-form window of this size on a device, or nil if the screen is too small.
  private func freely(on device: Device) -> LayoutEnvironment? {
    [orientation, orientation == .portrait ? .landscape : .portrait].lazy
      .map { [conditions, size] in conditions.environment(device: device, orientation: $0, window: .custom(size)) }
      .first { (try? LayoutGeometry($0)) != nil }
  }

  /// All devices with a screen of this size.
  private var fittingScreens: [Fit] {
    let fitting = DeviceTable.standard.devices.filter { isNear($0.screen(orientation)) && $0.family != .ipod }
    let sure = fitting.filter { !$0.isPreliminary }
    return (sure.isEmpty ? fitting : sure).compactMap { device in
      let tried = conditions.environment(device: device, orientation: orientation, window: conditions.window ?? .full)
      return (try? LayoutGeometry(tried)).map { Fit(device: device, environment: tried, geometry: $0) }
    }
  }

  /// Chooses an environment to represent several devices, and sets ``doubt`` if their layouts differ.
  private mutating func choose(among fits: [Fit], isAsked: Bool) {
    guard let chosen = fits.last(where: \.geometry.isComplete) ?? fits.last else {
      doubt =
        doubt ?? (
          "no known device has a screen of \(shown), so its safe area is not known",
          "name the device with --device, or at the end of the file's name"
        )
      return
    }
    environment = chosen.environment
    let agreement = chosen.geometry.agreed(with: fits.map(\.geometry))
    let names = fits.map(\.device.name)
    guard agreement.differing.isEmpty else {
      alternatives = fits.map(\.environment).filter { $0 != chosen.environment }
      if agreement.differing == [LayoutGeometry.Agreement.corners] {
        return note = told(
          "size of the app, \(shown); the layout, except for corners, is the same on \(Self.list(names))")
      }
      doubt = (
        "\(shown) is the size of several devices: \(Self.list(names)); these values differ and are not known: "
          + Self.list(agreement.differing),
        "name the device with --device, or at the end of the file's name; \(Self.list(fits.map(\.device.id)))"
      )
      return
    }
    guard !isAsked || fits.count > 1 else { return }
    note = told(
      "size of the app, \(shown)" + (names.count > 1 ? "; the layout is the same on \(Self.list(names))" : ""))
  }

  /// Returns a note on how the device was inferred; it names the assumed system version unless the user sets one.
  private func told(_ way: String) -> String {
    let system = conditions.systemVersion == nil ? "; iOS \(SystemVersion.current) is assumed, --os changes it" : ""
    return "the device is inferred from the \(way)\(system)"
  }

  private static func list(_ names: [String]) -> String { names.joined(separator: ", ") }
}

extension LayoutGeometry {
  /// Whether all properties that full-screen layouts depend on are known.
  fileprivate var isComplete: Bool {
    safeArea != nil && horizontalSizeClass != nil && verticalSizeClass != nil && margin != nil && cornerRadius != nil
      && navigationBarHeight != nil && tabBarHeight != nil && statusBarHeight != nil && nativeScale != nil
      && sensor != nil
  }
}
