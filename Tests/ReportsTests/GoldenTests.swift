import Foundation
import TestSupport
import Testing

@Suite struct GoldenTests {
  /// A folder of its own for each test, removed at the end.
  private func withFolder(_ body: (URL) throws -> Void) throws {
    let root = FileManager.default.temporaryDirectory.appending(path: "golden-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: root) }
    try body(root)
  }

  private func golden(_ record: Golden.Record, _ root: URL) -> Golden {
    Golden(suite: "Suite", names: ["a.txt"], record: record, root: root)
  }

  @Test func oneChangedByteFails() throws {
    try withFolder { root in
      var bytes = Data((0..<100_000).map { UInt8(truncatingIfNeeded: $0 &* 31) })
      try golden(.missing, root).compare(bytes, with: "a.txt")
      try golden(.never, root).compare(bytes, with: "a.txt")
      bytes[bytes.count - 1] ^= 1
      #expect(throws: Golden.Mismatch.self) { try golden(.never, root).compare(bytes, with: "a.txt") }
      #expect(throws: Golden.Mismatch.self) { try golden(.missing, root).compare(bytes, with: "a.txt") }
      bytes[bytes.count - 1] ^= 1
      #expect(throws: Golden.Mismatch.self) { try golden(.never, root).compare(bytes.dropLast(), with: "a.txt") }
    }
  }

  @Test func recordModes() throws {
    try withFolder { root in
      #expect(throws: Golden.Mismatch.self) { try golden(.never, root).compare("one", with: "a.txt") }
      try golden(.missing, root).compare("one", with: "a.txt")
      try golden(.failed, root).compare("two", with: "a.txt")
      try golden(.never, root).compare("two", with: "a.txt")
      try golden(.all, root).compare("three", with: "a.txt")
      try golden(.never, root).compare("three", with: "a.txt")
    }
  }

  @Test func differenceNamesTheLine() throws {
    try withFolder { root in
      try golden(.all, root).compare("one\ntwo\n", with: "a.txt")
      let mismatch = #expect(throws: Golden.Mismatch.self) {
        try golden(.never, root).compare("one\nTWO\n", with: "a.txt")
      }
      #expect(mismatch?.description.contains("a.txt:2 differs") == true)
    }
  }

  @Test func unknownAndUnusedNames() throws {
    try withFolder { root in
      #expect(throws: Golden.Mismatch.self) { try golden(.all, root).compare("x", with: "b.txt") }
      #expect(try golden(.never, root).unused() == [])
      try golden(.all, root).compare("x", with: "a.txt")
      #expect(try Golden(suite: "Suite", names: [], record: .never, root: root).unused() == ["a.txt"])
    }
  }
}
