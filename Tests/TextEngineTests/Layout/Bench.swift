import Testing

@testable import TextEngine

/// The real fonts and one shaper, as tests use them.
struct Bench {
  let stack: FontStack
  let shaper: TextShaper

  init() throws {
    stack = try FontStack(locator: FontLocator(fontDirectories: []))
    shaper = try TextShaper(stack: stack)
  }

  /// San Francisco's tracking at the body sizes of iOS, in points.
  ///
  /// Source: HIG Typography, SF Pro tracking values, 12, 14…17, 19, 21, 23, 28, 33, 40, 47 and 53 pt.
  static let bodySizes: [(size: Double, tracking: Double)] = [
    (12, 0), (14, -0.15), (15, -0.23), (16, -0.31), (17, -0.43), (19, -0.45), (21, -0.36), (23, -0.10), (28, 0.38),
    (33, 0.40), (40, 0.37), (47, 0.37), (53, 0.31),
  ]

  func scale(_ size: Double, tracking: Double = 0) -> SizeScale {
    SizeScale(size: size, tracking: tracking, stack: stack, displayScale: 3)
  }

  func layout(_ text: String, language: String = "en", weight: Int = 400) throws -> TextLayout {
    TextLayout(try shaper.shape(text, language: language, weight: weight), shaper: shaper)
  }
}
