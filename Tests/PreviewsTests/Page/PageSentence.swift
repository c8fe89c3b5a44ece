import Foundation

/// A sentence of `Tests/Fixtures/page/sentences.json`: our own texts in sixty languages, and shapes of text that are hard
/// to lay out.
struct PageSentence: Decodable, Sendable {
  /// The language, as a BCP 47 tag.
  let locale: String
  /// The text.
  let text: String

  private enum CodingKeys: String, CodingKey {
    case locale, text, `repeat`, length
  }

  init(from decoder: any Decoder) throws {
    let row = try decoder.container(keyedBy: CodingKeys.self)
    locale = try row.decode(String.self, forKey: .locale)
    if let part = try row.decodeIfPresent(String.self, forKey: .repeat) {
      let length = try row.decode(Int.self, forKey: .length)
      let parts = String(repeating: part, count: length / part.unicodeScalars.count + 1)
      text = String(parts.unicodeScalars.prefix(length))
    } else {
      text = try row.decode(String.self, forKey: .text)
    }
  }

  /// Reads all sentences.
  static func all() throws -> [PageSentence] {
    let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let file = tests.appending(path: "Fixtures/page/sentences.json")
    return try JSONDecoder().decode([PageSentence].self, from: Data(contentsOf: file))
  }
}
