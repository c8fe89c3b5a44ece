import AuditModel
import TestSupport
import Testing

@testable import TextFiles

@Suite struct JSONFuzzTests {
  private static let hostile: [[UInt8]] = [
    Array("\"".utf8), Array("\\".utf8), Array("{".utf8), Array("}".utf8), Array("[".utf8), Array("]".utf8),
    Array(",".utf8), Array(":".utf8), Array("\\u".utf8), Array("\\ud83d".utf8), Array("-".utf8), Array("1e".utf8),
    Array("null".utf8), Array("\r".utf8), [0], [0xFF], [0xC3], [0xF0, 0x9F], Array("\"text\":\"x\"".utf8),
  ]

  /// Every input gives texts or issues; every location is inside the input.
  private func check(_ bytes: [UInt8]) {
    let catalog = JSONSamples.read(bytes)
    let lines = bytes.count { $0 == 0x0A || $0 == 0x0D } + 1
    let places = catalog.strings.map(\.location) + catalog.issues.map(\.location)
    #expect(!places.isEmpty, "\(bytes)")
    #expect(places.allSatisfy { 1...lines ~= $0.line && 1...(bytes.count + 1) ~= $0.column }, "\(bytes)")
    #expect(catalog.issues.allSatisfy { !$0.message.isEmpty && !$0.remedy.isEmpty }, "\(bytes)")
    let reader = JSONLines(defaultLocale: "en")
    if case .failure(let refusal) = reader.read(line: bytes, number: 1) { #expect(refusal.issue.severity == .error) }
  }

  @Test(arguments: JSONSamples.all)
  func survivesEveryTruncation(_ sample: String) {
    let bytes = Array(sample.utf8)
    for length in 0..<bytes.count {
      check(Array(bytes[..<length]))
      #expect(JSONSamples.read(Array(bytes[..<length])).issues.contains { $0.severity == .error }, "\(length)")
    }
  }

  @Test(arguments: JSONSamples.all, [1, 2, 3] as [UInt64])
  func survivesMutation(_ sample: String, _ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let original = Array(sample.utf8)
    for _ in 0..<2_000 {
      var bytes = original
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let start = Int.random(in: 0...bytes.count, using: &random)
        let end = min(bytes.count, start + Int.random(in: 0...3, using: &random))
        bytes.replaceSubrange(start..<end, with: Self.hostile.randomElement(using: &random) ?? [])
      }
      check(bytes)
    }
  }
}
