import Foundation
import TestSupport
import Testing

@testable import TextEngine

@Suite struct FontInspectionTests {
  static func inter() throws -> FontFile { try FontFile(data: FontFixture.inter(), path: "Inter-subset.ttf") }

  /// Numbers read from the file with fontTools 4.68.0.
  @Test func theDefaultFaceMatchesFontTools() throws {
    let face = try FontInspection(file: Self.inter())
    #expect(face.family == "Inter")
    #expect(face.style == "Regular")
    #expect(face.unitsPerEm == 2048)
    #expect(face.axes == [FontInspection.Axis(tag: "wght", minimum: 100, defaultValue: 400, maximum: 900)])
    #expect(face.isScalable)
    #expect(face.ascender == 1984.0 / 2048)
    #expect(face.descender == 494.0 / 2048)
    #expect(face.characterCount == 2068)
  }

  @Test(
    arguments: [
      ("A", true), ("é", true), ("ế", true), ("Ж", true), ("Ω", true), ("…", true), ("→", true), ("€", true),
      ("ع", false), ("ก", false), ("語", false), ("😀", false), ("\u{10FFFF}", false),
    ] as [(Unicode.Scalar, Bool)])
  func coverageMatchesTheCharacterMap(_ scalar: Unicode.Scalar, _ expected: Bool) throws {
    #expect(try FontInspection(file: Self.inter()).covers(scalar) == expected)
  }

  @Test(arguments: [0, 1, 11, 12, 100, 300, 5_000, 100_000, 493_000])
  func aTruncatedFontIsRefused(_ length: Int) throws {
    let data = try FontFixture.inter().prefix(length)
    let error = #expect(throws: TextEngineError.self) { try FontFile(data: Data(data), path: "cut.ttf") }
    guard case .damagedFont(let path, _, _)? = error else {
      Issue.record("expected damagedFont, got \(String(describing: error))")
      return
    }
    #expect(path == "cut.ttf")
  }

  @Test(arguments: ["head", "hhea", "hmtx", "maxp", "cmap"])
  func aFontWithoutATableIsRefused(_ name: String) throws {
    var data = try FontFixture.inter()
    let table = try #require(FontFixture.table(name, of: data))
    data.replaceSubrange(table.record..<(table.record + 4), with: Data("zzzz".utf8))
    let error = #expect(throws: TextEngineError.self) { try FontFile(data: data, path: "x.ttf") }
    #expect(error?.what.contains("its '\(name)' table is missing") == true)
  }

  @Test func refusesWrongNumbersInTheHeadTable() throws {
    for (at, bytes) in [(12, [0, 0, 0, 0]), (18, [0, 1])] as [(Int, [UInt8])] {
      var data = try FontFixture.inter()
      let head = try #require(FontFixture.table("head", of: data))
      data.replaceSubrange((head.offset + at)..<(head.offset + at + bytes.count), with: bytes)
      #expect(throws: TextEngineError.self) { try FontFile(data: data, path: "x.ttf") }
    }
  }

  @Test(arguments: [
    "hello, I am text and no font at all", "wOFF and a good deal more", "wOF2 and a good deal more",
    "ttcf\0\u{1}\0\0\u{7F}\u{7F}\u{7F}\u{7F}", "ttcf\0\u{1}\0\0\0\0\0\u{1}\u{7F}\u{7F}\u{7F}\u{7F}",
  ])
  func refusesOtherFiles(_ text: String) {
    let error = #expect(throws: TextEngineError.self) { try FontFile(data: Data(text.utf8), path: "notes.ttf") }
    #expect(error?.description.hasPrefix("notes.ttf: ") == true)
    #expect(error?.remedy.isEmpty == false)
  }

  @Test func namesFoldersAndMissingFiles() throws {
    let folder = try TemporaryFolder()
    for path in [folder.path, folder.path + "/none.ttf", "/dev/null", "/dev/zero"] {
      let error = #expect(throws: TextEngineError.self) { try FontInspection(file: FontFile(path: path)) }
      #expect(error?.path == path)
    }
  }

  @Test(arguments: [-1, 1, 99])
  func refusesAMissingFace(_ index: Int) throws {
    let file = try Self.inter()
    #expect(throws: TextEngineError.self) { try FontInspection(file: file, faceIndex: index) }
  }

  /// Bytes flipped at fixed places: refused or inspected, never a crash.
  @Test func damagedBytesNeverCrash() throws {
    let whole = try FontFixture.inter()
    var state: UInt64 = 2_463_534_242
    for _ in 0..<60 {
      var data = whole
      for _ in 0..<20 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        let limit = state % 3 == 0 ? UInt64(data.count) : 2_000
        data[Int((state >> 33) % limit)] = UInt8(truncatingIfNeeded: state >> 24)
      }
      _ = try? FontInspection(file: FontFile(data: data, path: "flipped.ttf"))
    }
  }

  /// Packaged fonts of every make are whole: a check that refused one would be a check too many.
  @Test func everyInstalledFontIsAccepted() throws {
    let folder = "/usr/share/fonts"
    let names = FileManager.default.enumerator(atPath: folder)
    var count = 0
    while let name = names?.nextObject() as? String {
      guard [".ttf", ".otf", ".ttc"].contains(where: name.hasSuffix) else { continue }
      _ = try FontInspection(file: FontFile(path: folder + "/" + name), faceIndex: 0, withCoverage: false)
      count += 1
    }
    #expect(count > 100)
  }

  @Test func inspectionsRunConcurrently() async throws {
    let file = try Self.inter()
    let counts = try await withThrowingTaskGroup(of: Int.self) { group in
      for _ in 0..<8 { group.addTask { try FontInspection(file: file).characterCount } }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(counts == Array(repeating: 2068, count: 8))
  }
}
