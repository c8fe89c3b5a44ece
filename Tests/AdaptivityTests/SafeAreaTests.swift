import Adaptivity
import Testing

/// Safe areas by device, system and orientation.
@Suite struct SafeAreaTests {
  /// Device, system, then top, left, bottom, right in portrait and in landscape.
  static let figures = FigureList(
    """
    iphone-8 26 20 0 0 0 0 0 0 0
    iphone-se-3 26 20 0 0 0 0 0 0 0
    iphone-6 12 20 0 0 0 0 0 0 0
    iphone-x 12 44 0 34 0 0 44 21 44
    iphone-x 11.1 44 0 34 0 0 44 21 44
    iphone-xr 12 44 0 34 0 0 44 21 44
    iphone-xr 18 48 0 34 0 0 48 21 48
    iphone-11 26 48 0 34 0 0 48 21 48
    iphone-13-mini 16.1 50 0 34 0 0 50 21 50
    iphone-12 15 47 0 34 0 0 47 21 47
    iphone-14-pro 26 59 0 34 0 0 59 20 59
    iphone-15 18 59 0 34 0 0 59 21 59
    iphone-16 18 59 0 34 0 0 59 21 59
    iphone-16 26 59 0 34 0 0 59 20 59
    iphone-16-pro 26.5 62 0 34 0 0 62 20 62
    iphone-air 26 68 0 34 0 0 68 20 68
    ipad-pro-9-7 15 20 0 0 0 20 0 0 0
    ipad-9 18 20 0 0 0 20 0 0 0
    ipad-10 18 24 0 20 0 24 0 20 0
    ipad-10 26 32 0 25 0 32 0 25 0
    ipad-mini-6 18 24 0 20 0 24 0 20 0
    ipad-mini-6 26 32 0 25 0 32 0 25 0
    ipad-mini-a17 18 24 0 20 0 24 0 20 0
    ipad-air-4 26 32 0 25 0 32 0 25 0
    ipad-air-5 26 32 0 25 0 32 0 25 0
    ipad-pro-12-9-6 26 32 0 25 0 32 0 25 0
    ipad-pro-12-9-1 26 20 0 0 0 20 0 0 0
    iphone-xs-max 15 44 0 34 0 0 44 21 44
    ipad-pro-13-m5 26 32 0 25 0 32 0 25 0
    iphone-duo-outer 27.1 0 0 0 84 0 0 0 84
    iphone-duo-inner 27.1 84 0 95 0 0 0 0 84
    """)

  private func insets(
    _ id: String, _ os: String, _ orientation: Orientation, direction: LayoutDirection = .leftToRight
  ) throws -> Sourced<Insets>? {
    let device = try #require(DeviceTable.standard[id])
    let version = try #require(SystemVersion(os))
    return try LayoutGeometry(
      LayoutEnvironment(device: device, orientation: orientation, systemVersion: version, direction: direction)
    ).safeArea
  }

  @Test(arguments: figures.lines) func insetsMatchTheSource(_ figures: [String]) throws {
    let numbers = figures.dropFirst(2).compactMap(Double.init)
    for (orientation, four) in [(Orientation.portrait, numbers.prefix(4)), (.landscape, numbers.suffix(4))] {
      let found = try #require(try insets(figures[0], figures[1], orientation)).value
      #expect([found.top, found.left, found.bottom, found.right] == Array(four))
    }
  }

  /// Rule 15 of the design: phones with a Home button are lowered by the status bar alone; those without are inset at
  /// top and bottom in portrait, at the sides and the bottom in landscape.
  @Test(arguments: DeviceTable.standard.devices(in: .all).filter { $0.family != .ipad })
  func phonesHaveTheInsetsOfTheirKind(_ device: Device) throws {
    let version = max(device.firstSystem ?? .current, .current)
    let areas = try Orientation.allCases.map { orientation in
      try LayoutGeometry(LayoutEnvironment(device: device, orientation: orientation, systemVersion: version)).safeArea
    }
    if device.id == "iphone-4s" {
      #expect(areas == [nil, nil])
      return
    }
    let portrait = try #require(areas[0]).value
    let landscape = try #require(areas[1]).value
    #expect(portrait.left == 0 && portrait.right == 0)
    #expect(landscape.top == 0)
    #expect(landscape.left == landscape.right)
    if device.isEdgeToEdge == true {
      #expect(portrait.top > 20 && portrait.bottom > 0 && landscape.left > 0 && landscape.bottom > 0)
      #expect(landscape.left == portrait.top)
    } else {
      #expect(portrait == Insets(top: 20))
      #expect(landscape == Insets())
    }
  }

