import Adaptivity
import DynamicType
import Testing
import Vocabulary

/// The names that environments are asked for by.
@Suite struct EnvironmentNameTests {
  @Test(arguments: Window.named) func readsPrintedWindowNames(_ window: Window) throws {
    #expect(try Window(name: window.description) == window)
    #expect(try Window(name: window.description.uppercased()) == window)
  }

  @Test func windowsMayHaveAnySize() throws {
    #expect(try Window(name: "400x600") == .custom(Size(width: 400, height: 600)))
    #expect(try Window(name: "561.5 X 744") == .custom(Size(width: 561.5, height: 744)))
    #expect(try Window(name: "320×568").description == "320x568")
    #expect(Window.custom(Size(width: 561.5, height: 1e300)).description == "561.5x1e+300")
  }

  @Test(arguments: [
    "", "x", "0x10", "10x", "-4x4", "nanx10", "1e3x10", "0x1p4x10", "10x10x10", "99999x10", "tow-thirds",
  ])
  func otherWindowsAreUnknown(_ name: String) {
    let error = #expect(throws: UnknownName.self) { _ = try Window(name: name) }
    #expect(error?.known.last == "WIDTHxHEIGHT")
  }

  @Test func misspelledWindowsSuggestTheNearest() {
    let error = #expect(throws: UnknownName.self) { _ = try Window(name: "tow-thirds") }
    #expect(error?.nearest.first == "two-thirds")
  }

  @Test func orientations() throws {
    #expect(try Orientation(name: "Landscape") == .landscape)
    #expect(throws: UnknownName.self) { _ = try Orientation(name: "sideways") }
    #expect(InterfaceOrientation(rawValue: "UIInterfaceOrientationLandscapeLeft")?.orientation == .landscape)
    #expect(InterfaceOrientation.portraitUpsideDown.orientation == .portrait)
  }

  /// Rule 48 of the design: body is 17 pt at the category that an environment has where none is named.
  @Test func anEnvironmentDefaultsToANewDevice() {
    let environment = LayoutEnvironment(device: nil)
    #expect(environment.category == .large)
    #expect(TypeScale(platform: .ios).size(.body, environment.category)?.size == 17)
    #expect(environment.systemVersion == SystemVersion(26))
    #expect(environment.orientation == .portrait && environment.window == .full)
    #expect(!environment.isDisplayZoomed && environment.locale == nil)
  }

  @Test func environmentsHaveDistinctNames() throws {
    let device = try #require(DeviceTable.standard["iphone-16"])
    let other = try #require(DeviceTable.standard["iphone-15"])
    let environments: Set<LayoutEnvironment> = [
      LayoutEnvironment(device: device), LayoutEnvironment(device: device), LayoutEnvironment(device: other),
      LayoutEnvironment(device: device, orientation: .landscape), LayoutEnvironment(device: device, gamut: .p3),
    ]
    #expect(environments.count == 4)
  }
}
