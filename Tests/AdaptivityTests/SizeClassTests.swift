import Adaptivity
import Testing

/// The guidelines' table of size classes for whole screens, written down once more (rule 8 of the design).
@Suite struct SizeClassTests {
  /// Phones whose width is regular in landscape; all others of the guidelines are compact both ways.
  static let wide = [
    "iphone-6-plus", "iphone-6s-plus", "iphone-7-plus", "iphone-8-plus", "iphone-xs-max", "iphone-xr", "iphone-11",
    "iphone-11-pro-max", "iphone-12-pro-max", "iphone-13-pro-max", "iphone-14-plus", "iphone-14-pro-max",
    "iphone-15-plus", "iphone-15-pro-max", "iphone-16-plus", "iphone-16-pro-max", "iphone-17-pro-max", "iphone-air",
  ]
  static let narrow = [
    "ipod-touch-5", "ipod-touch-6", "ipod-touch-7", "iphone-4s", "iphone-5", "iphone-5s", "iphone-se-1", "iphone-6",
    "iphone-6s", "iphone-7", "iphone-8", "iphone-se-2", "iphone-se-3", "iphone-x", "iphone-xs", "iphone-11-pro",
    "iphone-12-mini", "iphone-12", "iphone-12-pro", "iphone-13-mini", "iphone-13", "iphone-13-pro", "iphone-14",
    "iphone-14-pro", "iphone-15", "iphone-15-pro", "iphone-16", "iphone-16e", "iphone-16-pro", "iphone-17",
    "iphone-17-pro",
  ]
  static let pads = DeviceTable.standard.devices.filter { $0.family == .ipad }.map(\.id)

  private func classes(_ id: String, _ orientation: Orientation) throws -> [SizeClass?] {
    let device = try #require(DeviceTable.standard[id])
    let geometry = try LayoutGeometry(LayoutEnvironment(device: device, orientation: orientation))
    return [geometry.horizontalSizeClass?.value, geometry.verticalSizeClass?.value]
  }

  @Test(arguments: wide) func widePhones(_ id: String) throws {
    #expect(try classes(id, .portrait) == [.compact, .regular])
    #expect(try classes(id, .landscape) == [.regular, .compact])
  }

  @Test(arguments: narrow) func narrowPhones(_ id: String) throws {
    #expect(try classes(id, .portrait) == [.compact, .regular])
    #expect(try classes(id, .landscape) == [.compact, .compact])
  }

  @Test(arguments: pads) func padsAreRegular(_ id: String) throws {
    #expect(try classes(id, .portrait) == [.regular, .regular])
    #expect(try classes(id, .landscape) == [.regular, .regular])
  }

  @Test func everyDeviceWithClassesIsInTheTable() {
    let written = Set(Self.wide + Self.narrow + Self.pads + ["iphone-duo-outer", "iphone-duo-inner"])
    let known = DeviceTable.standard.devices.filter { $0.portraitClasses != nil }.map(\.id)
    #expect(written == Set(known))
  }

  /// Classes are read, never worked out: the outer display of the foldable is wider than every phone that is regular.
  @Test func theFoldableFollowsNoFormula() throws {
    #expect(try classes("iphone-duo-outer", .landscape) == [.compact, .compact])
    #expect(try classes("iphone-duo-inner", .portrait) == [.regular, .regular])
  }

  @Test func anUnsourcedClassIsThatOfTheTwin() throws {
    let device = try #require(DeviceTable.standard["iphone-17e"])
    #expect(device.landscapeClasses == nil)
    let geometry = try LayoutGeometry(LayoutEnvironment(device: device, orientation: .landscape))
    let horizontal = try #require(geometry.horizontalSizeClass)
    #expect(horizontal.value == .compact)
    #expect(horizontal.isDerived)
    #expect(horizontal.origin.description.contains("iphone-16e"))
  }
}
