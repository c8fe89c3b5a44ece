import Foundation
import TypeCheckKit

/// The texts that everybody is given.
struct TextSample {
  /// The most texts that are taken when nothing else is asked for.
  static let most = 100_000

  /// All different, in an order that has nothing to do with where they come from.
  let texts: [SampleText]
  /// Where they come from, for a reader.
  let origin: String

  /// Texts of the apps in a folder where there is one, else texts made up.
  init(corpora: URL?, most: Int) throws {
    guard let corpora else {
      texts = try GeneratedTexts().texts(most)
      origin = "\(texts.count) texts made up from our own words in \(Self.languages(texts)) languages"
      return
    }
    let apps = try FileManager.default.contentsOfDirectory(atPath: corpora.path).sorted()
      .filter { !$0.hasPrefix(".") }
    let all = Self.distinct(in: apps.map { corpora.appending(path: $0) })
    var random = SeededRandom(seed: 4)
    texts = Array(all.shuffled(using: &random).prefix(most))
    origin =
      "\(texts.count) of the \(all.count) distinct pairs of language and text in \(apps.joined(separator: ", ")), in "
      + "\(Self.languages(texts)) languages"
  }

  /// The distinct texts below some paths, in the order they are met.
  static func distinct(in paths: [URL]) -> [SampleText] {
    let catalog = CatalogLoader.load(inputs: paths.map(\.path), defaultLocale: "en")
    var seen: Set<SampleText> = []
    return catalog.strings.lazy.map { SampleText(text: $0.text, language: $0.locale) }
      .filter { !$0.text.isEmpty && seen.insert($0).inserted }
  }

  private static func languages(_ texts: [SampleText]) -> Int { Set(texts.map(\.language)).count }
}
