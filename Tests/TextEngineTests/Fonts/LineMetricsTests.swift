import Foundation
import Testing

@testable import TextEngine

/// The line metrics of an app's own font are those of the table hhea.
@Suite struct LineMetricsTests {
  /// The offset of a table.
  private static func table(_ tag: String, in font: Data) -> Int? {
    let count = Int(font[4]) << 8 | Int(font[5])
    for index in 0..<count {
      let record = 12 + 16 * index
      guard String(decoding: font[record..<record + 4], as: UTF8.self) == tag else { continue }
      return font[record + 8..<record + 12].reduce(0) { $0 << 8 | Int($1) }
    }
    return nil
  }

  @Test func typographicMetricsDoNotMatter() throws {
    let path = FontFixture.fonts.appending(path: "Inter-subset.ttf").path
    var font = try Data(contentsOf: URL(filePath: path))
    let os2 = try #require(Self.table("OS/2", in: font))
    let hhea = try #require(Self.table("hhea", in: font))
    func number(_ offset: Int) -> Int16 { Int16(bitPattern: UInt16(font[offset]) << 8 | UInt16(font[offset + 1])) }
    let (ascender, descender) = (Double(number(hhea + 4)), Double(number(hhea + 6)))
    // USE_TYPO_METRICS, and a typographic ascender of 3,000 units.
    font[os2 + 63] |= 0x80
    (font[os2 + 68], font[os2 + 69]) = (0x0B, 0xB8)
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let changed = folder.appending(path: "Changed.ttf")
    try font.write(to: changed)
    let metrics = try CustomFace(path: changed.path).lineMetrics
    #expect(abs(metrics.ascender - ascender / 2048) < 1e-6)
    #expect(abs(metrics.descender + descender / 2048) < 1e-6)
  }
}
