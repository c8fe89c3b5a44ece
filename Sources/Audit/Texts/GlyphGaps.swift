import AuditModel

/// The texts with characters that only the substitute fonts lack, by character.
///
/// A report has one finding for each character, because one look at a device answers it for all texts.
struct GlyphGaps: Sendable {
  /// The identifier of the rule.
  static let rule = "missing-glyphs"

  private var positions: [String: Set<Plan.Position>] = [:]

  /// Adds the characters of a text.
  mutating func insert(_ characters: [String], at position: Plan.Position) {
    for character in characters { positions[character, default: []].insert(position) }
  }

  /// Adds the texts of another thread.
  mutating func insert(contentsOf other: GlyphGaps) {
    positions.merge(other.positions) { $0.union($1) }
  }

  /// The characters with the positions of their texts, both in order.
  var all: [(character: String, positions: [Plan.Position])] {
    positions.sorted { Array($0.key.unicodeScalars).lexicographicallyPrecedes(Array($1.key.unicodeScalars)) }
      .map { ($0.key, $0.value.sorted()) }
  }
}
