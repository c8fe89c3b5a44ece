import Bytes
import Testing

@testable import Audit

@Suite struct PlaceTableTests {
  /// Words of which every third comes again.
  private static let words = (0..<5_000).map { "word \($0 % 3 == 0 ? $0 / 2 : $0)" }

  /// All hashes: good ones, ones that differ above only, below only, and none at all.
  @Test(arguments: [nil, 0, 32, 60, 64] as [Int?]) func agreesWithADictionary(_ shift: Int?) {
    let words = shift == nil ? Self.words : Array(Self.words.prefix(600))
    var table = PlaceTable()
    var known: [String: Int] = [:]
    func hash(_ word: String) -> Int {
      shift.map { Int(truncatingIfNeeded: UInt64(word.utf8.reduce(0) { $0 &* 31 &+ UInt64($1) }) << UInt64($0)) }
        ?? ExactText.hash(of: word, in: 7)
    }
    for (place, word) in words.enumerated() {
      let isNew = known[word] == nil
      #expect(table.place(hash: hash(word)) { words[$0] == word } == known[word])
      #expect(table.place(hash: hash(word), adding: place) { words[$0] == word } == known[word])
      if isNew { known[word] = place }
    }
    for word in words { #expect(table.place(hash: hash(word)) { words[$0] == word } == known[word]) }
    #expect(table.place(hash: hash("none")) { words[$0] == "none" } == nil)
  }

  @Test func capacityIsOnlyAHint() {
    var table = PlaceTable(capacity: 1_000)
    for place in 0..<3_000 { #expect(table.place(hash: place << 32, adding: place) { $0 == place } == nil) }
    for place in 0..<3_000 { #expect(table.place(hash: place << 32) { $0 == place } == place) }
  }
}
