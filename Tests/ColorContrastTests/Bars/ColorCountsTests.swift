import ColorContrast
import Testing

@Suite struct ColorCountsTests {
  @Test func countsColorsInOrder() {
    var counts = ColorCounts()
    for rgb: UInt32 in [0xFFFFFF, 0x000000, 0x0000FF, 0xFFFFFF] { counts.add(rgb) }
    var seen: [[Int]] = []
    counts.forEach { seen.append([Int($0), $1]) }
    #expect(seen == [[0, 1], [0xFF, 1], [0xFFFFFF, 2]])
    #expect(counts.total == 4)
  }

  @Test func reportsTheFirstPositionOfAColor() {
    var counts = ColorCounts()
    let firsts = [0x123456, 0x123456, 0xFF12_3456, 0x123457].map { counts.add($0) }
    #expect(firsts == [true, false, false, true])
  }
}
