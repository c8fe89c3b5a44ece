internal import AuditModel
internal import Vocabulary

/// The words used in one language to ask people to turn the device.
///
/// Source: our own lists, `rotation-words.csv`.
struct RotationWords: Sendable {
  /// Whether words also match inside other words, which is needed for languages without spaces or with compound
  /// words.
  private let isAnywhere: Bool
  private let rotate: [[UInt8]]
  private let turn: [[UInt8]]
  private let device: [[UInt8]]
  private let sideways: [[UInt8]]
  private let mode: [[UInt8]]

  /// The lists, by language.
  private static let all: [String: RotationWords] = {
    let table = TableDecoder(EmbeddedResources.rotation_words_csv, name: "rotation-words")
    var all = Dictionary(uniqueKeysWithValues: table.rows.map { ($0["language"] ?? "", RotationWords($0)) })
    // Further tags of the same languages.
    for (other, language) in [("no", "nb"), ("nn", "nb"), ("iw", "he"), ("in", "id")] { all[other] = all[language] }
    return all
  }()

  /// The languages with lists.
  static var languages: [String] { all.keys.sorted() }

  /// Returns the words of a language, given a BCP 47 tag, or nil if there are none.
  static func words(of locale: String) -> RotationWords? {
    if let known = all[locale] { return known }
    return all[String(locale.prefix { $0 != "-" && $0 != "_" }).lowercased()]
  }

  private init(_ row: TableDecoder.Row) {
    func list(_ column: String) -> [[UInt8]] {
      (row[column] ?? "").split(separator: ";").map { Array($0.utf8) }
    }
    isAnywhere = row["match"] == "anywhere"
    (rotate, turn, device) = (list("rotate"), list("turn"), list("device"))
    (sideways, mode) = (list("sideways"), list("mode"))
  }

  /// Returns the words in a text that together ask people to turn the device, or nil if there are none.
  func found(in text: String) -> [String]? {
    // The text gets a trailing space, because some words of the lists end with one.
    let text = Array("\(text.lowercased()) ".utf8)
    if let verb = first(of: rotate, in: text), let object = first(of: device, in: text) ?? first(of: sideways, in: text)
    {
      return words(verb, object)
    }
    guard let way = first(of: sideways, in: text), let verb = first(of: turn, in: text),
      first(of: device, in: text) ?? first(of: mode, in: text) != nil
    else { return nil }
    return words(verb, way)
  }

  private func words(_ some: [UInt8]...) -> [String] {
    some.map { word in
      let text = String(decoding: word, as: UTF8.self)
      return text.hasSuffix(" ") ? String(text.dropLast()) : text
    }
  }

  /// Returns the first word of a list that occurs in a text.
  private func first(of words: [[UInt8]], in text: [UInt8]) -> [UInt8]? {
    words.first { stands($0, in: text) }
  }

  private func stands(_ word: [UInt8], in text: [UInt8]) -> Bool {
    guard let initial = word.first, text.count >= word.count else { return false }
    for start in 0...(text.count - word.count) where text[start] == initial {
      guard isAnywhere || start == 0 || !Self.endsInLetter(text, before: start) else { continue }
      if word.indices.allSatisfy({ text[start + $0] == word[$0] }) { return true }
    }
    return false
  }

  /// Returns whether the character before a position is a letter.
  private static func endsInLetter(_ text: [UInt8], before end: Int) -> Bool {
    var start = end - 1
    while start > 0, end - start < 4, text[start] & 0xC0 == 0x80 { start -= 1 }
    return String(decoding: text[start..<end], as: UTF8.self).unicodeScalars.last?.properties.isAlphabetic ?? false
  }
}
