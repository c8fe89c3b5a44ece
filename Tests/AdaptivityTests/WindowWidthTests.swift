import Testing

@testable import Adaptivity

/// The guidelines' table of split views, written down once more, with the widths that were measured.
@Suite struct WindowWidthTests {
  /// Screen, window, orientation, width, classes.
  static let sourced = FigureList(
    """
    768 two-thirds portrait 438 compact regular
    768 two-thirds landscape 694 regular regular
    768 half landscape 507 compact regular
    768 one-third portrait 320 compact regular
    768 one-third landscape 320 compact regular
    768 slide-over portrait 320 compact regular
    768 slide-over landscape 320 compact regular
    810 two-thirds portrait 480 compact regular
    810 two-thirds landscape 750 regular regular
    810 half landscape 535 compact regular
    810 one-third portrait 320 compact regular
    810 one-third landscape 320 compact regular
    1112 two-thirds portrait 504 compact regular
    1112 two-thirds landscape 782 regular regular
    1112 half landscape 551 compact regular
    1112 one-third portrait 320 compact regular
    1112 one-third landscape 320 compact regular
    1112 slide-over portrait 320 compact regular
    1112 slide-over landscape 320 compact regular
    1194 two-thirds portrait 504 compact regular
    1194 two-thirds landscape 809 regular regular
    1194 half landscape 592 compact regular
    1194 one-third portrait 320 compact regular
    1194 one-third landscape 375 compact regular
    744 two-thirds landscape 748 regular regular
    744 one-third landscape 375 compact regular
    1024 two-thirds portrait 639 compact regular
    1024 two-thirds landscape 981 regular regular
    1024 half landscape 678 regular regular
    1024 one-third portrait 375 compact regular
    1024 one-third landscape 375 compact regular
    1024 slide-over portrait 375 compact regular
    1024 slide-over landscape 375 compact regular
    """)

  /// The devices of a screen by the number that distinguishes it from the others.
  static let screens: [String: [String]] = [
    "768": ["ipad-mini-4", "ipad-mini-5", "ipad-air-2", "ipad-5", "ipad-6", "ipad-pro-9-7"],
    "810": ["ipad-7", "ipad-8", "ipad-9"], "1112": ["ipad-pro-10-5", "ipad-air-3"],
    "1194": ["ipad-pro-11-1", "ipad-pro-11-2", "ipad-pro-11-3", "ipad-pro-11-4"],
    "744": ["ipad-mini-6", "ipad-mini-a17"],
    "1024": (1...6).map { "ipad-pro-12-9-\($0)" },
  ]

  private func environment(_ figures: [String], _ id: String) throws -> LayoutEnvironment {
    let device = try #require(DeviceTable.standard[id])
    return LayoutEnvironment(
      device: device, orientation: try Orientation(name: figures[2]), window: try Window(name: figures[1]),
      systemVersion: max(SystemVersion(18), device.firstSystem ?? SystemVersion(9)))
  }

