import Testing

@testable import TextEngine

/// Numbers: the corrections of Inter 4.1 to San Francisco, as surveyed on iOS 26.1.
@Suite struct FontCalibrationTests {
  let calibration = FontManifest.embedded.calibrations["inter-4.1"]

  @Test(arguments: [
    (17.0, 0.0), (8, 0), (18, 0.045), (19, 0.1405), (20, 0.236), (22, 0.53), (23, 0.675), (24, 0.82), (28, 1), (53, 1),
  ])
  func displayShareIsLinearBetweenRows(_ size: Double, _ share: Double) throws {
    #expect(abs(try #require(calibration).displayShare(size: size) - share) < 1e-9)
  }

  @Test(arguments: [
    (400, 400, true), (500, 500, true), (600, 600, true), (700, 700, true), (100, 400, false), (450, 400, false),
    (800, 700, false), (900, 700, false), (0, 400, false), (Int.max / 2, 700, false),
  ])
  func usesTheNearestWeight(_ asked: Int, _ used: Int, _ exact: Bool) throws {
    let correction = try #require(calibration).correction(weight: asked)
    #expect(correction.weight == used)
    #expect(correction.exactWeight == exact)
  }

  @Test func hasAllFortyNumbers() throws {
    let calibration = try #require(calibration)
    #expect(calibration.classes.count == 4)
    let regular = calibration.correction(weight: 400)
    #expect(regular.em(.lower, displayShare: 0) == 0.0419)
    #expect(regular.em(.space, displayShare: 1) == -0.0448)
    #expect(regular.em(.none, displayShare: 0.5) == 0)
    #expect(abs(regular.em(.upper, displayShare: 0.5) - (0.0220 - 0.0226) / 2) < 1e-12)
    let bold = calibration.correction(weight: 700)
    #expect(bold.em(.digit, displayShare: 0) == 0.0620)
    #expect(bold.em(.punctuation, displayShare: 1) == 0.0042)
  }
}
