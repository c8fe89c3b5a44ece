import Adaptivity
import AuditModel
import Documents

/// Where a page source was recorded, told by the name of the file and the size of the app.
///
/// The device that the file's name ends with is asked first, then those that the user names, then all: the first that has
/// such a screen or window is the one. Of devices of one size that are laid out differently, what they share is known.
struct DeviceGuess {
  /// The environment; nil where there is none of this size.
  private(set) var environment: LayoutEnvironment?
  /// Those that it may be as well, where not all is the same on them.
  private(set) var alternatives: [LayoutEnvironment] = []
  /// How it was found, for a person; nil where the user said it.
  private(set) var note: String?
  /// What is not known, and what to do about it.
  private(set) var doubt: (message: String, remedy: String)?

  private let size: Size
  private let conditions: LayoutConditions

  /// A device on which there is such a window.
  private struct Fit {
    var device: Device
    var environment: LayoutEnvironment
    var geometry: LayoutGeometry
  }

  /// By how many points a recorded size, which is whole, may differ from a device's.
  private static let tolerance = 1.0

  /// Guesses.
  ///
  /// - Parameters:
  ///   - size: The size of the app's window, in points.
  ///   - named: The device that the file's name says.
  ///   - conditions: What the user says.
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
      return note = "the app had \(shown), which is not a usual window of \(device.name)"
    }
    if let device = conditions.device {
      doubt = (
        "the app had \(shown), which does not fit \(device.name)", "name the device that this was recorded on"
      )
    }
    choose(among: fittingScreens, isAsked: false)
  }

  private var shown: String { "\(Window.custom(size)) pt" }

  private var orientation: Orientation { size.width > size.height ? .landscape : .portrait }

  private func isNear(_ other: Size) -> Bool {
    abs(size.width - other.width) <= Self.tolerance && abs(size.height - other.height) <= Self.tolerance
  }

  /// Orientation and window on a device.
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

  /// A window of this size on a device that has room for it.
  private func freely(on device: Device) -> LayoutEnvironment? {
    [orientation, orientation == .portrait ? .landscape : .portrait].lazy
      .map { [conditions, size] in conditions.environment(device: device, orientation: $0, window: .custom(size)) }
      .first { (try? LayoutGeometry($0)) != nil }
  }

  /// All devices with such a screen.
  private var fittingScreens: [Fit] {
    let fitting = DeviceTable.standard.devices.filter { isNear($0.screen(orientation)) && $0.family != .ipod }
    let sure = fitting.filter { !$0.isPreliminary }
    return (sure.isEmpty ? fitting : sure).compactMap { device in
      let tried = conditions.environment(device: device, orientation: orientation, window: conditions.window ?? .full)
      return (try? LayoutGeometry(tried)).map { Fit(device: device, environment: tried, geometry: $0) }
    }
  }

  /// Takes what devices of one size have in common; those that are laid out alike leave no doubt.
  private mutating func choose(among fits: [Fit], isAsked: Bool) {
    guard let chosen = fits.last(where: \.geometry.isComplete) ?? fits.last else {
      doubt =
        doubt ?? (
          "no known device has a screen of \(shown), so nothing is known of its safe area",
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
        return note = told("size of the app, \(shown); laid out alike, corners aside, are \(Self.list(names))")
      }
      doubt = (
        "\(shown) is the size of devices that differ: \(Self.list(names)); what they do not share is left open: "
          + Self.list(agreement.differing),
        "name the device with --device, or at the end of the file's name; \(Self.list(fits.map(\.device.id)))"
      )
      return
    }
    guard !isAsked || fits.count > 1 else { return }
    note = told(
      "size of the app, \(shown)" + (names.count > 1 ? "; laid out alike are \(Self.list(names))" : ""))
  }

  /// How the device was found, and the system that is taken where nobody says it.
  private func told(_ way: String) -> String {
    let system = conditions.systemVersion == nil ? "; iOS \(SystemVersion.current) is assumed, --os changes it" : ""
    return "the device is inferred from the \(way)\(system)"
  }

  private static func list(_ names: [String]) -> String { names.joined(separator: ", ") }
}

extension LayoutGeometry {
  /// Whether all is known that layouts of a whole screen depend on.
  fileprivate var isComplete: Bool {
    safeArea != nil && horizontalSizeClass != nil && verticalSizeClass != nil && margin != nil && cornerRadius != nil
      && navigationBarHeight != nil && tabBarHeight != nil && statusBarHeight != nil && nativeScale != nil
      && sensor != nil
  }
}
