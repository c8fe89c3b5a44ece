import Pictures
import Testing

@Suite struct PictureOrientationTests {
  /// The letters of a 3 × 2 picture as a viewer shows them: Exif 2.32, tag 0x0112.
  @Test(arguments: [
    (PictureOrientation.up, ["abc", "def"]), (.upMirrored, ["cba", "fed"]), (.down, ["fed", "cba"]),
    (.downMirrored, ["def", "abc"]), (.leftMirrored, ["ad", "be", "cf"]), (.right, ["da", "eb", "fc"]),
    (.rightMirrored, ["fc", "eb", "da"]), (.left, ["cf", "be", "ad"]),
  ])
  func everyPixelIsWhereViewersShowIt(_ orientation: PictureOrientation, _ shown: [String]) {
    let stored = ["abc", "def"].map { Array($0) }
    let expected = shown.map { Array($0) }
    #expect(orientation.swapsSides == (expected.count == 3))
    for y in 0..<2 {
      for x in 0..<3 {
        let place = orientation.shown(x: x, y: y, width: 3, height: 2)
        #expect(expected[place.y][place.x] == stored[y][x])
      }
    }
    for rows in [0..<1, expected.count - 1..<expected.count] {
      let area = orientation.stored(
        PixelArea(columns: 0..<expected[0].count, rows: rows), width: 3, height: 2)
      let letters = area.rows.flatMap { y in area.columns.map { stored[y][$0] } }
      #expect(letters.sorted() == expected[rows.lowerBound].sorted())
    }
  }
}
