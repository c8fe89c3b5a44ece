import Foundation
import Pictures
import TestSupport
import Testing

/// Files that are no pictures, or no longer, or were made to do harm.
@Suite struct DamagedPictureTests {
  static let pictures = [
    "rgba.png", "interlaced.png", "p3-16.png", "palette.png", "baseline.jpg", "progressive.jpg", "cmyk.jpg",
  ]

  /// Reads a picture to its end.
  static func problem(_ bytes: [UInt8]) -> PictureError? {
    do {
      try PictureReader(bytes: bytes, name: "a.png").forEachRow { _ in }
      return nil
    } catch {
      return error as? PictureError
    }
  }

  static func png(_ chunks: [(String, [UInt8])]) -> [UInt8] {
    chunks.reduce([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) { bytes, chunk in
      let content = Array(chunk.0.utf8) + chunk.1
      return bytes + number(UInt32(chunk.1.count)) + content + number(checksum(content))
    }
  }

  static func number(_ value: UInt32) -> [UInt8] { (0..<4).map { UInt8(truncatingIfNeeded: value >> (24 - $0 * 8)) } }

  /// CRC-32 (PNG third edition, annex D).
  static func checksum(_ bytes: [UInt8]) -> UInt32 {
    var sum = ~UInt32(0)
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
    }
    return ~sum
  }

  static func head(_ width: UInt32, _ height: UInt32, _ rest: [UInt8] = [8, 2, 0, 0, 0]) -> (String, [UInt8]) {
    ("IHDR", number(width) + number(height) + rest)
  }

  @Test(arguments: pictures)
  func everyTruncationIsRefused(_ name: String) throws {
    let bytes = try PictureFixture.bytes(name)
    #expect(Self.problem(bytes) == nil)
    for length in stride(from: 0, to: bytes.count - 1, by: 1 + bytes.count / 1000) {
      let problem = Self.problem(Array(bytes[..<length]))
      #expect(problem != nil, "\(length) of \(bytes.count) bytes")
    }
  }

