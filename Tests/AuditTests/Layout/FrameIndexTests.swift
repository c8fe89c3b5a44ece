import Adaptivity
import TestSupport
import Testing

@testable import LayoutRules

@Suite struct FrameIndexTests {
  @Test func agreesWithALinearSearch() {
    var generator = SeededGenerator(seed: 7)
    func frame() -> Rect {
      Rect(
        x: Double.random(in: 0..<900, using: &generator), y: Double.random(in: 0..<900, using: &generator),
        width: Double.random(in: 1..<60, using: &generator), height: Double.random(in: 1..<60, using: &generator))
    }
    let frames = (0..<300).map { _ in frame() }
    let index = FrameIndex(frames)
    for (place, one) in frames.enumerated() {
      for points in [0.5, -12] {
        let slow = frames[..<place].indices.filter { other in
          let two = frames[other]
          return min(one.maxX, two.maxX) - max(one.minX, two.minX) > points
            && min(one.maxY, two.maxY) - max(one.minY, two.minY) > points
        }
        let found = index.first(overlapping: one, by: points, before: place)
        #expect(found.map(slow.contains) ?? slow.isEmpty, "\(one) among \(slow)")
      }
    }
  }

  @Test func anEmptyIndexFindsNothing() {
    #expect(FrameIndex([]).first(overlapping: Rect(x: 0, y: 0, width: 9, height: 9), by: 0) == nil)
  }

  @Test func touchingFramesDoNotOverlap() {
    let index = FrameIndex([Rect(x: 0, y: 0, width: 10, height: 10)])
    #expect(index.first(overlapping: Rect(x: 10, y: 0, width: 10, height: 10), by: 0) == nil)
    #expect(index.first(overlapping: Rect(x: 9, y: 0, width: 10, height: 10), by: 0) == 0)
    #expect(index.first(overlapping: Rect(x: 9, y: 0, width: 10, height: 10), by: 0, before: 0) == nil)
  }
}
