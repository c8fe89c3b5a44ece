internal import AuditModel
internal import SwiftTrees

/// The keys in so many tables that their uses are not followed, because no code names the table.
///
/// Each use counts once per table with its key: 800 uses of a key in 800 tables are 640,000.
struct SharedKeys {
  /// The number of pairs of a table and a use to follow, far more than in real apps.
  static let mostPairs = 50_000

  /// A key in several tables.
  private struct Shared {
    var first: KeyReference
    var uses = 0

    var pairs: Int { uses * first.keys.count }
  }

  private let keys: [String: Shared]
  private let lookup: KeyLookup

  /// Selects the keys with the most pairs until the rest is within the limit.
  init(_ found: [KeyReferenceFinder.Found], _ lookup: KeyLookup) {
    self.lookup = lookup
    var shared: [String: Shared] = [:]
    for case let mention in found.lazy.map(\.mention) where mention.keys.count > 1 {
      shared[mention.text, default: Shared(first: mention)].uses += 1
    }
    var pairs = shared.values.reduce(0) { $0 + $1.pairs }
    guard pairs > Self.mostPairs else {
      keys = [:]
      return
    }
    let sorted = shared.sorted { ($1.value.pairs, $0.key) < ($0.value.pairs, $1.key) }
    let kept = sorted.firstIndex { one in
      if pairs <= Self.mostPairs { return true }
      pairs -= one.value.pairs
      return false
    }
    keys = sorted[..<(kept ?? sorted.endIndex)].reduce(into: [:]) { $0[$1.key] = $1.value }
  }

  /// Whether no key is over the limit.
  var isEmpty: Bool { keys.isEmpty }

  /// Returns whether the keys of a mention are not followed.
  func contain(_ mention: KeyReference) -> Bool { mention.keys.count > 1 && keys[mention.text] != nil }

  /// One mention of each key that is not followed.
  var mentions: [TextMention] {
    inOrder.flatMap { shared in
      shared.first.keys.map {
        TextMention(key: lookup.keys[$0], location: shared.first.node.location, ending: .other)
      }
    }
  }

  /// A warning that names the first key; nil if all keys are followed.
  var issue: InputIssue? {
    guard let first = inOrder.first else { return nil }
    let others = keys.count == 1 ? "" : " (and \((keys.count - 1).grouped) more keys)"
    return .warning(
      at: first.first.node.location,
      "\"\(first.first.text)\" is in \(first.first.keys.count.grouped) tables\(others), and the code names no table "
        + "(the limit is \(Self.mostPairs.grouped) combinations of a table and a use); these texts need review",
      fix: "name the table, as in String(localized: \"title\", table: \"Settings\")")
  }

  private var inOrder: [Shared] { keys.values.sorted { $0.first.node.location < $1.first.node.location } }
}