  @Test func edgesFromSeveralRowsAreMarked() throws {
    let found = try #require(try insets("ipad-9", "26.2", .portrait))
    #expect(found.value == Insets(top: 32))
    #expect(found.isDerived)
    #expect(found.origin.description.contains("top from FW, iOS 26.2"))
    #expect(found.origin.description.contains("bottom from DIM15, iOS 15.0"))
  }

  @Test func reportsTheSystemOfTheRow() throws {
    let device = try #require(DeviceTable.standard["iphone-14-pro"])
    let old = try LayoutGeometry(LayoutEnvironment(device: device))
    #expect(old.safeArea?.origin == .table(sources: ["DIM16"], os: SystemVersion("16.1")))
    #expect(old.notes.contains { $0.contains("iOS 16.1, the nearest known version to 26") })
    let same = try LayoutGeometry(LayoutEnvironment(device: device, systemVersion: SystemVersion(16)))
    #expect(same.notes.isEmpty)
  }

  @Test func usesANewerRowWithoutAnOlderOne() throws {
    let device = try #require(DeviceTable.standard["ipad-pro-11-m4"])
    let geometry = try LayoutGeometry(
      LayoutEnvironment(device: device, systemVersion: try #require(SystemVersion("18.3"))))
    #expect(geometry.safeArea?.value == Insets(top: 32, bottom: 25))
    #expect(geometry.notes.contains { $0.contains("iOS 26.5, the nearest known version to 18.3") })
  }

  @Test(arguments: [
    ("ipad-mini-6", "26", "ipad-mini-a17"), ("ipad-air-5", "26.5", "ipad-air-11-m2"), ("ipad-8", "26", "ipad-9"),
    ("ipad-a16", "18.3", "ipad-air-4"),
  ])
  func prefersADeviceWithTheSameScreenToAnotherSystem(_ id: String, _ os: String, _ twin: String) throws {
    let found = try #require(try insets(id, os, .portrait))
    #expect(found.isDerived)
    #expect(found.origin.description.hasPrefix("derived: as on \(twin), same screen"), "\(found.origin)")
  }

  @Test(arguments: ["iphone-5", "iphone-5s", "ipod-touch-6", "iphone-18-pro"])
  func twinsAreMarked(_ id: String) throws {
    let found = try #require(try insets(id, "26", .portrait))
    let twin = try #require(DeviceTable.standard[id]?.twin)
    #expect(found.isDerived)
    #expect(found.origin.description.hasPrefix("derived: as on \(twin), same screen"))
  }

  @Test func theRuleOfTheSidesIsMarked() throws {
    let found = try #require(try insets("iphone-15-plus", "18", .landscape))
    #expect(found.value == Insets(left: 59, bottom: 21, right: 59))
    #expect(
      found.origin == .rule("the sides are as wide as the top in portrait (FWrule), the bottom from CSDN"))
    #expect(try insets("iphone-xr", "15", .landscape)?.isDerived == true)
    #expect(try insets("iphone-xr", "12", .landscape)?.origin == .table(sources: ["QIITA"], os: SystemVersion(12)))
  }

  @Test func sidesFollowTheOrientation() throws {
    #expect(try insets("iphone-duo-outer", "27.1", .portrait, direction: .rightToLeft)?.value == Insets(left: 84))
    #expect(try insets("iphone-duo-outer", "27.1", .portrait)?.value == Insets(right: 84))
  }

  @Test func windowsHaveNoSideInsets() throws {
    let device = try #require(DeviceTable.standard["ipad-pro-11-4"])
    let environment = LayoutEnvironment(
      device: device, orientation: .landscape, window: .oneThird, systemVersion: SystemVersion(17))
    let geometry = try LayoutGeometry(environment)
    #expect(geometry.safeArea?.value == Insets(top: 24, bottom: 20))
    #expect(geometry.safeArea?.isDerived == true)
    #expect(geometry.contentRect == Rect(x: 16, y: 24, width: 343, height: 790))
    #expect(geometry.roomForText?.value == 343)
  }
}
