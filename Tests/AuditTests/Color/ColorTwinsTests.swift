import AuditModel
import ColorContrast
import TestSupport
import Testing

@testable import ColorRules

@Suite struct ColorTwinsTests {
  private func twins(_ colors: [NamedColor]) -> ColorTwins {
    ColorTwins(colors, resolver: ColorResolver(generation: .ios26))
  }

  private func color(_ index: Int, _ color: Color) -> NamedColor {
    let location = SourceLocation(file: "palette.json", line: index + 1, column: 1)
    return NamedColor(
      name: "c\(index)", variants: [ColorVariant(.color(color), location: location)], location: location,
      origin: .palette)
  }

  @Test func equalColoursAreNotCompared() {
    let found = twins((0..<2_000).map { color($0, Color(red: 0.4, green: 0.5, blue: 0.6)) })
    #expect(found.comparisons == 0)
    let names = found.list[0].map(\.name)
    #expect(names == (1..<2_000).map { "c\($0)" })
    #expect(found.list[0].allSatisfy { $0.deltaE2000 == 0 })
    #expect(found.list.dropFirst().allSatisfy { $0.isEmpty })
  }

  @Test func oneClusterIsComparedOnce() {
    var random = SeededGenerator(seed: 7)
    let count = 2_000
    let colors = (0..<count).map { index in
      func near(_ value: Double) -> Double { value + Double.random(in: -0.001...0.001, using: &random) }
      return color(index, Color(red: near(0.4), green: near(0.5), blue: near(0.6)))
    }
    let found = twins(colors)
    // Four appearances a colour.
    #expect(found.comparisons <= 4 * count)
    #expect(found.list[0].count == count - 1 && found.list.reduce(0) { $0 + $1.count } == count - 1)
  }

  @Test func fewDistantColoursAreCompared() {
    var colors: [NamedColor] = []
    for red in 0..<12 {
      for green in 0..<12 {
        for blue in 0..<12 {
          colors.append(
            color(colors.count, Color(red: Double(red) / 11, green: Double(green) / 11, blue: Double(blue) / 11)))
        }
      }
    }
    #expect(twins(colors).comparisons < colors.count * colors.count / 20)
  }

  @Test(arguments: [1, 2, 3] as [UInt64])
  func matchesComparingAllPairs(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let colors = (0..<600).map { index -> NamedColor in
      let wide = Double.random(in: 0...1, using: &random)
      func near() -> Double {
        min(max(wide + Double.random(in: -0.08...0.08, using: &random), 0), 1)
      }
      var one = color(index, Color(red: near(), green: near(), blue: index % 5 == 0 ? 1 : near()))
      if index % 3 == 0 { one.roles = [.text] }
      return one
    }
    let looks = ColorResolver(generation: .ios26)
    var isReported = Array(repeating: false, count: colors.count)
    var expected = Array(repeating: [String](), count: colors.count)
    for (index, one) in colors.enumerated() where !isReported[index] {
      for other in colors.indices.dropFirst(index + 1) where !isReported[other] && colors[other].roles == one.roles {
        let pair = [one, colors[other]].compactMap { looks.resolve($0).inAppearance[0] }
        guard CIEDE2000.difference(pair[0], pair[1]) < 2 else { continue }
        isReported[other] = true
        expected[index].append(colors[other].name)
      }
    }
    #expect(twins(colors).list.map { $0.map(\.name) } == expected)
    #expect(expected.contains { $0.count > 1 })
  }
}
