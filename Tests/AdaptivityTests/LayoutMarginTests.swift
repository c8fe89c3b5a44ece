import DynamicType
import Testing

@testable import Adaptivity

/// Margins, the available width between them, and readable widths.
@Suite struct LayoutMarginTests {
  static let measured = Set(
    GuideTable.standard.rows.filter { $0.metric == "root_margin_from_safe_area" }.map(\.subject)
  ).sorted()

  @Test func thirtyDevicesWereMeasured() { #expect(Self.measured.count == 30) }

  /// The rule for unmeasured margins gives every measured one.
  @Test(arguments: measured) func theRuleGivesEveryMeasuredMargin(_ id: String) throws {
    let device = try #require(DeviceTable.standard[id])
    for orientation in Orientation.allCases {
      let rows = GuideTable.standard.rows("root_margin_from_safe_area", id).filter { $0.orientation == orientation }
      #expect(!rows.isEmpty)
      let lookup = try GeometryLookup(LayoutEnvironment(device: device, orientation: orientation))
      for row in rows { #expect(lookup.ruleMargin?.value == row.value) }
      #expect(lookup.ruleMargin?.isDerived == true)
      #expect(lookup.margin?.isDerived == false)
      #expect(lookup.margin?.value == lookup.ruleMargin?.value)
    }
  }

  /// Inset and margin add up to the measured distance from the screen's edge.
  @Test(arguments: measured) func insetAndMarginReachTheMeasuredEdge(_ id: String) throws {
    let device = try #require(DeviceTable.standard[id])
    for row in GuideTable.standard.rows("root_margin_from_screen_edge", id) {
      let orientation = try #require(row.orientation)
      let version = try #require(row.systems?.first)
      let geometry = try LayoutGeometry(
        LayoutEnvironment(device: device, orientation: orientation, systemVersion: version))
      #expect(geometry.contentRect?.minX == row.value)
    }
  }

  /// The width for reading is what was measured, and the rule for others gives the same.
  @Test(arguments: measured) func readableWidthsMatchTheMeasurements(_ id: String) throws {
    let device = try #require(DeviceTable.standard[id])
    for row in GuideTable.standard.rows("readable_width", id) {
      let orientation = try #require(row.orientation)
      let version = try #require(row.systems?.first)
      let environment = LayoutEnvironment(device: device, orientation: orientation, systemVersion: version)
      let geometry = try LayoutGeometry(environment)
      #expect(geometry.readableWidth?.value == row.value)
      let available = try #require(geometry.roomForText?.value)
      #expect(row.value == (available >= 728 ? 664 : available))
    }
  }

  /// Without a measurement, the limit applies from 728 pt between margins on, and there is none up to 718 pt; between
  /// the two it is unknown.
  @Test(
    arguments: [(757.0, 717.0), (758, 718), (759, nil), (767, nil), (768, 664), (1000, 664)] as [(Double, Double?)])
  func theReadableWidthLimitMatchesTheMeasurement(_ width: Double, _ reading: Double?) throws {
    let window = Window.custom(Size(width: width, height: 500))
    let geometry = try LayoutGeometry(LayoutEnvironment(device: nil, window: window))
    let available = try #require(geometry.roomForText?.value)
    #expect(available == width - 40)
    #expect(geometry.readableWidth?.value == reading)
    let isReported = geometry.notes.contains { $0.contains("widths of 718 to 728 pt") }
    #expect(isReported == (available > 718 && available < 728))
  }

  @Test func otherSizeCategoriesHaveNoReadableWidth() throws {
    let device = try #require(DeviceTable.standard["iphone-13"])
    let geometry = try LayoutGeometry(LayoutEnvironment(device: device, category: .accessibilityLarge))
    #expect(geometry.readableWidth == nil)
    let large = try LayoutGeometry(LayoutEnvironment(device: device))
    #expect(large.readableWidth == large.readableWidthAtLarge && large.readableWidth == geometry.readableWidthAtLarge)
    #expect(geometry.notes.contains { $0.contains("was measured only at size category L") })
  }

  @Test func availableWidthIsTheWindowWithoutInsetsAndMargins() throws {
    let figures: [(String, Orientation, Double)] = [
      ("iphone-se-1", .portrait, 288), ("iphone-8", .portrait, 343), ("iphone-8", .landscape, 627),
      ("iphone-16", .portrait, 361), ("iphone-16", .landscape, 702), ("iphone-air", .portrait, 380),
      ("ipad-mini-6", .portrait, 704), ("ipad-pro-13-m5", .landscape, 1336), ("iphone-4s", .portrait, 288),
    ]
    for (id, orientation, available) in figures {
      let device = try #require(DeviceTable.standard[id])
      let geometry = try LayoutGeometry(LayoutEnvironment(device: device, orientation: orientation))
      #expect(geometry.roomForText?.value == available, "\(id) \(orientation)")
    }
  }

  @Test func marginsOfWindowsFollowTheirClass() throws {
    let device = try #require(DeviceTable.standard["ipad-pro-12-9-5"])
    let margins = try [Window.twoThirds, .oneThird].map { window in
      try LayoutGeometry(
        LayoutEnvironment(
          device: device, orientation: .landscape, window: window, systemVersion: SystemVersion(17))
      ).margin
    }
    #expect(margins.map { $0?.value } == [20, 16])
    #expect(margins.allSatisfy { $0?.isDerived == true })
  }

  @Test func aWindowWithACustomSizeHasTheWiderMargin() throws {
    let geometry = try LayoutGeometry(
      LayoutEnvironment(device: nil, window: .custom(Size(width: 400, height: 600))))
    #expect(geometry.margin?.value == 20)
    #expect(geometry.margin?.isDerived == true)
    #expect(geometry.roomForText?.value == 360)
    #expect(geometry.safeArea == nil && geometry.contentRect == nil)
    #expect(geometry.horizontalSizeClass?.value == .compact && geometry.verticalSizeClass == nil)
    #expect(geometry.scale == nil && geometry.pixel == nil)
    #expect(geometry.screen == Size(width: 400, height: 600))
  }

  @Test func otherViewsHaveAMarginOfEight() throws {
    let device = try #require(DeviceTable.standard["iphone-17"])
    #expect(try LayoutGeometry(LayoutEnvironment(device: device)).subviewMargin.value == 8)
  }

  @Test func theFoldableHasItsPublishedMargin() throws {
    let device = try #require(DeviceTable.standard["iphone-duo-outer"])
    let geometry = try LayoutGeometry(LayoutEnvironment(device: device))
    #expect(geometry.margin?.value == 20)
    #expect(geometry.contentRect == Rect(x: 20, y: 0, width: 342, height: 678))
    #expect(geometry.navigationBarHeight == nil)
  }
}
