import Documents
import Vocabulary

/// The names nearest to those that are not known: for the first few dozen, as whole files can be full of such.
struct TokenSuggestions {
  /// For how many names there are suggestions; our own limit.
  static let most = 32
  /// With how many names one is compared; our own limit.
  private static let mostCompared = 400

  private let names: Dictionary<String, Token>.Keys
  private var sorted: [String] = []
  /// The names that have a part, by the part.
  private var byPart: [Substring: [String]] = [:]
  private var asked = 0

  init(_ names: Dictionary<String, Token>.Keys) { self.names = names }

  /// The names that may be meant, as a question; nil where none is near and once enough were looked for.
  mutating func question(about name: String) -> String? {
    guard asked < Self.most, !names.isEmpty else { return nil }
    asked += 1
    if sorted.isEmpty { prepare() }
    // Of thousands of names only those that have a part of it are compared.
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
