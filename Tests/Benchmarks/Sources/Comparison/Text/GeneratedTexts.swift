import Foundation

/// Texts made up from words of many languages, the same in every run.
struct GeneratedTexts {
  private let vocabulary: [(language: String, words: [String], separator: String)]

  /// Languages whose words stand side by side without a space.
  private static let unspaced: Set<String> = ["ja", "km", "my", "th", "zh-Hans"]

  init() throws {
    let file = try String(contentsOf: Sources.package.appending(path: "Data/words.tsv"), encoding: .utf8)
    vocabulary = file.split(separator: "\n").map { line in
      let fields = line.split(separator: "\t").map(String.init)
      return (
        fields[0], fields[1].split(separator: " ").map(String.init), Self.unspaced.contains(fields[0]) ? "" : " "
      )
    }
  }

  /// So many texts, all different, as long as those of apps are: half of them up to three words, a few a paragraph.
  func texts(_ count: Int) -> [SampleText] {
    var random = SeededRandom(seed: 4)
    var seen: Set<SampleText> = []
    var texts: [SampleText] = []
    while texts.count < count {
      let text = text(&random)
      if seen.insert(text).inserted { texts.append(text) }
    }
    return texts
  }

  private func text(_ random: inout SeededRandom) -> SampleText {
    let (language, words, separator) = vocabulary[Int.random(in: 0..<vocabulary.count, using: &random)]
    let share = random.share()
    let length = 1 + Int(share * 3 + pow(share, 8) * 20)
    var parts: [String] = []
    for _ in 0..<length {
      var part = words[random.rank(below: words.count)]
      // Apps have thousands of different words: joined ones stand for those that are not in the list.
      if random.share() < 0.25 { part += words[Int.random(in: 0..<words.count, using: &random)].lowercased() }
      if random.share() < 0.05 { part += separator + "\(Int.random(in: 1...999, using: &random))" }
      if random.share() < 0.06 { part += "," }
      parts.append(part)
    }
    let text = parts.joined(separator: separator)
    return SampleText(text: length > 4 ? text + "." : text, language: language)
  }

  /// So many texts, all different: the given ones, then halves of two of one language put together.
  static func grown(_ texts: [SampleText], to count: Int) -> [SampleText] {
    guard texts.count < count else { return Array(texts.prefix(count)) }
    var random = SeededRandom(seed: 9)
    let languages = Dictionary(grouping: texts, by: \.language)
    var seen = Set(texts)
    var all = texts
    all.reserveCapacity(count)
    while all.count < count {
      guard let one = texts.randomElement(using: &random),
        let other = languages[one.language]?.randomElement(using: &random)
      else { break }
      let joined = one.text.prefix(upTo: middle(of: one.text)) + other.text.suffix(from: middle(of: other.text))
      // Languages with few texts have few pairs: a number keeps them different.
      let number = random.share() < 0.3 ? " \(Int.random(in: 2...9999, using: &random))" : ""
      let text = SampleText(text: joined + number, language: one.language)
      if !text.text.isEmpty, seen.insert(text).inserted { all.append(text) }
    }
    return all
  }

  /// The space that is nearest to the middle, or the middle where there is none.
  private static func middle(of text: String) -> String.Index {
    let middle = text.index(text.startIndex, offsetBy: text.count / 2)
    return text[middle...].firstIndex(of: " ") ?? text[..<middle].lastIndex(of: " ") ?? middle
  }
}
