import DynamicType
import Testing

@Suite struct TrackingTests {
  @Test(arguments: [
    (Tracking.Family.sfPro, 11.0, 0.06), (.sfPro, 12, 0), (.sfPro, 17, -0.43), (.sfPro, 34, 0.40), (.sfPro, 96, 0),
    (.sfProRounded, 12, 0.54), (.sfCompact, 16, 0), (.sfCompact, 20, 0), (.sfCompactRounded, 22, -0.09),
    (.newYork, 17, -0.07), (.newYork, 260, -4.57),
  ])
  func listed(family: Tracking.Family, size: Double, points: Double) {
    let tracking = Tracking(family: family)
    #expect(tracking.points(at: size) == points)
    #expect(tracking.isPublished(at: size))
  }

  @Test(arguments: [(16.5, -0.37), (55, 0.31), (57, 0.29), (74, 0.105), (17.25, -0.4325)])
  func between(size: Double, points: Double) {
    let tracking = Tracking(family: .sfPro)
    #expect(abs(tracking.points(at: size) - points) < 1e-9)
    #expect(!tracking.isPublished(at: size))
  }

  @Test func beyondTheEndsKeepsTheProportion() {
    let newYork = Tracking(family: .newYork)
    #expect(abs(newYork.points(at: 520) + 2 * 4.57) < 1e-9)
    #expect(abs(newYork.points(at: 3) - 0.23 / 2) < 1e-9)
    #expect(Tracking(family: .sfPro).points(at: 1000) == 0)
    #expect(!newYork.isPublished(at: 520) && !newYork.isPublished(at: 3))
  }

  @Test(arguments: [0, -1, .nan, .infinity, -.infinity, .greatestFiniteMagnitude, .leastNonzeroMagnitude] as [Double])
  func anySizeGivesANumber(size: Double) {
    for family in Tracking.Family.allCases { #expect(Tracking(family: family).points(at: size).isFinite) }
  }

  @Test func continuousAtEveryListedSize() {
    for family in Tracking.Family.allCases {
      let tracking = Tracking(family: family)
      for size in tracking.listedSizes {
        #expect(abs(tracking.points(at: size - 1e-7) - tracking.points(at: size + 1e-7)) < 1e-6)
      }
    }
  }

  @Test func macOSAndTVOSSwapTwoSizes() {
    #expect(Tracking(platform: .ios).points(at: 52) == 0.33)
    #expect(Tracking(platform: .ios).points(at: 53) == 0.31)
    for platform in [Platform.macos, .tvos] {
      #expect(Tracking(platform: platform).points(at: 52) == 0.31)
      #expect(Tracking(platform: platform).points(at: 53) == 0.33)
      #expect(Tracking(platform: platform).points(at: 51) == Tracking(platform: .ios).points(at: 51))
    }
    #expect(Tracking(platform: .watchos).family == .sfCompact)
    #expect(Tracking(platform: .visionos) == Tracking(platform: .ios))
  }

  @Test func sizesOfTheTables() {
    #expect(Tracking.Family.allCases.map { Tracking(family: $0).listedSizes.count } == [64, 64, 64, 64, 57])
  }
}
