extension GeometryLookup {
  /// The height of the status bar.
  var statusBarHeight: Sourced<Double>? {
    guard let device = screenDevice, fillsHeight else { return nil }
    if device.family == .ipad {
      guard version < Self.barlessPads, let height = device.statusBarHeight else { return nil }
      guard orientation == .landscape else { return Sourced(height, .table(sources: device.sources, os: nil)) }
      return Sourced(height, .rule("as in portrait"))
    }
    if orientation == .landscape, !isDuo, let height = rows("status_bar_height", ["any iPhone"]).first?.sourced() {
      return height
    }
    return orientation == .portrait ? known(\.statusBarHeight) : nil
  }

  /// The height of a navigation bar without a large title.
  var navigationBarHeight: Sourced<Double>? { bar("navigation_bar_height") }

  /// The height of a tab bar, not including the safe area below it.
  var tabBarHeight: Sourced<Double>? { bar("tab_bar_height") }

  /// The height of a toolbar, not including the safe area below it.
  var toolbarHeight: Sourced<Double>? { bar("toolbar_height") }

  /// The height of the keyboard, measured from the bottom of the screen.
  var keyboardHeight: Sourced<Double>? {
    guard fillsHeight, screenDevice != nil else { return nil }
    return measured("keyboard_height", on: screenDevice) ?? measured("keyboard_height", on: twin)
  }

  private func bar(_ metric: String) -> Sourced<Double>? {
    guard !isDuo, fillsHeight, let row = barRow(metric), let value = row.value else { return nil }
    guard row.notes?.hasPrefix("total, includes") == true else {
      // Rows with a closed range were not measured at its first version.
      let system = row.systems.flatMap { $0.last == nil ? $0.first : nil }
      if row.systems == nil, isNewerElsewhere(metric) {
        let sources = row.sources.joined(separator: " + ")
        let words = "as in older versions of iOS (\(sources), no version stated); not known for iOS \(version)"
        return Sourced(value, .rule(words))
      }
      return row.sourced(os: system)
    }
    guard let below = safeArea?.value.bottom else { return nil }
    let sources = row.sources.joined(separator: " + ")
    return Sourced(value - below, .rule("\(Int(value)) pt in total (\(sources)) minus the bottom safe area inset"))
  }

  /// Returns the best row for a bar on this device, at these size classes and this system version.
  ///
  /// Rows with the latest system take precedence, then rows with a size class.
  private func barRow(_ metric: String) -> GuideTable.Row? {
    let fitting = rows(metric, subjects).filter { row in
      let isHorizontal = row.horizontal == nil || row.horizontal == horizontalSizeClass?.value
      let isVertical = row.vertical == nil || row.vertical == verticalSizeClass?.value
      return isHorizontal && isVertical && row.systems?.contains(version) != false
    }
    return fitting.max { left, right in Self.rank(left) < Self.rank(right) }
  }

  /// Returns whether newer heights apply to this version, but only in the other orientation.
  private func isNewerElsewhere(_ metric: String) -> Bool {
    subjects.flatMap { GuideTable.standard.rows(metric, $0) }.contains { row in
      row.systems.map { $0.last == nil && $0.contains(version) } == true
    }
  }

  private static func rank(_ row: GuideTable.Row) -> (Int, Int) {
    (row.systems?.first.major ?? 0, row.horizontal == nil ? 0 : 1)
  }

  /// The names that the table uses for this kind of device; an iPod touch counts as an iPhone.
  private var subjects: [String] {
    guard let device else { return [] }
    let name = device.family == .ipad ? "iPad" : "iPhone"
    let button = (device.isEdgeToEdge ?? twin?.isEdgeToEdge).map { $0 ? "without" : "with" }
    return ["iPhone and iPad", name] + (button.map { ["\(name) \($0) Home button"] } ?? [])
  }

  /// The version from which an iPad's safe area starts below the old status bar.
  ///
  /// No source states the height of the new status bar.
  private static let barlessPads = SystemVersion(26)

  /// Whether the window is as high as the screen.
  private var fillsHeight: Bool {
    switch environment.window {
    case .full, .twoThirds, .half, .oneThird: true
    case .slideOver, .custom: false
    }
  }
}
