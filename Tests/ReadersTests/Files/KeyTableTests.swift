import TestSupport
import Testing

@testable import Documents

@Suite struct KeyTableTests {
  @Test(arguments: [true, false])
  func agreesWithADictionary(replacing: Bool) {
    var generator = SeededGenerator(seed: 11)
    let keys = (0..<5_000).map { _ in "key \(Int.random(in: 0..<3_000, using: &generator))" }
    var table = KeyTable(count: keys.count)
    var known: [String: Int] = [:]
    for (place, key) in keys.enumerated() {
      let earlier = table.enter(place, hash: key.hashOfBytes, replacing: replacing) { keys[$0] == key }
      #expect(earlier == known[key])
      if replacing || earlier == nil { known[key] = place }
    }
  }

  @Test(arguments: [0, -1, Int.min, 1 << 40])
  func keepsKeysOfOneHashApart(hash: Int) {
    let keys = (0..<100).map { $0 % 50 }
    var table = KeyTable(count: keys.count)
    for place in keys.indices {
      let earlier = table.enter(place, hash: hash, replacing: false) { keys[$0] == keys[place] }
      #expect(earlier == (place < 50 ? nil : place - 50))
    }
  }

  @Test func hashesBytesAlone() {
    #expect("é".hashOfBytes != "e\u{301}".hashOfBytes)
    #expect("K".hashOfBytes != "\u{212A}".hashOfBytes)
    #expect(String("abc def".dropFirst(4)).hashOfBytes == "def".hashOfBytes)
  }
}
