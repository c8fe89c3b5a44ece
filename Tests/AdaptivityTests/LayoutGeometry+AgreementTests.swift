import Adaptivity
import Testing

/// The values that devices of one size have in common.
@Suite struct LayoutGeometryAgreementTests {
  private func geometries(_ ids: [String]) throws -> [LayoutGeometry] {
    try ids.map { id in
      let device = try #require(DeviceTable.standard[id])
      return try LayoutGeometry(LayoutEnvironment(device: device))
    }
  }

  private func agreement(_ ids: String...) throws -> LayoutGeometry.Agreement {
    let all = try geometries(ids)
    return try #require(all.last).agreed(with: all)
  }

  @Test func equalDevicesKeepEveryValue() throws {
    let found = try agreement("iphone-15", "iphone-16")
    #expect(found.differing.isEmpty)
    #expect(try found.geometry == #require(try geometries(["iphone-16"]).first))
  }

  @Test func removesValuesThatDiffer() throws {
    let found = try agreement("iphone-x", "iphone-13-mini")
    #expect(found.differing.contains("safe area") && found.differing.contains("corners"))
    let left = found.geometry
    #expect(left.safeArea == nil && left.contentRect == nil && left.sensorRects.isEmpty)
    #expect(left.homeIndicatorRect == nil && left.margin?.value == 16 && left.horizontalSizeClass?.value == .compact)
    let pads = try agreement("ipad-air-5", "ipad-a16")
    #expect(pads.differing == ["corners"] && pads.geometry.safeArea?.value == Insets(top: 32, bottom: 25))
  }
}
