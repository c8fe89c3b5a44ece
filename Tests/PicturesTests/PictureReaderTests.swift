import ColorContrast
import Foundation
import Pictures
import TestSupport
import Testing

/// Pictures of every sort against what other programs see in them.
@Suite struct PictureReaderTests {
  static let readable = PictureFixture.all.filter { $0.value.pixels != nil }.map(\.key).sorted()
  /// Made lossy, or converted by Little CMS of another version: the same to one 8-bit step.
  static let inexact: Set<String> = [
    "adobe-rgb.png", "baseline.jpg", "cmyk.jpg", "code-points-p3.png", "gamma-adobe.png", "gamma-linear.png",
    "gray-profile.png", "gray.jpg", "p3-alpha.png", "p3.jpg", "p3.png", "progressive.jpg", "turned.jpg",
  ]

  @Test func everyFixtureIsDescribed() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: PictureFixture.folder.path)
    #expect(Set(files).subtracting(["expected.json"]) == Set(PictureFixture.all.keys))
    #expect(Self.readable.count > 25)
  }

  @Test(arguments: readable)
  func readsLikeOtherDecoders(_ name: String) throws {
    let fixture = try #require(PictureFixture.all[name])
    let expected = try #require(fixture.pixels)
    let reader = try PictureReader(path: PictureFixture.path(name), depth: name.contains("16") ? .sixteen : .eight)
    #expect(reader.width == fixture.width && reader.height == fixture.height)
    let pixels = try reader.allPixels()
    #expect(pixels.count == expected.count)
    let tolerance = Self.inexact.contains(name) ? 1 : 0
    for (index, (pixel, other)) in zip(pixels, expected).enumerated() {
      let isNear = pixel.count == other.count && zip(pixel, other).allSatisfy { abs($0 - $1) <= tolerance }
      #expect(isNear, "pixel \(index): \(pixel), elsewhere \(other)")
    }
    if let profile = fixture.profile { #expect(reader.profile.description == profile) }
    #expect(reader.profile.isSRGB == (fixture.profile == nil && !name.hasPrefix("gamma-") || fixture.isSRGB == true))
    #expect(reader.orientation?.rawValue == fixture.orientation)
  }

  @Test(arguments: ["p3.png", "p3-alpha.png", "code-points-p3.png", "p3.jpg"])
  func convertedColorsComeInSixteenBits(_ name: String) throws {
    let reader = try PictureReader(path: PictureFixture.path(name))
    #expect(reader.rowFormat.depth == .sixteen)
    #expect(reader.fileFormat.depth == .eight)
    let narrow = try PictureReader(path: PictureFixture.path(name), depth: .eight).allPixels()
    #expect(try reader.allPixels().map { $0.map { ($0 + 128) / 257 } } == narrow)
  }

  @Test func displayP3MatchesTheColorModule() throws {
    let pixels = try PictureReader(path: PictureFixture.path("p3-16.png")).allPixels()
    let source = try #require(PictureFixture.all["p3-16.png"]?.source)
    #expect(pixels.count == source.count)
    var worst = 0.0
    for (pixel, stored) in zip(pixels, source) {
      let color = Color(.displayP3, SIMD3(Double(stored[0]), Double(stored[1]), Double(stored[2])) / 65535)
      let expected = color.sRGB.clamped(lowerBound: .zero, upperBound: .one)
      let difference = SIMD3(Double(pixel[0]), Double(pixel[1]), Double(pixel[2])) / 65535 - expected
      worst = max(worst, max(difference.max(), -difference.min()))
    }
    #expect(worst < 0.2 / 255, "\(worst * 255) of 255")
  }

  @Test func keepsAlphaExactlyWhenConvertingColors() throws {
    let pixels = try PictureReader(path: PictureFixture.path("p3-alpha.png")).allPixels()
    let expected = try #require(PictureFixture.all["p3-alpha.png"]?.pixels)
    #expect(pixels.map { $0[3] } == expected.map { $0[3] * 257 })
  }

  @Test func eightBitsBecomeSixteenAndBack() throws {
    let wide = try PictureReader(path: PictureFixture.path("rgba.png"), depth: .sixteen).allPixels()
    let narrow = try PictureReader(path: PictureFixture.path("rgba.png")).allPixels()
    #expect(wide == narrow.map { $0.map { $0 * 257 } })
  }

  @Test func orientationAfterThePixelsIsKnownAtTheEnd() throws {
    let reader = try PictureReader(path: PictureFixture.path("turned-late.png"))
    #expect(reader.orientation == nil)
    _ = try reader.allPixels()
    #expect(reader.orientation == .left)
  }

  @Test func reportsAnUnreadableProfileAndAssumesSRGB() throws {
    let reader = try PictureReader(path: PictureFixture.path("bad-profile.png"))
    #expect(!reader.warnings.isEmpty)
    #expect(reader.profile == .none)
  }

  @Test func readsBytesLikeTheFile() throws {
    let bytes = try PictureReader(bytes: PictureFixture.bytes("interlaced.png"), name: "bytes").allPixels()
    #expect(try PictureReader(path: PictureFixture.path("interlaced.png")).allPixels() == bytes)
  }

  @Test func readsAPipeLikeTheFile() throws {
    let folder = try TemporaryFolder()
    let pipe = folder.file("pipe")
    #expect(mkfifo(pipe, 0o600) == 0)
    let bytes = try PictureFixture.bytes("baseline.jpg")
    let thread = Thread { try? Data(bytes).write(to: URL(filePath: pipe), options: []) }
    thread.start()
    let pixels = try PictureReader(path: pipe).allPixels()
    #expect(try PictureReader(path: PictureFixture.path("baseline.jpg")).allPixels() == pixels)
  }

  @Test func anAreaIsPartOfThePicture() throws {
    let all = try PictureReader(path: PictureFixture.path("rgb.png")).allPixels()
    var seen: [SIMD4<Double>] = []
    var places: [Int] = []
    let reader = try PictureReader(path: PictureFixture.path("rgb.png"))
    try reader.forEachRow(in: PixelArea(columns: 6..<100, rows: 1..<3)) { row in
      for index in 0..<row.count {
        seen.append(row[index])
        places.append(row.y * 8 + row.x + index)
      }
    }
    #expect(places == [14, 15, 22, 23])
    #expect(seen == places.map { SIMD4(Double(all[$0][0]), Double(all[$0][1]), Double(all[$0][2]), 255) / 255 })
    #expect(reader.rowsRead == 3)
    #expect(throws: Never.self) {
      try reader.forEachRow(in: PixelArea(columns: 50..<60, rows: 0..<4)) { _ in Issue.record("outside") }
    }
  }
}

extension PictureRow {
  /// The sRGB-encoded red, green, blue and alpha of a pixel, each 0…1.
  fileprivate subscript(index: Int) -> SIMD4<Double> {
    let first = index * format.channels
    func value(_ channel: Int) -> Double {
      switch format.depth {
      case .eight: Double(bytes[first + channel]) / 255
      case .sixteen: Double(bytes.load(fromByteOffset: (first + channel) * 2, as: UInt16.self)) / 65535
      }
    }
    return SIMD4(value(0), value(1), value(2), format.hasAlpha ? value(3) : 1)
  }
}
