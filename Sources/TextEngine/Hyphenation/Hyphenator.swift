internal import Bytes
import Foundation
internal import Synchronization

/// A hyphenator for words, which uses the installed patterns.
///
/// The patterns are not part of this program, because their licences differ. A file is read when its language is needed
/// for the first time.
package final class Hyphenator: Sendable {
  /// The result for one word.
  package enum Answer: Hashable, Sendable {
    /// No usable patterns are installed for the language.
    case noPatterns
    /// The patterns do not apply to the word, because it contains digits or other signs, or is too long.
    case unknownWord
    /// The UTF-16 offsets where the word may be hyphenated, ascending; empty if it may not.
    case offsets([Int])
  }

  /// A word with its language.
  private struct Question: Hashable {
    var word: String
    var language: String
  }

  /// The hyphenator that uses the patterns installed on this machine.
  ///
  /// Source: Debian's packages `hyphen-*` and their equivalents in Fedora and Arch Linux use `/usr/share/hyphen`.
  package static let system = Hyphenator(folders: ["/usr/share/hyphen", "/usr/local/share/hyphen"])

  private let folders: [String]
  private let patterns = Mutex<[String: HyphenationPatterns?]>([:])
  private let answers = SharedCache<Question, Answer>()
  private let found = Mutex<Set<TextEngineError>>([])

  /// Creates a hyphenator; nothing is read yet.
  package init(folders: [String]) { self.folders = folders }

  /// The pattern files that were skipped, because they are damaged or their encoding is not supported.
  package var problems: [TextEngineError] {
    found.withLock { $0.sorted { $0.description < $1.description } }
  }

  /// Returns the places where a word may be hyphenated.
  package func hyphenate(_ word: String, language: String) -> Answer {
    guard let patterns = patterns(language) else { return .noPatterns }
    return answers.value(Question(word: word, language: language)) { Self.answer(word, by: patterns) }
  }

  /// Returns the names of the files that may contain a language's patterns, the best one first.
  ///
  /// Debian names them after a language and a region, such as `hyph_de_DE.dic`. The default region is mostly the
  /// language code in capitals.
  static func files(for language: String) -> [String] {
    let parts = language.split { $0 == "-" || $0 == "_" }
    guard let first = parts.first, (2...3).contains(first.count), first.allSatisfy({ $0.isASCII && $0.isLetter }) else {
      return []
    }
    let (name, region) = (first.lowercased(), parts.dropFirst().first { $0.count == 2 }?.uppercased())
    let usual = usualRegions[name] ?? name.uppercased()
    return [region.map { "\(name)_\($0)" }, "\(name)_\(usual)", name].compactMap { $0 }.map { "hyph_\($0).dic" }
  }

  /// The default regions that differ from the language code in capitals.
  private static let usualRegions = ["en": "US"]

  private static func answer(_ word: String, by patterns: HyphenationPatterns) -> Answer {
    guard word.utf16.count <= 8 * HyphenationPatterns.longestWord else { return .unknownWord }
    let characters = Array(word)
    guard let first = characters.firstIndex(where: \.isLetter), let last = characters.lastIndex(where: \.isLetter),
      let points = patterns.points(in: Array(characters[first...last]))
    else { return .unknownWord }
    var offsets: [Int] = []
    var offset = 0
    var next = points.makeIterator()
    var point = next.next()
    for (index, character) in characters.enumerated() {
      if let known = point, index == first + known {
        offsets.append(offset)
        point = next.next()
      }
      offset += character.utf16.count
    }
    return .offsets(offsets)
  }

  /// Returns the patterns in the first usable file; other threads wait while it is read.
  private func patterns(_ language: String) -> HyphenationPatterns? {
    patterns.withLock { known in
      if let patterns = known[language] { return patterns }
      let read = read(Self.files(for: language))
      known[language] = .some(read)
      return read
    }
  }

  private func read(_ files: [String]) -> HyphenationPatterns? {
    for path in folders.flatMap({ folder in files.map { "\(folder)/\($0)" } })
    where FileManager.default.fileExists(atPath: path) {
      do {
        return try HyphenationPatterns(path: path)
      } catch {
        found.withLock { _ = $0.insert(error) }
      }
    }
    return nil
  }
}
