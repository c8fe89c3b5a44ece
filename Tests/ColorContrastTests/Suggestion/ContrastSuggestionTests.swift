import TestSupport
import Testing

@testable import ColorContrast

@Suite struct ContrastSuggestionTests {
  static func smallest(_ text: Color, _ backgrounds: [Color]) throws -> Double {
    try #require(backgrounds.map { try WCAG2.ratio(text: text, background: $0) }.min())
  }

  /// A random question and its answer.
  private struct Sample {
    var text: Color
    /// One to three, the second near the first.
    var backgrounds: [Color]
    var ratio: Double
    var suggestion: ContrastSuggestion?

    init(_ random: inout SeededGenerator) {
      text = random.color()
      let first = random.color()
      let moved = first.components + random.components(in: -0.1...0.1)
      let near = Color(.sRGB, moved.clamped(lowerBound: .zero, upperBound: .one)).roundedTo8Bits
      backgrounds = Array([first, near, .white].prefix(.random(in: 1...3, using: &random)))
      ratio = [3, 4.5, 7][Int.random(in: 0...2, using: &random)]
      suggestion = ContrastSuggestion.nearest(to: text, on: backgrounds, ratio: ratio)
    }
  }

  private static let samples: [Sample] = {
    var random = SeededGenerator(seed: 10)
    return (0..<2000).map { _ in Sample(&random) }
  }()

  @Test func alwaysPasses() throws {
    var found = 0
    for sample in Self.samples {
      let (text, backgrounds, ratio) = (sample.text, sample.backgrounds, sample.ratio)
      guard let suggestion = sample.suggestion else {
        // Black, white or something between: if no grey passes on all, nothing does.
        let greys = (0...255).map { Color(rgb: UInt32($0) * 0x010101) }
        let passing = try greys.first { try Self.smallest($0, sample.backgrounds) >= sample.ratio }
        #expect(passing == nil, "\(sample)")
        continue
      }
      found += 1
      #expect(suggestion.color.isOpaque && suggestion.color.roundedTo8Bits == suggestion.color)
      let reached = try Self.smallest(suggestion.color, backgrounds)
      #expect(reached >= ratio)
      #expect(abs(reached - suggestion.ratio) < 1e-12)
      #expect(abs(suggestion.deltaE2000 - CIEDE2000.difference(text, suggestion.color)) < 1e-9)
    }
    #expect(found > 1400)
  }

