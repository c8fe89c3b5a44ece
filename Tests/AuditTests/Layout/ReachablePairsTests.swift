import Adaptivity
import Testing

@testable import LayoutRules

@Suite struct ReachablePairsTests {
  private func words(_ family: Device.Family, _ orientations: Set<Orientation>, windows: Bool) -> [String] {
    ReachablePairs(family, orientations, hasWindows: windows).pairs.map(\.pair.words)
  }

  @Test func phonesHaveThree() {
    #expect(words(.iphone, [.portrait], windows: true) == ["compact width, regular height"])
    #expect(
      words(.iphone, [.landscape], windows: false) == [
        "compact width, compact height", "regular width, compact height",
      ])
  }

  @Test func padsHaveTwoWithTheirWindows() {
    #expect(words(.ipad, [.portrait, .landscape], windows: false) == ["regular width, regular height"])
    #expect(
      words(.ipad, [.portrait, .landscape], windows: true) == [
        "compact width, regular height", "regular width, regular height",
      ])
  }
}
