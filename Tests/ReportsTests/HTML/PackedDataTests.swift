import Foundation
import Testing

@testable import Reports

/// The compressed data of a page: equal bytes for equal data, and no more memory than allowed for hostile data.
@Suite struct PackedDataTests {
  private static let sample = Array("{\"key\":\"Übernehmen\"}".utf8)

  private static func packed(_ bytes: [UInt8]) -> ArraySlice<UInt8> { PackedData.pack(bytes)[...] }

  private static func gzip(_ bytes: [UInt8]) throws -> [UInt8] {
    Array(try #require(Data(base64Encoded: Data(PackedData.pack(bytes)))))
  }

  private static func base64(_ bytes: [UInt8]) -> ArraySlice<UInt8> { Array(Data(bytes).base64EncodedData())[...] }

  @Test(arguments: [0, 1, 1_000, 1_000_000]) func unpackingIsTheInverse(_ count: Int) throws {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 2_654_435_761 >> 7) }
    #expect(try PackedData.unpack(Self.packed(bytes), upTo: count) == bytes)
  }

  @Test func theHeaderHasNoTimeAndNoSystem() throws {
    let gzip = try Self.gzip(Self.sample)
    #expect(Array(gzip[..<10]) == [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 255])
    #expect(PackedData.library.firstMatch(of: /^zlib [0-9]+\.[0-9.]+/) != nil)
  }

  @Test func blanksAroundTheDataAreIgnored() throws {
    let text = Array("\n ".utf8) + PackedData.pack(Self.sample) + Array(" \r\n".utf8)
    #expect(try PackedData.unpack(text[...], upTo: 1_000) == Self.sample)
  }

  /// A million zeros take about a kilobyte.
  @Test func aBombStopsAtTheLimit() {
    let bomb = Self.packed(Array(repeating: 0, count: 20_000_000))
    #expect(bomb.count < 50_000)
    #expect(throws: PackedData.Fault.tooLarge) { try PackedData.unpack(bomb, upTo: 19_999_999) }
    #expect((try? PackedData.unpack(bomb, upTo: 20_000_000))?.count == 20_000_000)
  }

  @Test func damagedDataIsRefused() throws {
    let gzip = try Self.gzip(Self.sample)
    for end in 0..<gzip.count {
      #expect(throws: PackedData.Fault.truncated, "\(end)") {
        try PackedData.unpack(Self.base64(Array(gzip[..<end])), upTo: 1_000)
      }
    }
    for place in gzip.count - 8..<gzip.count {
      var changed = gzip
      changed[place] ^= 1
      #expect(throws: PackedData.Fault.damaged) { try PackedData.unpack(Self.base64(changed), upTo: 1_000) }
    }
    #expect(throws: PackedData.Fault.damaged) { try PackedData.unpack(Self.base64(gzip + [0]), upTo: 1_000) }
    #expect(throws: PackedData.Fault.damaged) { try PackedData.unpack(Self.base64(gzip + gzip), upTo: 1_000) }
    #expect(throws: PackedData.Fault.notBase64) { try PackedData.unpack(Array("%%%".utf8)[...], upTo: 1_000) }
  }
}
