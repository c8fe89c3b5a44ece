internal import AuditModel
internal import Vocabulary

/// The words used in one language to ask people to turn the device.
///
/// Source: our own lists, `rotation-words.csv`.
final class RotationWords: Sendable {
  /// Whether words also match inside other words, which is needed for languages without spaces or with compound
  /// words.
  private let isAnywhere: Bool
  private let rotate: [[UInt8]]
  private let turn: [[UInt8]]
  private let device: [[UInt8]]
  private let sideways: [[UInt8]]
  private let mode: [[UInt8]]
  /// The starts of all words without which no text matches.
  private let starts: WordStarts

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
    starts = WordStarts(of: ["device", "sideways"].flatMap { (row[$0] ?? "").split(separator: ";") })
  }

  /// Returns the words in a text that together ask people to turn the device, or nil if there are none.
  func found(in text: String) -> [String]? {
    guard starts.mayOccur(in: text) else { return nil }
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

/// The first bytes of some words, in lower and upper case.
///
/// Nearly all texts contain none of the words, and then need no conversion to lower case.
private struct WordStarts: Sendable {
  /// The number of bytes that are compared.
  private static let length = 3
  /// A bit for each hash of such bytes.
  private var bits = [UInt64](repeating: 0, count: 64)
  /// Whether a word is too short, so that any text may contain it.
  private var isOpen = false

  init(of words: [Substring]) {
    for word in words {
      // The space at the end of a word also matches the end of a text.
      for variant in Self.variants(of: word.hasSuffix(" ") ? word.dropLast() : word) {
        let bytes = Array(variant.utf8.prefix(Self.length))
        guard bytes.count == Self.length else {
          isOpen = true
          continue
        }
        let hash = Self.hash(bytes[0], bytes[1], bytes[2])
        bits[hash >> 6] |= 1 << UInt64(hash & 63)
      }
    }
  }

  /// Returns whether a text may contain one of the words.
  func mayOccur(in text: String) -> Bool {
    var text = text
    return isOpen
      || text.withUTF8 { bytes in
        guard bytes.count >= Self.length else { return false }
        for index in 0...(bytes.count - Self.length) {
          let hash = Self.hash(bytes[index], bytes[index + 1], bytes[index + 2])
          if bits[hash >> 6] & 1 << UInt64(hash & 63) != 0 { return true }
        }
        return false
      }
  }

  /// Returns the starts of a word with each of its first letters in lower and upper case.
  private static func variants(of word: Substring) -> [String] {
    word.prefix(length).reduce([""]) { starts, letter in
      starts.flatMap { start in Set([letter.lowercased(), letter.uppercased()]).map { start + $0 } }
    }
  }

  /// Returns a number below 4,096.
  private static func hash(_ first: UInt8, _ second: UInt8, _ third: UInt8) -> Int {
    Int((UInt32(first) &* 0x9E37 ^ UInt32(second) &* 0x85EB ^ UInt32(third) &* 0xC2B3) >> 4 & 0xFFF)
  }
}
