internal import AuditModel
internal import SwiftTrees

/// The keys that each place in the code draws.
struct ScreenKeys: Sendable {
  /// A key at a place, with the expressions that pass it on.
  private struct Entry: Sendable {
    var key: TextKey
    var isLiteral: Bool
    var steps: Set<SourceLocation>
  }

  /// The place of a text.
  private struct Place: Hashable, Sendable {
    var location: SourceLocation
    var name: String
  }

  private var entries: [Place: [Entry]] = [:]
  /// The maximum number of keys to keep for one place (our own limit).
  private static let most = 64

  /// Collects the keys of uses; `unknown` are uses of keys that no table has.
  init(_ uses: [TextUse], unknown: [TextUse]) {
    for use in uses + unknown {
      let place = Place(location: use.location, name: use.place)
      guard entries[place]?.count ?? 0 < Self.most else { continue }
      entries[place, default: []].append(
        Entry(key: use.key, isLiteral: use.way == .literal && use.steps.isEmpty, steps: Set(use.steps)))
    }
  }

  /// Returns the distinct keys that a call draws.
  ///
  /// The literal is nil if the argument is not a literal. Keys from the expressions in `passed` take precedence; with
  /// `isPassed`, only they count.
  func keys(at call: SourceNode, literal: String?, passed: Set<SourceLocation>, isPassed: Bool) -> [TextKey] {
    let all = entries[Place(location: call.nameLocation, name: call.name)] ?? []
    if let literal {
      return Self.distinct(all.filter { $0.isLiteral && (literal.contains(KeyLookup.hole) || $0.key.key == literal) })
    }
    // Other arguments of the call may be literals.
    let literals = Set(call.arguments.compactMap { $0.first?.literal })
    let others = all.filter { !$0.isLiteral || !literals.contains($0.key.key) }
    let own = others.filter { !$0.steps.isDisjoint(with: passed) }
    return Self.distinct(own.isEmpty && !isPassed ? others : own)
  }

  /// Returns the first key with each name.
  private static func distinct(_ entries: [Entry]) -> [TextKey] {
    var known: Set<String> = []
    return entries.map(\.key).filter { known.insert($0.key).inserted }
  }
}
