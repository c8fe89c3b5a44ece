import Adaptivity
import Testing

/// Pixels, corners, and cutouts of the display.
@Suite struct LayoutDisplayTests {
  private func geometry(
    _ id: String, _ orientation: Orientation = .portrait, zoomed: Bool = false
  ) throws -> LayoutGeometry {
    let device = try #require(DeviceTable.standard[id])
    return try LayoutGeometry(
      LayoutEnvironment(device: device, orientation: orientation, isDisplayZoomed: zoomed))
  }

  @Test func pixelsAreThoseOfThePanel() throws {
    let plus = try geometry("iphone-8-plus")
    #expect(plus.scale == 3 && plus.nativeScale == 2.6087)
    let mini = try geometry("iphone-13-mini")
    #expect(mini.nativeScale == 2.88)
    #expect(mini.pixel == 1 / 2.88)
    let duo = try geometry("iphone-duo-inner")
    #expect(duo.nativeScale == 2.8072)
  }

  @Test func positionsDifferByAPixelOrHalfAPoint() throws {
    #expect(try geometry("iphone-16").tolerance == 0.5)
    #expect(try geometry("ipad-9").tolerance == 0.5)
    let window = try LayoutGeometry(LayoutEnvironment(device: nil, window: .custom(Size(width: 9, height: 9))))
    #expect(window.tolerance == 0.5)
  }

  @Test func theIslandIsAtItsPublishedPosition() throws {
    #expect(try geometry("iphone-16").sensorRects == [Rect(x: 134, y: 11, width: 125, height: 37)])
    let turned = try geometry("iphone-16", .landscape).sensorRects
    #expect(
      turned == [Rect(x: 11, y: 134, width: 37, height: 125), Rect(x: 804, y: 134, width: 37, height: 125)])
  }

  @Test func aNotchIsTheBandOfTheSafeArea() throws {
    #expect(try geometry("iphone-13").sensorRects == [Rect(x: 0, y: 0, width: 390, height: 47)])
    #expect(try geometry("iphone-13", .landscape).sensorRects.map(\.width) == [47, 47])
    #expect(try geometry("iphone-13").sensor == .notch)
  }

  @Test(arguments: ["iphone-8", "ipad-9", "ipad-pro-11-4"])
  func otherDevicesHaveNoCutout(_ id: String) throws {
    #expect(try geometry(id).sensorRects.isEmpty)
  }

  @Test func theIndicatorIsTheBandAtTheBottom() throws {
    #expect(try geometry("iphone-13").homeIndicatorRect == Rect(x: 0, y: 810, width: 390, height: 34))
    #expect(try geometry("iphone-17", .landscape).homeIndicatorRect == Rect(x: 0, y: 382, width: 874, height: 20))
    #expect(try geometry("ipad-10").homeIndicatorRect == Rect(x: 0, y: 1155, width: 820, height: 25))
    #expect(try geometry("iphone-8").homeIndicatorRect == nil)
  }

  @Test func cornersMatchTheTable() throws {
    #expect(try geometry("iphone-13").cornerRadius?.value == 47.33)
    #expect(try geometry("iphone-8").cornerRadius?.value == 0)
    #expect(try geometry("ipad-pro-12-9-1").cornerRadius == nil)
    #expect(try geometry("iphone-18-pro").cornerRadius?.isDerived == true)
    let device = try #require(DeviceTable.standard["ipad-pro-11-4"])
    let window = LayoutEnvironment(device: device, orientation: .landscape, window: .half)
    #expect(try LayoutGeometry(window).cornerRadius == nil)
  }

  @Test func displayZoomDrawsLarger() throws {
    let small = try geometry("iphone-7", zoomed: true)
    #expect(small.screen == Size(width: 320, height: 568))
    #expect(small.nativeScale == 750.0 / 320)
    #expect(small.safeArea?.value == Insets(top: 20))
    #expect(small.safeArea?.isDerived == true)
    #expect(small.roomForText?.value == 288)
    let plus = try geometry("iphone-7-plus", .landscape, zoomed: true)
    #expect(plus.screen == Size(width: 667, height: 375))
    #expect(plus.horizontalSizeClass?.value == .compact)
    #expect(plus.horizontalSizeClass?.isDerived == true)
    #expect(plus.windowSize.origin.description.contains("Display Zoom"))
  }

  @Test func displayZoomOfANotchLeavesValuesUnknown() throws {
    let zoomed = try geometry("iphone-11-pro", zoomed: true)
    #expect(zoomed.screen == Size(width: 320, height: 693))
    #expect(zoomed.safeArea == nil && zoomed.horizontalSizeClass == nil)
    #expect(zoomed.roomForText?.value == 288)
    #expect(zoomed.notes.contains { $0.contains("safe area") })
  }
}
