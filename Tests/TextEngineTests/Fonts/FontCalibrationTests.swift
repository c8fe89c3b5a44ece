import Testing

@testable import TextEngine

/// Numbers: the corrections of Inter 4.1 to San Francisco, as surveyed on iOS 26.1.
@Suite struct FontCalibrationTests {
  let calibration = FontManifest.embedded.calibrations["inter-4.1"]

  @Test(arguments: [
    (17.0, 0.0), (8, 0), (18, 0.045), (19, 0.1405), (20, 0.236), (22, 0.53), (23, 0.675), (24, 0.82), (28, 1), (53, 1),
  ])
  func displayShareIsLinearBetweenRows(_ size: Double, _ share: Double) throws {
    #expect(abs(try #require(calibration).displayShare.value(at: size) - share) < 1e-9)
  }

  @Test(arguments: [
    (400, 400, true), (500, 500, true), (600, 600, true), (700, 700, true), (100, 400, false), (450, 400, false),
    (800, 700, false), (900, 700, false), (0, 400, false), (Int.max / 2, 700, false),
  ])
  func usesTheNearestWeight(_ asked: Int, _ used: Int, _ exact: Bool) throws {
    let calibration = try #require(calibration)
    let correction = calibration.correction(weight: asked)
    #expect(correction.ends == calibration.classes[used])
    #expect(correction.isExact == exact)
  }

  @Test func hasAllFortyNumbers() throws {
    let calibration = try #require(calibration)
    #expect(calibration.classes.count == 4)
    let regular = calibration.correction(weight: 400).ends
    #expect(regular.text.correction(.lower) == 0.0419)
    #expect(regular.display.correction(.space) == -0.0448)
    #expect(regular.text.correction(.none) == 0 && regular.display.correction(.none) == 0)
    #expect((regular.text.correction(.upper), regular.display.correction(.upper)) == (0.0220, -0.0226))
    let bold = calibration.correction(weight: 700).ends
    #expect(bold.text.correction(.digit) == 0.0620)
    #expect(bold.display.correction(.punctuation) == 0.0042)
  }
}
