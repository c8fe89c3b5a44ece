import ColorContrast
import Testing

@testable import Previews

@Suite struct PixelPainterTests {
  private func pixel(_ picture: PreviewPixels, _ column: Int, _ row: Int) -> [UInt8] {
    (0..<3).map { picture.bytes[(row * picture.width + column) * 3 + $0] }
  }

  @Test func boxesCoverTheirShareOfAPixel() throws {
    var drawing = PreviewDrawing(width: 4, height: 4, title: "")
    drawing.add(.box(PreviewBox(x: 1, y: 1, width: 1.5, height: 2), fill: .black, stroke: nil))
    let picture = try PixelPainter(scale: 1).paint(drawing)
    #expect(pixel(picture, 0, 0) == [255, 255, 255])
    #expect(pixel(picture, 1, 1) == [0, 0, 0])
    #expect(pixel(picture, 2, 2) == [128, 128, 128], "colours are mixed in encoded sRGB")
    #expect(pixel(picture, 3, 1) == [255, 255, 255])
  }

  @Test func linesGoAroundABox() throws {
    var drawing = PreviewDrawing(width: 20, height: 20, title: "")
    let stroke = PreviewDrawing.Stroke(color: .black, width: 2, dash: nil)
    drawing.add(.box(PreviewBox(x: 5, y: 5, width: 10, height: 10), fill: nil, stroke: stroke))
    let picture = try PixelPainter(scale: 1).paint(drawing)
    for place in [(4, 4), (5, 10), (15, 10), (10, 4), (10, 15)] {
      #expect(pixel(picture, place.0, place.1) == [0, 0, 0], "\(place)")
    }
    for place in [(10, 10), (3, 10), (17, 10), (6, 6)] {
      #expect(pixel(picture, place.0, place.1) == [255, 255, 255], "\(place)")
    }
  }

  @Test func dashesHaveGaps() throws {
    var drawing = PreviewDrawing(width: 40, height: 40, title: "")
    let stroke = PreviewDrawing.Stroke(color: .black, width: 1, dash: 4)
    drawing.add(.box(PreviewBox(x: 5.5, y: 5.5, width: 24, height: 24), fill: nil, stroke: stroke))
    let picture = try PixelPainter(scale: 1).paint(drawing)
    let row = (6..<29).map { pixel(picture, $0, 5)[0] }
    #expect(row.contains(0) && row.contains(255))
  }

  @Test func refusesAHugePicture() {
    let drawing = PreviewDrawing(width: 100_000, height: 100_000, title: "")
    #expect(throws: PreviewError.self) { try PixelPainter(scale: 3).paint(drawing) }
  }
}
