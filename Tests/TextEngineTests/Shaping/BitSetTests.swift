import Testing

@testable import TextEngine

@Suite struct BitSetTests {
  @Test func containsInsertedGlyphs() {
    var set = BitSet(count: 200)
    for glyph in [0, 63, 64, 199] { set.insert(glyph) }
    set.insert(70...72)
    set.insert(5000)
    #expect(set.elements == [0, 63, 64, 70, 71, 72, 199])
    #expect(set.count == 7 && set.contains(71) && !set.contains(73) && !set.contains(5000))
  }

  @Test func setsMeet() {
    var one = BitSet(count: 100)
    var other = BitSet(count: 100)
    one.insert(1...10)
    other.insert(8...20)
    #expect(one.count(in: other) == 3)
    var both = one
    both.formIntersection(other)
    #expect(both.elements == [8, 9, 10])
    one.subtract(other)
    #expect(one.elements == Array(1...7))
  }
}
