import ColorContrast
import Pictures
import Testing

/// The share of colourful pixels, against the colours one by one.
@Suite struct ChromaAreaTests {
  static func area(_ name: String, threshold: Double, depth: PixelFormat.Depth? = nil) throws -> Double {
    var area = ChromaArea(threshold: threshold)
    try PictureReader(path: PictureFixture.path(name), depth: depth).forEachRow { area.add($0) }
    return area.share
  }

  @Test(arguments: [0.02, 0.1, 0.2, 0.3], ["rgb.png", "rgba.png", "p3.png", "rgb-transparent.png"])
  func isTheSumOverPixels(_ threshold: Double, _ name: String) throws {
    var (colorful, all) = (0.0, 0.0)
    for pixel in try PictureReader(path: PictureFixture.path(name), depth: .eight).allPixels() {
      let alpha = pixel.count == 4 ? Double(pixel[3]) / 255 : 1
      let rgb = SIMD3(Double(pixel[0]), Double(pixel[1]), Double(pixel[2])) / 255
      all += alpha
      if Color(.sRGB, rgb).converted(to: .oklch).components.y > threshold { colorful += alpha }
    }
    let share = try Self.area(name, threshold: threshold)
    #expect(abs(share - colorful / all) < 1e-12)
    #expect(abs(try Self.area(name, threshold: threshold, depth: .sixteen) - share) < 1e-12)
  }

  @Test func greyIsNotColorful() throws {
    #expect(try Self.area("gray.jpg", threshold: 0.001) == 0)
    #expect(try Self.area("gray-alpha-16.png", threshold: 0.001) == 0)
  }

  @Test func nothingVisibleHasNoColorfulShare() {
    #expect(ChromaArea(threshold: 0.1).share == 0)
  }
}
