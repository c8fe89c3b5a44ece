import Foundation

/// The texts that peers are given: few enough to wait for, measured with faces alone, in the order of their languages.
struct PeerTexts {
  /// One of them.
  struct One: Encodable {
    let text: String
    let language: String
    /// The script of its start.
    let script: String
    /// Whether it needs no other face than the default one.
    let isPlain: Bool
  }

  let list: [One]

  /// Takes the first texts of a sample that have faces for all of themselves and stand on one line of a file.
  init(_ texts: [SampleText], itemised: ShapingPass, count: Int) {
    let all = texts.indices.lazy.filter { itemised.isAllInFaces[$0] }.prefix(count).map {
      One(
        text: texts[$0].text, language: texts[$0].language, script: itemised.scripts[$0],
        isPlain: itemised.isPlain[$0])
    }
    // A language is told to a peer only when it changes.
    list = all.sorted { $0.language < $1.language }
  }

  private init(list: [One]) { self.list = list }

  /// The first texts when every language has its share: each `n`-th one.
  func thinned(to count: Int) -> PeerTexts {
    guard count < list.count else { return self }
    return PeerTexts(list: (0..<count).map { list[$0 * list.count / count] })
  }

  /// Those in the default face alone.
  var plain: PeerTexts { PeerTexts(list: list.filter(\.isPlain)) }

  var texts: [SampleText] { list.map { SampleText(text: $0.text, language: $0.language) } }

  func json() throws -> Data { try JSONEncoder().encode(list) }

  /// For each text a line with its language and its length in bytes, then the text.
  func lengthPrefixed() -> Data {
    Data(list.map { "\($0.language) \($0.text.utf8.count)\n\($0.text)\n" }.joined().utf8)
  }
}