  /// One 8-bit step back towards the original in every channel that changed fails.
  @Test func changesNoMoreThanNeeded() throws {
    for sample in Self.samples {
      let (text, backgrounds, ratio) = (sample.text, sample.backgrounds, sample.ratio)
      guard let suggestion = sample.suggestion, suggestion.direction != .unchanged else { continue }
      let (old, new) = (text.bytes, suggestion.color.bytes)
      var back: UInt32 = 0
      for channel in 0..<3 {
        let value = Int(new[channel])
        // Towards white or black a saturated channel may swing; only steps against the direction count.
        let isMoved = suggestion.direction == .lighter ? new[channel] > old[channel] : new[channel] < old[channel]
        let step = isMoved ? (suggestion.direction == .lighter ? -1 : 1) : 0
        back = back << 8 | UInt32(value + step)
      }
      let before = Color(rgb: back)
      #expect(
        try Self.smallest(before, backgrounds) < ratio,
        "\(text.hex) on \(backgrounds.map(\.hex)) for \(ratio): \(suggestion.color.hex), but \(before.hex) too")
    }
  }

  /// Every colour on the way, finely sampled, up to the one that is proposed, fails.
  @Test func noEarlierStepPasses() throws {
    for sample in Self.samples.prefix(150) {
      guard let suggestion = sample.suggestion, suggestion.direction != .unchanged else { continue }
      let end = suggestion.direction == .lighter ? 1.0 : 0
      let path = SuggestionPath(start: sample.text.converted(to: .oklch).components, end: end)
      let isThere = (0...600).lazy.map { path.color(at: Double($0) / 600) }.first { color in
        color == suggestion.color || (try? Self.smallest(color, sample.backgrounds)).map { $0 >= sample.ratio } ?? true
      }
      let first = try #require(isThere)
      // The sampling may step over the proposed colour, never stop at another one far before it.
      #expect(CIEDE2000.difference(first, suggestion.color) < 1, "\(sample): \(first.hex)")
      #expect(abs(try Self.smallest(first, sample.backgrounds) - suggestion.ratio) < 0.2)
    }
  }

  @Test func keepsAPassingColour() throws {
    var unchanged = 0
    for sample in Self.samples {
      let (text, backgrounds, ratio) = (sample.text, sample.backgrounds, sample.ratio)
      let suggestion = sample.suggestion
      guard try Self.smallest(text, backgrounds) >= ratio else { continue }
      unchanged += 1
      #expect(suggestion?.color == text && suggestion?.direction == .unchanged && suggestion?.deltaE2000 == 0)
      #expect(suggestion?.chromaWasLowered == false)
    }
    #expect(unchanged > 50)
  }

  @Test func hueIsKept() throws {
    for sample in Self.samples {
      let text = sample.text
      guard let suggestion = sample.suggestion else { continue }
      let (old, new) = (text.converted(to: .oklch).components, suggestion.color.converted(to: .oklch).components)
      guard new.y > 0.05 else { continue }
      // Gamut mapping may clip by what cannot be seen, which turns a weak colour further.
      #expect(GamutMappingTests.turn(old.z, new.z) < 0.03 / new.y * 57.3, "\(text.hex) \(suggestion.color.hex)")
      #expect(suggestion.direction == .unchanged || (new.x > old.x) == (suggestion.direction == .lighter))
    }
  }

  /// The nearer of the two directions: the other one, if it exists, is not nearer.
  @Test func theNearerDirectionIsTaken() throws {
    let blue = Color(rgb: 0x8080FF)
    let mid = Color(rgb: 0x777777)
    let suggestion = try #require(ContrastSuggestion.nearest(to: blue, on: [mid], ratio: 3))
    let white = try #require(ContrastSuggestion.nearest(to: blue, on: [mid, .black], ratio: 3))
    #expect(white.direction == .lighter)
    #expect(suggestion.deltaE2000 <= white.deltaE2000)
  }

  @Test func knownColours() throws {
    let tint = try #require(ContrastSuggestion.nearest(to: Color(rgb: 0x007AFF), on: [.white], ratio: 4.5))
    #expect(tint.direction == .darker && tint.ratio >= 4.5 && tint.ratio < 4.56 && tint.deltaE2000 < 5)
    let yellow = try #require(ContrastSuggestion.nearest(to: Color(rgb: 0xFFCC00), on: [.white], ratio: 4.5))
    #expect(yellow.chromaWasLowered && yellow.direction == .darker)
  }

  @Test func nothingPasses() {
    #expect(ContrastSuggestion.nearest(to: .black, on: [.black, .white], ratio: 21) == nil)
    #expect(ContrastSuggestion.nearest(to: .black, on: [.black, .white], ratio: 4.6) == nil)
    #expect(ContrastSuggestion.nearest(to: .black, on: [.black, .white], ratio: 4.5) != nil)
    #expect(ContrastSuggestion.nearest(to: .black, on: [.white], ratio: 22) == nil)
    #expect(ContrastSuggestion.nearest(to: .black, on: [], ratio: 3) == nil)
    let glass = Color(red: 1, green: 1, blue: 1, alpha: 0.5)
    #expect(ContrastSuggestion.nearest(to: .black, on: [glass], ratio: 3) == nil)
  }

  @Test func reachesBlackAndWhite() throws {
    let grey = Color(rgb: 0x808080)
    #expect(try #require(ContrastSuggestion.nearest(to: grey, on: [.white], ratio: 21)).color == .black)
    #expect(try #require(ContrastSuggestion.nearest(to: grey, on: [.black], ratio: 21)).color == .white)
    #expect(try #require(ContrastSuggestion.nearest(to: grey, on: [grey], ratio: 1)).direction == .unchanged)
  }

  /// Between black and white there is a narrow band of greys; the search has to find it from both sides.
  @Test(arguments: [0x000000, 0x202020, 0xE0E0E0, 0xFFFFFF, 0xFF0000, 0x0000FF] as [UInt32])
  func betweenTwoBackgrounds(_ rgb: UInt32) throws {
    let suggestion = try #require(
      ContrastSuggestion.nearest(to: Color(rgb: rgb), on: [.black, .white], ratio: 4.5))
    #expect(try Self.smallest(suggestion.color, [.black, .white]) >= 4.5)
  }

  @Test func translucentTextsBecomeOpaque() throws {
    let label = try #require(SystemColors.color("secondaryLabel", .light, .ios26)).color
    let suggestion = try #require(ContrastSuggestion.nearest(to: label, on: [.white], ratio: 4.5))
    #expect(suggestion.color.isOpaque && suggestion.direction == .darker)
    let seen = label.composited(over: .white)
    #expect(abs(suggestion.deltaE2000 - CIEDE2000.difference(seen, suggestion.color)) < 1e-9)
    #expect(suggestion.ratio >= 4.5 && suggestion.ratio < 4.56)
  }

  @Test func displayP3BecomesSRGB() throws {
    let green = Color(.displayP3, SIMD3(0, 1, 0))
    let suggestion = try #require(ContrastSuggestion.nearest(to: green, on: [.white], ratio: 3))
    #expect(suggestion.color.space == .sRGB && suggestion.ratio >= 3 && suggestion.chromaWasLowered)
  }

  @Test func passesOverAnyContentOfABar() throws {
    var random = SeededGenerator(seed: 14)
    for _ in 0..<300 {
      var layer = random.color()
      layer.alpha = .random(in: 0.6...1, using: &random)
      let item = random.color()
      guard let suggestion = ContrastSuggestion.nearest(to: item, over: [layer], ratio: 4.5) else { continue }
      #expect(ContrastBounds(item: suggestion.color, layers: [layer]).minimum >= 4.5)
    }
    #expect(ContrastSuggestion.nearest(to: .black, over: [], ratio: 3) == nil)
  }
}
