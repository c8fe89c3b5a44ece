import Documents
import Vocabulary

/// Suggestions of known tokens with names similar to an unknown one.
///
/// The number of suggestions is limited, because whole files can consist of unknown names.
struct TokenSuggestions {
  /// The maximum number of unknown names that get suggestions (our own limit).
  static let most = 32
  /// The maximum number of known names to compare with an unknown one (our own limit).
  private static let mostCompared = 400

  private let names: Dictionary<String, Token>.Keys
  private var sorted: [String] = []
  /// The names, by each of their parts between dots.
  private var byPart: [Substring: [String]] = [:]
  private var asked = 0

  init(_ names: Dictionary<String, Token>.Keys) { self.names = names }

  /// Returns a question with similar names, or nil if none is similar or the limit is reached.
  mutating func question(about name: String) -> String? {
    guard asked < Self.most, !names.isEmpty else { return nil }
    asked += 1
    if sorted.isEmpty { prepare() }
    // Only names that share a part are compared, because there may be thousands of names.
    var alike: Set<String> = []
    for part in name.split(separator: ".") { alike.formUnion(byPart[part] ?? []) }
    let candidates = alike.isEmpty ? sorted.prefix(Self.mostCompared) : alike.sorted().prefix(Self.mostCompared)
    return UnknownName(name, kind: "a token", known: Array(candidates)).question
  }

  private mutating func prepare() {
    sorted = names.sorted()
    for name in sorted {
      for part in Set(name.split(separator: ".")) where byPart[part]?.count ?? 0 < Self.mostCompared {
        byPart[part, default: []].append(name)
      }
    }
  }
}