  @Test(arguments: sourced.lines)
  func windowsMatchTheGuidelines(_ figures: [String]) throws {
    for id in try #require(Self.screens[figures[0]]) {
      let environment = try environment(figures, id)
      let geometry = try LayoutGeometry(environment)
      #expect(geometry.windowSize.value.width == Double(figures[3]))
      #expect(geometry.horizontalSizeClass?.value.rawValue == figures[4])
      #expect(geometry.verticalSizeClass?.value.rawValue == figures[5])
      #expect(geometry.windowSize.isDerived == (environment.window == .slideOver))
    }
  }

  @Test func everySourcedWidthIsInTheTable() {
    let written = Set(
      Self.sourced.lines.flatMap { line in (Self.screens[line[0]] ?? []).map { [$0, line[1], line[2]] } })
    let rows = WindowTable.standard.rows.filter { $0.width != nil && $0.window != .full }
    let known = rows.flatMap { row in
      row.devices.map { [$0, row.window.description, row.orientation.rawValue] }
    }
    #expect(written == Set(known))
  }

  /// The widths that the arithmetic of dividers gives for a screen, written independently.
  private func arithmetic(_ window: Window, _ screen: Size, _ orientation: Orientation) -> Double? {
    let divider = 10.0
    let isWide = orientation == .landscape ? screen.width >= 1133 : screen.width >= 1024
    let narrow = isWide ? 375.0 : 320
    switch window {
    case .half: return orientation == .landscape ? (screen.width - divider) / 2 : nil
    case .oneThird: return narrow
    case .twoThirds: return screen.width - divider - narrow
    default: return nil
    }
  }

  @Test(arguments: WindowTable.standard.rows.indices.filter { WindowTable.standard.rows[$0].ruleWidth != nil })
  func theRuleReproducesEveryMeasuredWidth(_ place: Int) throws {
    let row = WindowTable.standard.rows[place]
    for id in row.devices {
      let screen = try #require(DeviceTable.standard[id]).screen(row.orientation)
      #expect(row.ruleWidth == arithmetic(row.window, screen, row.orientation))
      #expect(row.width == nil || row.width == row.ruleWidth)
    }
  }

  @Test(arguments: WindowTable.standard.rows.filter { $0.window == .full }.flatMap(\.devices))
  func theFullScreenHasTheSizeOfTheDevice(_ id: String) throws {
    let device = try #require(DeviceTable.standard[id])
    for orientation in Orientation.allCases {
      let row = try #require(WindowTable.standard.row(id, .full, orientation))
      #expect(row.width == device.screen(orientation).width)
      #expect(row.horizontal == device.classes(orientation)?.horizontal)
      #expect(row.vertical == device.classes(orientation)?.vertical)
    }
  }

  @Test func marksAnUnmeasuredWidth() throws {
    let device = try #require(DeviceTable.standard["ipad-air-5"])
    let environment = LayoutEnvironment(
      device: device, orientation: .landscape, window: .half, systemVersion: SystemVersion(17))
    let window = try LayoutGeometry(environment).windowSize
    #expect(window.value == Size(width: 585, height: 820))
    #expect(window.isDerived)
    #expect(window.origin.description.hasPrefix("derived: the screen minus a 10 pt divider"))
  }

  @Test func windowsAreFreelySizedFromSystem26() throws {
    let device = try #require(DeviceTable.standard["ipad-pro-11-4"])
    let environment = LayoutEnvironment(device: device, orientation: .landscape, window: .twoThirds)
    let geometry = try LayoutGeometry(environment)
    #expect(geometry.windowSize.value.width == 809)
    #expect(geometry.windowSize.origin.description.contains("resize windows freely"))
    #expect(geometry.horizontalSizeClass?.isDerived == true)
    #expect(geometry.notes.contains { $0.contains("resize windows freely") })
  }

  @Test func freeWindowsHaveAHalfInPortrait() throws {
    for (id, width) in [("ipad-pro-11-4", 412.0), ("ipad-pro-13-m4", 511.0)] {
      let device = try #require(DeviceTable.standard[id])
      let geometry = try LayoutGeometry(LayoutEnvironment(device: device, window: .half))
      #expect(geometry.windowSize.value == Size(width: width, height: device.size.height))
      #expect(geometry.windowSize.isDerived && geometry.windowSize.origin.description.contains("resize windows freely"))
      #expect(geometry.horizontalSizeClass?.value == .compact && geometry.horizontalSizeClass?.isDerived == true)
      #expect(geometry.verticalSizeClass?.value == .regular)
    }
  }

  @Test(
    arguments: [
      (320.0, SizeClass.compact), (540, .compact), (639, .compact), (650, nil), (678, .regular), (800, .regular),
    ] as [(Double, SizeClass?)])
  func windowsOfAnySizeHaveAClassByRule(_ width: Double, _ expected: SizeClass?) throws {
    let device = try #require(DeviceTable.standard["ipad-pro-11-4"])
    let window = Window.custom(Size(width: width, height: 620))
    let geometry = try LayoutGeometry(LayoutEnvironment(device: device, window: window))
    #expect(geometry.horizontalSizeClass?.value == expected)
    #expect(geometry.horizontalSizeClass?.isDerived ?? true && geometry.verticalSizeClass?.value == .regular)
    // Without a device, a width decides only up to where every window is compact: it may be a phone's.
    let alone = try LayoutGeometry(LayoutEnvironment(device: nil, window: window))
    #expect(alone.horizontalSizeClass?.value == (expected == .compact ? .compact : nil))
    #expect(alone.verticalSizeClass == nil)
  }

  @Test func anUnsourcedClassOfAWindowIsAbsent() throws {
    let device = try #require(DeviceTable.standard["ipad-pro-13-m4"])
    let environment = LayoutEnvironment(
      device: device, orientation: .landscape, window: .half, systemVersion: SystemVersion(18))
    let geometry = try LayoutGeometry(environment)
    #expect(geometry.horizontalSizeClass == nil)
    #expect(geometry.verticalSizeClass?.value == .regular)
    #expect(geometry.notes.contains { $0.contains("the size class of such a window is not known") })
  }

  @Test func slideOverIsLowerThanTheScreen() throws {
    let device = try #require(DeviceTable.standard["ipad-pro-9-7"])
    let old = LayoutEnvironment(device: device, window: .slideOver, systemVersion: SystemVersion(12))
    #expect(try LayoutGeometry(old).windowSize.value == Size(width: 320, height: 984))
    let later = LayoutEnvironment(device: device, window: .slideOver, systemVersion: SystemVersion(13))
    let window = try LayoutGeometry(later).windowSize
    #expect(window.value == Size(width: 320, height: 1024))
    #expect(window.isDerived)
  }
}
