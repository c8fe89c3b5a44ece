/// One environment with what is asked again and again of it; every question has a file of its own.
struct Survey: Sendable {
  let environment: LayoutEnvironment
  /// The screen as it is held, in points; under Display Zoom the smaller one.
  let screen: Size
  let window: Sourced<Size>
  /// The row of the window, where the device is an iPad with one.
  let windowRow: WindowTable.Row?
  /// The device of the same screen under Display Zoom; nil without it, and where there is none.
  let zoomTwin: Device?

  init(_ environment: LayoutEnvironment) throws(AdaptivityError) {
    self.environment = environment
    guard let device = environment.device else {
      guard case .custom(let size) = environment.window else {
        throw AdaptivityError(
          .noDevice, "the window \"\(environment.window)\" needs a device; name one, or give a size such as 400x600")
      }
      screen = try Self.checked(size, on: nil)
      window = Sourced(size, .rule(Self.asGiven))
      windowRow = nil
      zoomTwin = nil
      return
    }
    try Self.checkSystem(environment.systemVersion, of: device)
    let zoomed = environment.isDisplayZoomed ? try Self.zoomed(device) : device.size
    screen = environment.orientation == .portrait ? zoomed : zoomed.transposed
    zoomTwin = environment.isDisplayZoomed ? Self.unzoomed(zoomed, like: device) : nil
    (window, windowRow) = try Self.window(environment, device, screen)
  }

  var device: Device? { environment.device }
  var orientation: Orientation { environment.orientation }
  var version: SystemVersion { environment.systemVersion }
  var isFull: Bool { environment.window == .full }

  /// The device whose screen this is: under Display Zoom the one that has it without.
  var screenDevice: Device? { environment.isDisplayZoomed ? zoomTwin : device }

  /// The device that stands in where the own row says nothing.
  var twin: Device? {
    guard !environment.isDisplayZoomed else { return zoomTwin }
    return device?.twin.flatMap { DeviceTable.standard[$0] }
  }

  static let asGiven = "the size that was asked for"

  /// The origin of what a device's row says; of another device's row it is a twin's.
  func origin(_ other: Device, sources: [String], os: SystemVersion? = nil) -> Origin {
    other.id == device?.id ? .table(sources: sources, os: os) : .twin(other.id, sources: sources, os: os)
  }
}
