import DynamicType
import Testing

@testable import Adaptivity

/// Properties of every environment.
@Suite struct LayoutGeometryTests {
  static let versions = [SystemVersion(12), SystemVersion(18), .current]
  static let windows = Window.named + [.custom(Size(width: 300, height: 300))]

  private func geometries(_ device: Device) -> [LayoutGeometry] {
    Self.versions.flatMap { version in
      Orientation.allCases.flatMap { orientation in
        Self.windows.flatMap { window in
          [false, true].compactMap { zoomed in
            try? LayoutGeometry(
              LayoutEnvironment(
                device: device, orientation: orientation, window: window, systemVersion: version,
                isDisplayZoomed: zoomed))
          }
        }
      }
    }
  }

  @Test(arguments: DeviceTable.standard.devices) func figuresAreConsistent(_ device: Device) throws {
    let geometries = geometries(device)
    #expect(!geometries.isEmpty)
    for geometry in geometries {
      let window = Rect(geometry.windowSize.value)
      #expect(Rect(geometry.screen).contains(window))
      if let content = geometry.contentRect {
        #expect(window.contains(content) && !content.isEmpty)
        #expect(content.width == geometry.roomForText?.value)
      }
      if let reading = geometry.readableWidth { #expect(reading.value <= geometry.roomForText?.value ?? 0) }
      if let indicator = geometry.homeIndicatorRect { #expect(window.contains(indicator)) }
      #expect(geometry.sensorRects.allSatisfy { window.contains($0) })
      #expect((geometry.safeArea == nil) == geometry.notes.contains("the safe area is not known here"))
      let hasClasses = geometry.horizontalSizeClass != nil && geometry.verticalSizeClass != nil
      #expect(hasClasses != geometry.notes.contains("the size class of such a window is not known"))
    }
  }

  /// Every number has an origin, and every origin has a description.
  @Test(arguments: DeviceTable.standard.devices) func everyOriginHasADescription(_ device: Device) {
    for geometry in geometries(device) {
      let lengths = [
        geometry.margin, geometry.subviewMargin, geometry.roomForText, geometry.readableWidth,
        geometry.statusBarHeight, geometry.navigationBarHeight, geometry.tabBarHeight, geometry.toolbarHeight,
        geometry.keyboardHeight, geometry.cornerRadius,
      ]
      var origins = lengths.compactMap { $0?.origin } + [geometry.windowSize.origin]
      origins += [geometry.safeArea?.origin, geometry.horizontalSizeClass?.origin].compactMap { $0 }
      for origin in origins {
        #expect(origin.description.hasPrefix("derived: ") == origin.isDerived)
        #expect(origin.description.contains { $0.isLetter })
        if case .table(let sources, _) = origin {
          #expect(!sources.isEmpty && sources.allSatisfy { SourceList.standard[$0] != nil })
        }
      }
    }
  }

  @Test func everyFigureOfAPhoneIsKnown() throws {
    let device = try #require(DeviceTable.standard["iphone-16-pro-max"])
    let geometry = try LayoutGeometry(LayoutEnvironment(device: device, orientation: .landscape))
    #expect(geometry.screen == Size(width: 956, height: 440))
    #expect(geometry.windowSize == Sourced(geometry.screen, .table(sources: device.sources, os: nil)))
    #expect(geometry.contentRect == Rect(x: 78, y: 0, width: 800, height: 420))
    #expect(geometry.readableWidth?.value == 664)
    #expect(geometry.keyboardHeight?.value != nil)
    #expect(geometry.cornerRadius?.value == 62)
  }
}
