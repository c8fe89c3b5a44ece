import Foundation
import Pictures
import TestSupport
import Testing

/// A written file has the given content at its path, or does not exist.
@Suite struct PictureWriterTests {
  /// Values that use all bits of the format.
  static func row(_ format: PixelFormat, width: Int, y: Int) -> [UInt8] {
    (0..<format.bytesPerRow(width)).map { UInt8(truncatingIfNeeded: $0 &* 37 &+ y &* 101 &+ $0 / 7) }
  }

  static func write(_ path: String, _ format: PixelFormat, width: Int, height: Int) throws {
    let writer = try PictureWriter(path: path, width: width, height: height, format: format)
    for y in 0..<height {
      try row(format, width: width, y: y).withUnsafeBytes { try writer.write(row: $0) }
    }
    try writer.finish()
  }

  /// Copies a picture as it is.
  static func copy(_ source: String, to target: String) throws {
    let reader = try PictureReader(path: source)
    let writer = try PictureWriter(
      path: target, width: reader.width, height: reader.height, format: reader.fileFormat,
      rowDepth: reader.rowFormat.depth, orientation: reader.orientation, inputs: [source])
    try reader.forEachRow { try writer.write(row: $0.bytes) }
    writer.orientation = reader.orientation
    try writer.finish()
  }

  @Test(arguments: [PixelFormat.Depth.eight, .sixteen], [false, true])
  func readsBackItsOutput(_ depth: PixelFormat.Depth, _ hasAlpha: Bool) throws {
    let folder = try TemporaryFolder()
    let format = PixelFormat(depth: depth, hasAlpha: hasAlpha)
    for (width, height) in [(1, 1), (37, 11), (1, 3000), (100_000, 1), (1, 100_000)] {
      try Self.write(folder.file("a.png"), format, width: width, height: height)
      let reader = try PictureReader(path: folder.file("a.png"))
      #expect(reader.width == width && reader.height == height)
      #expect(reader.rowFormat == format && reader.profile == .sRGB)
      var same = 0
      try reader.forEachRow { row in
        if Array(row.bytes) == Self.row(format, width: width, y: row.y) { same += 1 }
      }
      #expect(same == height)
    }
    #expect(folder.names == ["a.png"])
  }

  @Test func sixteenBitsAreRoundedToTheNearestEight() throws {
    let folder = try TemporaryFolder()
    let writer = try PictureWriter(
      path: folder.file("a.png"), width: 256, height: 256, format: PixelFormat(depth: .eight, hasAlpha: false),
      rowDepth: .sixteen)
    for y in 0..<256 {
      let row = (0..<256).flatMap { x in [UInt16](repeating: UInt16(y * 256 + x), count: 3) }
      try row.withUnsafeBytes { try writer.write(row: $0) }
    }
    try writer.finish()
    let pixels = try PictureReader(path: folder.file("a.png")).allPixels()
    let wrong = pixels.indices.filter { index in
      pixels[index][0] != Int((Double(index) * 255 / 65535 + 0.5).rounded(.down))
    }
    #expect(wrong.isEmpty)
  }

  @Test func eightBitsFillSixteen() throws {
    let folder = try TemporaryFolder()
    let writer = try PictureWriter(
      path: folder.file("a.png"), width: 1, height: 1, format: PixelFormat(depth: .sixteen, hasAlpha: true),
      rowDepth: .eight)
    try [0, 1, 128, 255].withUnsafeBufferPointer { (row: UnsafeBufferPointer<UInt8>) in
      try writer.write(row: UnsafeRawBufferPointer(row))
    }
    try writer.finish()
    #expect(try PictureReader(path: folder.file("a.png")).allPixels() == [[0, 257, 128 * 257, 65535]])
  }

  @Test(arguments: ["turned.png", "turned-late.png", "turned.jpg", "rgb.png"])
  func orientationIsCarriedOver(_ name: String) throws {
    let folder = try TemporaryFolder()
    try Self.copy(PictureFixture.path(name), to: folder.file("a.png"))
    let reader = try PictureReader(path: folder.file("a.png"))
    _ = try reader.allPixels()
    #expect(reader.orientation?.rawValue == PictureFixture.all[name]?.orientation)
    #expect(reader.warnings.isEmpty)
  }

