import ColorContrast
import TestSupport
import Testing

@Suite struct ColorCompositingTests {
  @Test func compositingIsAssociative() {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<2000 {
      let layers = (0..<3).map { _ in
        Color(.sRGB, random.components(), alpha: .random(in: 0...1, using: &random))
      }
      let upperFirst = layers[0].composited(over: layers[1]).composited(over: layers[2])
      let lowerFirst = layers[0].composited(over: layers[1].composited(over: layers[2]))
      #expect(abs(upperFirst.alpha - lowerFirst.alpha) < 1e-12)
      #expect((upperFirst.sRGB * upperFirst.alpha).distance(to: lowerFirst.sRGB * lowerFirst.alpha) < 1e-12)
      let stack = Color.composite(layers)
      #expect((stack.sRGB * stack.alpha).distance(to: lowerFirst.sRGB * lowerFirst.alpha) < 1e-12)
    }
  }

  @Test func orderOfLayersMatters() {
    let glass = Color(red: 1, green: 0, blue: 0, alpha: 0.5)
    #expect(Color.composite([glass, .white]) != Color.composite([.white, glass]))
    #expect(Color.composite([glass, .white, .black]) == Color.composite([glass, .white]))
  }

  @Test func clearOverClearIsClear() {
    #expect(Color.composite([Color]()).alpha == 0)
    let clear = Color(red: 0, green: 0, blue: 0, alpha: 0)
    #expect(clear.composited(over: clear).alpha == 0)
    #expect(clear.composited(over: .white).sRGB == .one)
  }

  @Test func extendedColorsOnTranslucentBackgroundsMatchAnSRGBScreen() throws {
    let bright = Color(.extendedSRGB, SIMD3(1.5, -0.4, 0.2), alpha: 0.5)
    let clipped = Color(red: 1, green: 0, blue: 0.2, alpha: 0.5)
    #expect(bright.onSRGBScreen == clipped)
    let item = Color(.extendedSRGB, SIMD3(0, 0, 1.8))
    #expect(
      ContrastBounds(item: item, layers: [bright])
        == ContrastBounds(item: Color(red: 0, green: 0, blue: 1), layers: [clipped]))
    let wide = Color(.displayP3, SIMD3(1, 0, 0), alpha: 0.5)
    #expect(wide.onSRGBScreen == wide)
    #expect(Color(.extendedSRGB, SIMD3(0.2, 0.3, 0.4)).onSRGBScreen.sRGB == SIMD3(0.2, 0.3, 0.4))
  }
}
