import Adaptivity
import Testing

/// Environments that cannot be say what is wrong and what to do.
@Suite struct AdaptivityErrorTests {
  private func error(
    _ id: String?, _ orientation: Orientation = .portrait, _ window: Window = .full, os: String = "18",
    zoomed: Bool = false
  ) throws -> AdaptivityError? {
    let device = try id.map { try #require(DeviceTable.standard[$0]) }
    let version = try #require(SystemVersion(os))
    let environment = LayoutEnvironment(
      device: device, orientation: orientation, window: window, systemVersion: version, isDisplayZoomed: zoomed)
    do throws(AdaptivityError) {
      _ = try LayoutGeometry(environment)
      return nil
    } catch {
      return error
    }
  }

  @Test(arguments: DeviceTable.standard.devices(in: .ipad).map(\.id))
  func fixedHalvesDoNotExistInPortrait(_ id: String) throws {
    let device = try #require(DeviceTable.standard[id])
    guard device.firstSystem.map({ $0 <= SystemVersion(18) }) ?? true else { return }
    let found = try #require(try error(id, .portrait, .half, os: "18"))
    guard found.reason != .systemTooOld else { return }
    let hasSplits = !["ipad-air-1", "ipad-mini-2", "ipad-mini-3"].contains(id)
    #expect(found.reason == (hasSplits ? .noSuchWindowInOrientation : .noSuchWindow))
    if hasSplits {
      #expect(found.description.contains("does not exist in portrait"))
      #expect(found.description.contains("use landscape"))
    }
  }

  @Test(arguments: [Window.twoThirds, .half, .oneThird, .slideOver])
  func phonesHaveNoParts(_ window: Window) throws {
    let found = try #require(try error("iphone-16", .landscape, window))
    #expect(found.reason == .noSuchWindow)
    #expect(found.description.contains("or an iPad"))
  }

  @Test func splitViewNeedsSystem9() throws {
    #expect(try error("ipad-air-2", .landscape, .half, os: "8.4")?.reason == .noSuchWindow)
    #expect(try error("ipad-air-2", .landscape, .half, os: "9") == nil)
  }

  @Test func refusesASystemOlderThanTheDevice() throws {
    let found = try #require(try error("iphone-17", os: "18"))
    #expect(found.reason == .systemTooOld)
    #expect(found.description.contains("26"))
    #expect(try error("iphone-15", os: "17") == nil)
    #expect(try error("iphone-15", os: "17.0.1")?.reason == .systemTooOld)
  }

  @Test func anUnpublishedWidthIsAnError() throws {
    let found = try #require(try error("ipad-pro-11-1", .portrait, .slideOver))
    #expect(found.reason == .notPublished)
    #expect(found.description.contains("320x1194"))
  }

  @Test(arguments: [
    Size(width: 0, height: 100), Size(width: -1, height: 100), Size(width: .nan, height: 100),
    Size(width: 100, height: .infinity), Size(width: 1e9, height: 10),
  ])
  func refusesInvalidSizes(_ size: Size) throws {
    #expect(try error(nil, .portrait, .custom(size))?.reason == .badWindowSize)
    #expect(try error("ipad-pro-11-1", .portrait, .custom(size))?.reason == .badWindowSize)
  }

  @Test func aWindowIsNotLargerThanItsScreen() throws {
    let wide = Window.custom(Size(width: 1000, height: 400))
    #expect(try error("ipad-pro-11-1", .portrait, wide)?.reason == .badWindowSize)
    #expect(try error("ipad-pro-11-1", .landscape, wide) == nil)
    #expect(try error(nil, .portrait, wide) == nil)
  }

  @Test func aWindowWithoutADeviceNeedsASize() throws {
    #expect(try error(nil, .portrait, .full)?.reason == .noDevice)
  }

  @Test(arguments: ["iphone-14", "iphone-se-1", "ipad-9", "iphone-18-pro", "iphone-duo-outer"])
  func displayZoomOfOtherDevicesIsUnknown(_ id: String) throws {
    #expect(try error(id, zoomed: true)?.reason == .noDisplayZoom)
  }
}