  @Test(arguments: pictures)
  func noDamageCrashes(_ name: String) throws {
    let bytes = try PictureFixture.bytes(name)
    var random = UInt32(truncatingIfNeeded: bytes.count)
    for position in stride(from: 0, to: bytes.count, by: 1 + bytes.count / 1000) {
      var damaged = bytes
      random = random &* 1_664_525 &+ 1_013_904_223
      damaged[position] ^= UInt8(random >> 24) | 1
      let problem = Self.problem(damaged)
      // A checksum covers all of a PNG but what it says about colours and orientation, which is dropped when wrong.
      if let problem { #expect(!problem.what.isEmpty && !problem.remedy.isEmpty) }
    }
  }

  @Test func reportsDamageWithItsPosition() throws {
    var bytes = try PictureFixture.bytes("rgb.png")
    let place = try #require(bytes.indices.first { bytes[$0...].starts(with: Array("IDAT".utf8)) })
    bytes[place + 30] ^= 0xFF
    let problem = try #require(Self.problem(bytes))
    #expect(problem.kind == .damaged)
    #expect(problem.description.hasPrefix("cannot read a.png: it is damaged in row "))
    #expect(problem.description.hasSuffix("; export or copy it again"))
  }

  @Test(arguments: [
    ("GIF89a", "a GIF"), ("RIFF....WEBPVP8 ", "a WebP"), ("\0\0\0\u{18}ftypheic", "a HEIC"), ("hello\n", "a text file"),
    ("\0\0\0\u{18}ftypmif1", "a HEIF"), ("%PDF-1.7", "a PDF"), ("<svg xmlns=", "an SVG"), ("BM......", "bitmap"),
    ("\0\u{1}\u{2}", "not a known picture format"), ("MM\0*", "a TIFF"), ("8BPS", "Photoshop"),
  ])
  func reportsOtherFiles(_ content: String, _ words: String) {
    let problem = Self.problem(Array(content.utf8))
    #expect(problem?.kind == .unsupported && problem?.what.contains(words) == true, "\(String(describing: problem))")
  }

  @Test func namesFilesThatCannotBeOpened() throws {
    let folder = try TemporaryFolder()
    let cases = [
      (folder.file("none.png"), "No such file"), (folder.path, "it is a folder"),
      (try folder.write("empty.png", []), "it is empty"),
    ]
    for (path, words) in cases {
      let error = #expect(throws: PictureError.self) { _ = try PictureReader(path: path) }
      #expect(error?.file == path && error?.what.contains(words) == true)
    }
  }

  @Test func refusesUnreasonableSizes() throws {
    let most = UInt32(Int32.max)
    for (width, height) in [(most, most), (1_000_001, 1), (1, 1_000_001), (UInt32.max, 7)] {
      let problem = Self.problem(Self.png([Self.head(width, height), ("IDAT", []), ("IEND", [])]))
      #expect(problem?.kind == .tooLarge && problem?.what.contains("\(width) × \(height)") == true)
    }
    #expect(Self.problem(Self.png([Self.head(0, 5), ("IEND", [])]))?.kind == .damaged)
  }

  @Test func interlacedPicturesAboveTheLimitAreRefused() throws {
    let problem = Self.problem(Self.png([Self.head(8001, 8000, [8, 2, 0, 0, 1]), ("IDAT", []), ("IEND", [])]))
    #expect(problem?.kind == .tooLarge && problem?.remedy == "save it without interlacing")
    let allowed = Self.problem(Self.png([Self.head(8000, 8000, [8, 2, 0, 0, 1]), ("IDAT", []), ("IEND", [])]))
    #expect(allowed?.kind == .damaged)
  }

  @Test func progressivePicturesAboveTheLimitAreRefused() throws {
    var bytes = try PictureFixture.bytes("progressive.jpg")
    let frame = try #require(bytes.indices.first { bytes[$0...].starts(with: [0xFF, 0xC2]) })
    bytes.replaceSubrange(frame + 5..<frame + 9, with: [0x20, 0, 0x20, 0])
    let problem = Self.problem(bytes)
    #expect(problem?.kind == .tooLarge && problem?.remedy == "save it as a baseline JPEG")
  }

  @Test func scansWithoutEndAreRefused() throws {
    let bytes = try PictureFixture.bytes("progressive.jpg")
    let scan = try #require(bytes.indices.first { bytes[$0...].starts(with: [0xFF, 0xDA]) })
    let end = try #require(bytes.indices.first { $0 > scan && bytes[$0...].starts(with: [0xFF, 0xC4]) })
    let many = bytes[..<scan] + (0..<200).flatMap { _ in bytes[scan..<end] } + bytes[end...]
    let problem = Self.problem(Array(many))
    #expect(problem?.what.contains("100 scans") == true, "\(String(describing: problem))")
  }

  /// Nine megabytes of nothing in few bytes: a comment, which is not unpacked, and a profile, which is above the limit.
  @Test func skipsDataThatUnpacksWithoutEnd() throws {
    let reader = try PictureReader(path: PictureFixture.path("bombs.png"))
    #expect(reader.profile == .none)
    #expect(reader.warnings.contains { $0.contains("iCCP") })
    #expect(!reader.warnings.contains { $0.contains("zTXt") })
  }

  @Test func unknownInksAreRefused() throws {
    let problem = Self.problem(try PictureFixture.bytes("cmyk-no-profile.jpg"))
    #expect(problem?.kind == .unsupported && problem?.remedy == "save it as RGB")
  }

  @Test func highDynamicRangeIsRefused() throws {
    let problem = Self.problem(try PictureFixture.bytes("code-points-hdr.png"))
    #expect(problem?.kind == .unsupported && problem?.what.contains("cICP 9, 16, 0, 1") == true)
  }

  @Test func picturesPackedByXcodeAreNamed() {
    let problem = Self.problem(Self.png([("CgBI", [0x50, 0, 0x20, 6]), Self.head(1, 1)]))
    #expect(problem?.what.contains("CgBI") == true)
  }

  @Test func anErrorStays() throws {
    let bytes = try PictureFixture.bytes("rgb.png")
    let reader = try PictureReader(bytes: Array(bytes[..<(bytes.count - 30)]), name: "a.png")
    let first = #expect(throws: PictureError.self) { try reader.forEachRow { _ in } }
    let second = #expect(throws: PictureError.self) { try reader.forEachRow { _ in } }
    #expect(first == second)
  }
}
