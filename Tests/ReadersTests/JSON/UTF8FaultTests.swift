import AuditModel
import TestSupport
import Testing

@testable import Documents

@Suite struct UTF8FaultTests {
  @Test(
    arguments: [
      ([0xFF, 0xFE, 0x7B, 0x00], "1:1", "0xFF"), (Array("[\"é\n😀".utf8) + [0xE4, 0x22, 0x5D], "2:2", "0xE4"),
      (Array("[\"a".utf8) + [0xC0, 0xAF], "1:4", "0xC0"), (Array("[\"a".utf8) + [0xED, 0xA0, 0x80], "1:4", "0xED"),
      (Array("[\"\r\na\r".utf8) + [0xF4, 0x90, 0x80, 0x80], "3:1", "0xF4"),
      (Array("[\"abcdefgh".utf8) + [0xE2, 0x82], "1:11", "0xE2"),
      ([0xEF, 0xBB, 0xBF, 0x22, 0x80], "1:2", "0x80"),
      (Array("[tru".utf8) + [0xFC], "1:5", "0xFC"), (Array("[-".utf8) + [0xFC], "1:3", "0xFC"),
    ] as [([UInt8], String, String)])
  func namesTheFirstBadByte(_ bytes: [UInt8], _ place: String, _ name: String) {
    let problems = LocatedJSON.parse(bytes).problems.filter(\.isFatal)
    #expect(problems.map { "\($0.place)" } == [place])
    #expect(problems.allSatisfy { $0.message.contains(name) && $0.remedy == "save the file as UTF-8" })
  }

  @Test func agreesWithTheStandardLibrary() {
    var random = SeededGenerator(seed: 7)
    let pool: [UInt8] = [
      0x41, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC1, 0xC2, 0xE0, 0xE1, 0xED, 0xEF, 0xF0, 0xF4, 0xF5,
    ]
    for _ in 0..<20_000 {
      let bytes = (0..<Int.random(in: 0...12, using: &random)).map { _ in pool.randomElement(using: &random) ?? 0 }
      let fault = bytes.withUnsafeBufferPointer { UTF8Fault(in: $0) }
      #expect((fault == nil) == (String(validating: bytes, as: UTF8.self) != nil), "\(bytes)")
      if let fault { #expect(String(validating: bytes[..<fault.offset], as: UTF8.self) != nil, "\(bytes)") }
    }
  }

  @Test func keepsTheTextBeforeTheFault() {
    let catalog = JSONSamples.read(Array("{\"a\": \"One\", \"b\": \"Zw".utf8) + [0xF6] + Array("lf\"}".utf8))
    #expect(JSONSamples.pairs(catalog) == ["a=One"])
    #expect(catalog.issues.map(\.severity) == [.error])
  }

  @Test(arguments: 0..<200 as Range<UInt64>)
  func agreesWithTheStandardLibrary(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let pieces: [[UInt8]] = [
      Array("plain text".utf8), Array("é日😀".utf8), [0x7F], [0xC2, 0x80], [0xED, 0x9F, 0xBF], [0xEE, 0x80, 0x80],
      [0xF4, 0x8F, 0xBF, 0xBF],
    ]
    var bytes = (0..<20).flatMap { _ in pieces.randomElement(using: &generator) ?? [] }
    if !seed.isMultiple(of: 4) {
      bytes[Int.random(in: bytes.indices, using: &generator)] = UInt8.random(in: 0x80...0xFF, using: &generator)
    }
    let offset = bytes.withUnsafeBufferPointer { UTF8Fault.offset(in: $0) }
    let isValid = String(validating: bytes, as: UTF8.self) != nil
    #expect((offset == nil) == isValid)
    if let offset { #expect(String(validating: bytes[..<offset], as: UTF8.self) != nil) }
  }
}
