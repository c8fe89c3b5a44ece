import ColorContrast
import Testing

@Suite struct SystemBarsTests {
  @Test func defaultBars() throws {
    for generation in [SystemGeneration.ios13, .ios15] {
      let light = SystemBars.layers(kind: .navigation, generation: generation, appearance: .light)
      #expect(light.isMeasured && light.layers.map(\.hex) == ["#F9F9F9F0"] && !light.source.isEmpty)
      let dark = SystemBars.layers(kind: .navigation, generation: generation, appearance: .darkHighContrast)
      #expect(dark.layers.map(\.hex) == ["#1D1D1DF0"])
      for kind in [SystemBarKind.toolbar, .tab] {
        #expect(
          SystemBars.layers(kind: kind, generation: generation, appearance: .dark).layers.map(\.hex) == ["#161616F0"])
        #expect(
          SystemBars.layers(kind: kind, generation: generation, appearance: .light).layers.map(\.hex) == ["#F9F9F9F0"])
      }
      #expect(light.reducedTransparency?.hex == "#F9F9F9")
    }
  }

  @Test func tintedBarsOfIOS7() throws {
    let red = Color(red: 1, green: 0x3B / 255.0, blue: 0x30 / 255.0, alpha: 0.2)
    let bar = SystemBars.layers(kind: .navigation, generation: .ios7, appearance: .light, barTint: red)
    #expect(bar.isMeasured && bar.layers.count == 2)
    #expect(bar.layers[0].alpha == 0.85 && bar.layers[1].alpha == 0.5)
    let bounds = ContrastBounds(item: .white, layers: bar.layers)
    #expect(abs(bounds.minimum - 3.12) < 0.01 && abs(bounds.maximum - 3.85) < 0.01)
    #expect(bar.reducedTransparency?.isOpaque == true)
  }

  /// The layers over white show the published measurement: (1 - 40/255) n + 40/255.
  @Test func layersMatchMeasurementsOverWhite() throws {
    for step in 0...10 {
      let tint = Color(.sRGB, SIMD3(repeating: Double(step) / 10))
      let bar = SystemBars.layers(kind: .navigation, generation: .ios7, appearance: .light, barTint: tint)
      let shown = Color.composite(bar.layers + [.white]).sRGB.x
      #expect(abs(shown - ((1 - 40 / 255.0) * Double(step) / 10 + 40 / 255.0)) < 0.01)
    }
  }

  @Test func opaqueBarsShowTheirTint() {
    let tint = Color(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.5)
    for generation in SystemGeneration.allCases {
      let bar = SystemBars.layers(
        kind: .toolbar, generation: generation, appearance: .light, barTint: tint, isTranslucent: false)
      #expect(bar.isMeasured && bar.layers == [Color(red: 0.1, green: 0.2, blue: 0.3)])
      guard generation != .ios26 else { continue }
      let untinted = SystemBars.layers(
        kind: .toolbar, generation: generation, appearance: .dark, isTranslucent: false)
      #expect(untinted.layers.count == 1 && untinted.layers[0].isOpaque)
    }
  }

  @Test func unpublishedBarsAreNotMeasured() {
    let tint = Color(rgb: 0x007AFF)
    let unknown = [
      SystemBars.layers(kind: .navigation, generation: .ios26, appearance: .light),
      SystemBars.layers(kind: .tab, generation: .ios26, appearance: .dark, barTint: tint),
      SystemBars.layers(kind: .tab, generation: .ios26, appearance: .dark, isTranslucent: false),
      SystemBars.layers(kind: .navigation, generation: .ios7, appearance: .light),
      SystemBars.layers(kind: .navigation, generation: .ios13, appearance: .light, barTint: tint),
      SystemBars.layers(kind: .navigation, generation: .ios15, appearance: .light, barTint: tint),
    ]
    for material in unknown {
      #expect(!material.isMeasured && material.layers.isEmpty && material.reducedTransparency == nil)
      #expect(material.source.contains(";"), "says what to do")
    }
  }

  @Test func scrollEdge() throws {
    #expect(SystemBars.scrollEdge(generation: .ios7) == nil && SystemBars.scrollEdge(generation: .ios13) == nil)
    let edge = try #require(SystemBars.scrollEdge(generation: .ios15))
    #expect(edge.isMeasured && edge.layers.isEmpty)
    let bounds = ContrastBounds(item: Color(rgb: 0x007AFF), layers: edge.layers)
    #expect(bounds.minimum == 1 || abs(bounds.minimum - 1) < 1e-9)
  }

  /// The examples of the guidelines' own bar.
  @Test func iOS7TintOnTheDefaultLightBar() {
    let bar = SystemBars.layers(kind: .navigation, generation: .ios13, appearance: .light)
    let tint = ContrastBounds(item: Color(rgb: 0x007AFF), layers: bar.layers)
    #expect(abs(tint.minimum - 3.35) < 0.005 && abs(tint.maximum - 3.83) < 0.005)
  }
}