  @Test func writesNothingUntilItIsFinished() throws {
    let folder = try TemporaryFolder()
    let target = try folder.write("a.png", Array("before".utf8))
    do {
      let format = PixelFormat(depth: .eight, hasAlpha: false)
      let writer = try PictureWriter(path: target, width: 2, height: 2, format: format)
      try Self.row(format, width: 2, y: 0).withUnsafeBytes { try writer.write(row: $0) }
      #expect(folder.names.count == 2)
      let error = #expect(throws: PictureError.self) { try writer.finish() }
      #expect(error?.what == "1 of 2 rows were given")
    }
    #expect(folder.names == ["a.png"])
    #expect(try String(contentsOfFile: target, encoding: .utf8) == "before")
  }

  @Test func aLinkIsFollowedAndKeepsItsTargetsMode() throws {
    let folder = try TemporaryFolder()
    let target = try folder.write("real.png", [])
    chmod(target, 0o640)
    #expect(symlink("real.png", folder.file("link.png")) == 0)
    try Self.write(folder.file("link.png"), PixelFormat(depth: .eight, hasAlpha: false), width: 3, height: 3)
    #expect(try PictureReader(path: target).width == 3)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder.file("link.png")) == "real.png")
    var status = stat()
    #expect(stat(target, &status) == 0 && status.st_mode & 0o777 == 0o640)
  }

  @Test func neverOverwritesTheSource() throws {
    let folder = try TemporaryFolder()
    let source = try folder.write("a.png", PictureFixture.bytes("rgb.png"))
    #expect(symlink("a.png", folder.file("link.png")) == 0)
    #expect(link(source, folder.file("hard.png")) == 0)
    for target in [source, folder.file("link.png"), folder.file("hard.png"), folder.file("./a.png")] {
      let error = #expect(throws: PictureError.self) { try Self.copy(source, to: target) }
      #expect(error?.kind == .unwritable && error?.what.contains("it is the input picture") == true)
    }
    #expect(try PictureFixture.bytes("rgb.png") == [UInt8](Data(contentsOf: URL(filePath: source))))
    #expect(folder.names == ["a.png", "hard.png", "link.png"])
  }

  @Test func reportsAnUnwritableFile() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("file", [1])
    let cases = [(folder.path, "it is a folder"), (file + "/a.png", "parent folder")]
    for (path, words) in cases {
      let error = #expect(throws: PictureError.self) { try Self.copy(PictureFixture.path("rgb.png"), to: path) }
      #expect(error?.description.contains(words) == true, "\(String(describing: error))")
    }
    #expect(folder.names == ["file"])
  }

  @Test func reportsAFullDisk() throws {
    let format = PixelFormat(depth: .eight, hasAlpha: false)
    let error = #expect(throws: PictureError.self) { try Self.write("/dev/full", format, width: 500, height: 500) }
    #expect(error?.kind == .unwritable && error?.description.contains("No space left") == true)
  }

  @Test func writesToADeviceDirectly() throws {
    try Self.write("/dev/null", PixelFormat(depth: .sixteen, hasAlpha: true), width: 50, height: 50)
    var status = stat()
    #expect(stat("/dev/null", &status) == 0 && status.st_mode & S_IFMT == S_IFCHR)
  }

  @Test(arguments: [(0, 1), (1, 0), (-3, 3), (1_000_001, 1), (1, Int.max)])
  func impossibleSizesAreRefused(_ width: Int, _ height: Int) throws {
    let folder = try TemporaryFolder()
    let error = #expect(throws: PictureError.self) {
      _ = try PictureWriter(
        path: folder.file("a.png"), width: width, height: height, format: PixelFormat(depth: .eight, hasAlpha: false))
    }
    #expect(error?.what.contains("\(width) × \(height)") == true)
    #expect(folder.names.isEmpty)
  }
}
