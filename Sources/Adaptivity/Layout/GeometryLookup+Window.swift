extension GeometryLookup {
  /// Returns the size of the window, and its row if the table contains the window.
  static func window(
    _ environment: LayoutEnvironment, _ device: Device, _ screen: Size
  ) throws(AdaptivityError) -> (Sourced<Size>, WindowTable.Row?) {
    switch environment.window {
    case .full:
      let row = WindowTable.standard.row(device.id, .full, environment.orientation)
      let origin: Origin =
        environment.isDisplayZoomed ? .rule(zoomRule) : .table(sources: device.sources, os: nil)
      return (Sourced(screen, origin), row)
    case .custom(let size):
      return (Sourced(try checked(size, on: screen), .rule(asGiven)), nil)
    case .twoThirds, .half, .oneThird, .slideOver:
      let row = try part(environment, device)
      return (try size(of: row, environment, device, screen), row)
    }
  }

  /// Returns the row for a part of the screen, or throws an error if the device does not have that window.
  private static func part(
    _ environment: LayoutEnvironment, _ device: Device
  ) throws(AdaptivityError) -> WindowTable.Row {
    let window = environment.window
    guard let row = WindowTable.standard.row(device.id, window, environment.orientation) else {
      throw AdaptivityError(
        .noSuchWindow,
        "\(device.name) has no window \"\(window)\"; use full"
          + (device.family == .ipad ? ", or an iPad that has Split View" : ", or an iPad"))
    }
    guard row.exists || isFreed(row, environment) else {
      throw AdaptivityError(
        .noSuchWindowInOrientation,
        "the window \"\(window)\" does not exist in \(environment.orientation.rawValue) on \(device.name); use landscape,"
          + " two-thirds, one-third or iPadOS 26, where windows resize freely")
    }
    if let systems = row.systems, environment.systemVersion < systems.first,
      !environment.systemVersion.includes(systems.first)
    {
      throw AdaptivityError(
        .noSuchWindow,
        "the window \"\(window)\" does not exist in iOS \(environment.systemVersion); it was added in iOS \(systems.first)"
      )
    }
    return row
  }

  /// Returns the size of a part of the screen.
  private static func size(
    of row: WindowTable.Row, _ environment: LayoutEnvironment, _ device: Device, _ screen: Size
  ) throws(AdaptivityError) -> Sourced<Size> {
    // Fixed windows could not be halves in portrait. Free windows can, with the same division as in landscape.
    let half = row.exists ? nil : (screen.width - divider) / 2
    guard let width = row.width ?? row.ruleWidth ?? half else {
      throw AdaptivityError(
        .notPublished,
        "the width of the window \"\(row.window)\" on \(device.name) is not known; give a size such as"
          + " 320x\(Int(screen.height))")
    }
    let sources = row.widthSources.joined(separator: " + ")
    let isMeasured = row.width != nil
    let isFreed = isFreed(row, environment)
    var size = Size(width: width, height: screen.height)
    var words = isMeasured ? sources : splitRule
    if row.window == .slideOver {
      words = "width from \(sources); the height is the screen's, but the window may be shorter"
      if row.notes?.contains("screen height - 40") == true,
        slideOverSystems?.contains(environment.systemVersion) == true
      {
        size.height -= slideOverInset
        return Sourced(size, .table(sources: row.widthSources, os: nil))
      }
    }
    if isFreed { return Sourced(size, .rule("\(words); \(freedWindows)")) }
    guard isMeasured, row.window != .slideOver else { return Sourced(size, .rule(words)) }
    return Sourced(size, .table(sources: row.widthSources, os: nil))
  }

  /// Returns whether people can resize a window freely, because the system is newer than fixed windows.
  private static func isFreed(_ row: WindowTable.Row, _ environment: LayoutEnvironment) -> Bool {
    guard let systems = row.systems else { return false }
    return environment.systemVersion > systems.first && !systems.contains(environment.systemVersion)
  }

  /// The gap between the two windows of a Split View, in points (multitasking.csv, note on width_rule_pt).
  private static let divider = 10.0

  /// The note on fixed windows for iPadOS 26 and later.
  static let freedWindows = "a window of iPadOS 9 to 18; from iPadOS 26 people resize windows freely"

  private static let splitRule =
    "the screen minus a 10 pt divider: two halves, or 320 or 375 pt and the rest, as in every measured Split View"

  /// The versions of iOS whose Slide Over window is known to be shorter than the screen.
  private static let slideOverSystems = guide("slide_over_inset_top")?.systems

  /// The height difference between the screen and such a window, in points.
  private static let slideOverInset =
    (guide("slide_over_inset_top")?.value ?? 0) + (guide("slide_over_inset_bottom")?.value ?? 0)

  private static func guide(_ metric: String) -> GuideTable.Row? {
    GuideTable.standard.rows(metric, "9.7 and 10.5-inch iPad").first
  }
}
