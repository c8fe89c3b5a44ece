import Testing

@testable import TextEngine

@Suite struct GlyphOutlineTests {
  @Test func aBoxIsTwoContoursOfLines() throws {
    let box = GlyphOutline(boxWidth: 1, height: 0.7)
    let moves = box.segments.count { if case .move = $0 { true } else { false } }
    let ends = box.segments.count { $0 == .close }
    let lines = box.segments.count { if case .line = $0 { true } else { false } }
    #expect((moves, lines, ends) == (2, 6, 2))
    let extent = try #require(box.extent)
    #expect(abs(extent.low.x - 0.1) < 1e-9 && abs(extent.high.x - 0.9) < 1e-9 && abs(extent.high.y - 0.7) < 1e-9)
  }

  @Test func curvesKeepTheirControlPoints() throws {
    let bench = try Bench()
    let face = try bench.stack.system(weight: 400).primary
    let outline = GlyphOutline(glyph: try #require(face.glyph(of: 0x6F)), face: face)
    var (points, curves) = (0, 0)
    for segment in outline.segments {
      switch segment {
      case .move, .line: points += 1
      case .quadratic:
        points += 2
        curves += 1
      case .cubic:
        points += 3
        curves += 1
      case .close: break
      }
    }
    #expect(points == outline.points.count, "no point is lost")
    #expect(curves >= 8, "an o is round")
    #expect(GlyphOutline(glyph: try #require(face.glyph(of: 0x20)), face: face).isEmpty)
  }
}
