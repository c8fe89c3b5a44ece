import ColorContrast
import Foundation
import Pictures
import TestSupport
import Testing

/// A sheet pixel by pixel against its definition.
@Suite struct ContactSheetTests {
  static let captions: [SheetCaption?] = [
    SheetCaption(width: 3, height: 2, coverage: [255, 0, 128, 0, 255, 0]), nil,
    SheetCaption(width: 20, height: 5, coverage: [UInt8](repeating: 255, count: 100)),
  ]

  /// Three tiles in two columns: the source, its inverse, the source.
  static func make(_ source: String, _ path: String, depth: PixelFormat.Depth) throws -> ContactSheet {
    let probe = try PictureReader(path: source, depth: depth)
    var sheet = ContactSheet(
      width: probe.width, height: probe.height, captions: captions, columns: 2, gap: 3, margin: 2, captionHeight: 4)
    sheet.background = Color(rgb: 0x102030)
    sheet.ink = Color(rgb: 0xFFE0C0)
    let writer = try PictureWriter(
      path: path, width: sheet.width, height: sheet.height, format: probe.rowFormat, inputs: [source])
    try sheet.write(to: writer) { () throws(PictureError) in
      try PictureReader(path: source, depth: depth)
    } render: { tile, source, row in
      for index in 0..<source.count { row[index] = tile == 1 ? ~source[index] : source[index] }
    }
    try writer.finish()
    return sheet
  }

  @Test(arguments: ["rgb.png", "rgba.png"], [PixelFormat.Depth.eight, .sixteen])
  func everyPixelIsAtItsPosition(_ name: String, _ depth: PixelFormat.Depth) throws {
    let folder = try TemporaryFolder()
    let source = PictureFixture.path(name)
    let sheet = try Self.make(source, folder.file("sheet.png"), depth: depth)
    #expect(sheet.width == 2 + 8 + 3 + 8 + 2 && sheet.height == 2 + 8 + 3 + 8 + 2)
    let tile = try PictureReader(path: source, depth: depth).allPixels()
    let pixels = try PictureReader(path: folder.file("sheet.png")).allPixels()
    let channels = tile[0].count
    let scale = depth == .eight ? 1 : 257
    let opaque = channels == 4 ? [255 * scale] : []
    var wrong: [String] = []
    for y in 0..<sheet.height {
      for x in 0..<sheet.width {
        let (column, row) = ((x - 2) / 11, (y - 2) / 11)
        let (dx, dy) = ((x - 2) % 11, (y - 2) % 11)
        let index = row * 2 + column
        var expected = [0x10 * scale, 0x20 * scale, 0x30 * scale] + opaque
        if x >= 2, y >= 2, column < 2, dx < 8, index < 3 {
          if dy < 4 {
            expected = tile[dy * 8 + dx].map { index == 1 ? 255 * scale - $0 : $0 }
          } else if dy < 8, let caption = Self.captions[index], dy - 4 < caption.height {
            let left = (8 - min(8, caption.width)) / 2
            if dx >= left, dx - left < min(8, caption.width) {
              let share = Double(caption.coverage[(dy - 4) * caption.width + dx - left]) / 255
              let mixed = zip([0x10, 0x20, 0x30], [0xFF, 0xE0, 0xC0]).map { ground, ink in
                let value = (Double(ground) * (1 - share) + Double(ink) * share) * Double(scale)
                return Int((value + 0.5).rounded(.down))
              }
              expected = mixed + opaque
            }
          }
        }
        if pixels[y * sheet.width + x] != expected { wrong.append("\(x), \(y): \(pixels[y * sheet.width + x])") }
      }
    }
    #expect(wrong.isEmpty)
  }

  @Test func aSheetWithoutTilesOrWithTooManyColumnsIsSmall() {
    #expect(ContactSheet(width: 8, height: 4, captions: [], columns: 3, captionHeight: 10).rows == 0)
    let one = ContactSheet(width: 8, height: 4, captions: [nil], columns: 9, margin: 0, captionHeight: 0)
    #expect(one.width == 8 && one.height == 4)
  }

  @Test func aSourceThatFailsLeavesNoSheet() throws {
    let folder = try TemporaryFolder()
    let bytes = try PictureFixture.bytes("rgb.png")
    let source = try folder.write("cut.png", Array(bytes[..<(bytes.count - 40)]))
    let error = #expect(throws: PictureError.self) {
      _ = try Self.make(source, folder.file("sheet.png"), depth: .eight)
    }
    #expect(error?.file == source && error?.kind == .damaged)
    #expect(folder.names == ["cut.png"])
  }

  @Test func aSourceOfAnotherSizeIsRefused() throws {
    let folder = try TemporaryFolder()
    let sheet = ContactSheet(width: 9, height: 4, captions: [nil], columns: 1, captionHeight: 0)
    let format = PixelFormat(depth: .eight, hasAlpha: false)
    let writer = try PictureWriter(
      path: folder.file("sheet.png"), width: sheet.width, height: sheet.height, format: format)
    #expect(throws: PictureError.self) {
      try sheet.write(to: writer) { () throws(PictureError) in
        try PictureReader(path: PictureFixture.path("rgb.png"))
      } render: { _, _, _ in
      }
    }
  }
}
