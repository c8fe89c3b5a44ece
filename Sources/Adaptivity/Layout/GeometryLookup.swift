/// A lookup of the figures of one environment in the tables.
struct GeometryLookup: Sendable {
  let environment: LayoutEnvironment
  /// The size of the screen in its orientation, in points; smaller under Display Zoom.
  let screen: Size
  let window: Sourced<Size>
  /// The row of the window; nil unless the device is an iPad with such a window.
  let windowRow: WindowTable.Row?
  /// Under Display Zoom, the device that has this screen without zoom; nil if there is none.
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

  /// The device whose screen has this size without zoom; nil if there is none.
  var screenDevice: Device? { environment.isDisplayZoomed ? zoomTwin : device }

  /// The device whose values are used where the device's own row has none.
  var twin: Device? {
    guard !environment.isDisplayZoomed else { return zoomTwin }
    return device?.twin.flatMap { DeviceTable.standard[$0] }
  }

  /// Returns a value of the device with this screen, or else of its twin.
  func known<Value>(_ value: (Device) -> Value?) -> Sourced<Value>? {
    for device in [screenDevice, twin] {
      guard let device, let value = value(device) else { continue }
      return Sourced(value, origin(device, sources: device.sources))
    }
    return nil
  }

  /// Returns the rows of a metric that apply in this orientation.
  func rows(_ metric: String, _ subjects: [String]) -> [GuideTable.Row] {
    subjects.flatMap { GuideTable.standard.rows(metric, $0) }.filter {
      $0.orientation == nil || $0.orientation == orientation
    }
  }

  /// Returns the value of a metric that was measured on a device, at the nearest system version.
  func measured(_ metric: String, on device: Device?) -> Sourced<Double>? {
    guard let device, let row = rows(metric, [device.id]).nearest(to: version, { $0.systems?.first }).first,
      let value = row.value
    else { return nil }
    return Sourced(value, origin(device, sources: row.sources, os: row.systems?.first))
  }

  static let asGiven = "the size that was asked for"

  /// Returns the origin of a value from a row, which is ``Origin/twin(_:sources:os:)`` for the row of another device.
  func origin(_ other: Device, sources: [String], os: SystemVersion? = nil) -> Origin {
    other.id == device?.id ? .table(sources: sources, os: os) : .twin(other.id, sources: sources, os: os)
  }
}
