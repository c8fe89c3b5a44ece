import Adaptivity
import Testing

/// Bars and keyboards by device, class and system.
@Suite struct LayoutBarTests {
  /// Device, orientation, system, then status bar, navigation bar, tab bar, tool bar; `-` is not published.
  static let figures = FigureList(
    """
    iphone-8 portrait 15 20 44 49 44
    iphone-8 landscape 15 0 32 32 32
    iphone-8-plus landscape 15 0 44 - 44
    iphone-13 portrait 16.1 47 44 49 44
    iphone-13 landscape 16.1 0 32 32 32
    iphone-13-pro-max landscape 16.1 0 44 49 44
    iphone-13-mini portrait 16 50 44 49 44
    iphone-14-pro portrait 18 54 44 49 44
    iphone-11 portrait 15 48 44 49 44
    iphone-16 portrait 26 54 54 - -
    iphone-16 landscape 26 0 32 - -
    iphone-16-plus landscape 26 0 54 - -
    iphone-se-3 portrait 26 20 54 - -
    ipod-touch-7 portrait 15 20 44 49 44
    ipad-9 portrait 15 20 50 50 50
    ipad-9 portrait 26 - 54 - -
    ipad-pro-9-7 landscape 11 20 44 49 44
    ipad-mini-6 portrait 15 24 50 45 45
    ipad-mini-6 landscape 15 24 50 45 45
    ipad-pro-11-m4 portrait 26 - 54 - -
    iphone-17e portrait 26.5 47 54 - -
    iphone-18-pro portrait 26 54 54 - -
    """)

  private func geometry(_ id: String, _ orientation: String, _ os: String) throws -> LayoutGeometry {
    let device = try #require(DeviceTable.standard[id])
    let version = try #require(SystemVersion(os))
    return try LayoutGeometry(
      LayoutEnvironment(device: device, orientation: try Orientation(name: orientation), systemVersion: version))
  }

  @Test(arguments: figures.lines) func barsMatchThePublishedValues(_ figures: [String]) throws {
    let geometry = try geometry(figures[0], figures[1], figures[2])
    let found = [
      geometry.statusBarHeight, geometry.navigationBarHeight, geometry.tabBarHeight, geometry.toolbarHeight,
    ]
    #expect(found.map { $0?.value } == figures.suffix(4).map(Double.init))
  }

  /// Rule 34 of the design: one height of the status bar for every phone without a Home button; in landscape none.
  @Test(arguments: DeviceTable.standard.devices(in: .iphone))
  func aPhoneHasOneStatusBar(_ device: Device) throws {
    let versions = [SystemVersion(18), .current].filter { $0 >= device.firstSystem ?? .current }
    let heights = try versions.map { version in
      try LayoutGeometry(LayoutEnvironment(device: device, systemVersion: version)).statusBarHeight?.value
    }
    #expect(Set(heights).count <= 1)
    if device.isEdgeToEdge == true {
      #expect(heights.allSatisfy { $0 == device.statusBarHeight && ($0 ?? 0) >= 44 })
    }
    let landscape = try LayoutGeometry(LayoutEnvironment(device: device, orientation: .landscape))
    #expect(landscape.statusBarHeight?.value == 0)
  }

  @Test func tabBarsOfPadsExcludeTheSafeArea() throws {
    let bar = try #require(try geometry("ipad-mini-6", "portrait", "15").tabBarHeight)
    #expect(bar.isDerived)
    #expect(bar.origin.description.contains("65 pt in total"))
  }

  @Test func aRowOfManySystemsBelongsToNoneOfThem() throws {
    #expect(
      try geometry("iphone-13", "portrait", "16.1").toolbarHeight?.origin == .table(sources: ["QMUI"], os: nil))
    #expect(
      try geometry("iphone-16", "portrait", "26").navigationBarHeight?.origin
        == .table(sources: ["GK47", "XP"], os: SystemVersion(26)))
  }

  @Test func aBarOfOlderSystemsIsDerived() throws {
    let bar = try #require(try geometry("iphone-16", "landscape", "26").navigationBarHeight)
    #expect(bar.isDerived && bar.origin.description.contains("not known for iOS 26"))
    #expect(try geometry("iphone-13", "landscape", "16.1").navigationBarHeight?.isDerived == false)
  }

  @Test func keyboardsComeFromTheNearestSystem() throws {
    #expect(try geometry("ipad-pro-13-m4", "portrait", "26.2").keyboardHeight?.value == 405.5)
    #expect(try geometry("ipad-pro-13-m4", "portrait", "26.5").keyboardHeight?.value == 403)
    #expect(try geometry("ipad-pro-13-m4", "landscape", "26").keyboardHeight?.value == 498)
    #expect(try geometry("iphone-13", "portrait", "26").keyboardHeight?.value == 335)
    #expect(try geometry("iphone-13", "landscape", "26").keyboardHeight?.value == 248)
  }

  @Test func anUnmeasuredKeyboardIsAbsent() throws {
    #expect(try geometry("iphone-14", "portrait", "26").keyboardHeight == nil)
    #expect(try geometry("iphone-18-pro", "portrait", "26").keyboardHeight?.isDerived == true)
  }
}
