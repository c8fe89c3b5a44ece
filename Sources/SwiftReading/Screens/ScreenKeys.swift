internal import AuditModel
internal import SwiftTrees

/// The keys that places in the code draw.
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
  /// The largest number of keys at one place that are kept (our own limit).
  private static let most = 64

  /// Collects the keys of uses; `unknown` are those that no table has.
  init(_ uses: [TextUse], unknown: [TextUse]) {
    for use in uses + unknown {
      let place = Place(location: use.location, name: use.place)
      guard entries[place]?.count ?? 0 < Self.most else { continue }
      entries[place, default: []].append(
        Entry(key: use.key, isLiteral: use.way == .literal && use.steps.isEmpty, steps: Set(use.steps)))
    }
  }

  /// Returns the keys that a call draws.
  ///
  /// - Parameters:
  ///   - call: The call.
  ///   - literal: The text of the call's argument; nil if it is not a literal.
  ///   - passed: The expressions that the calls around the view pass to it.
  ///   - isPassed: Whether one of them must be the text.
  /// - Returns: The distinct keys; those of the passed expressions if there are any.
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

  /// The first key of each name.
  private static func distinct(_ entries: [Entry]) -> [TextKey] {
    var known: Set<String> = []
    return entries.map(\.key).filter { known.insert($0.key).inserted }
  }
}
