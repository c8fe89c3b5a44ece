import Vocabulary

/// Suggests the known name for a misspelt one.
package enum NearName {
  /// The minimum length for names to be similar in other ways than by swapped letters; most short words differ in one
  /// letter only.
  private static let shortest = 4
  /// The length from which names may differ by two letters (our own limit).
  private static let long = 8

  /// The known name that is most similar to a name; nil if none is similar.
  package static func nearest(to name: String, among known: [String]) -> String? {
    let written = folded(name)
    let near = known.compactMap { one in slips(written, folded(one)).map { (name: one, slips: $0) } }
    return near.min { $0.slips < $1.slips }?.name
  }

  /// Whether a name is probably a misspelling of a known name.
  package static func isNear(_ name: String, _ known: String) -> Bool { slips(folded(name), folded(known)) != nil }

  /// The end of a message with the most similar name, such as `; did you mean locale?`; empty if none is similar.
  package static func question(_ name: String, among known: [String]) -> String {
    nearest(to: name, among: known).map { "; did you mean \($0)?" } ?? ""
  }

  /// A name in lowercase, without hyphens and underscores.
  private static func folded(_ name: String) -> [UInt8] {
    name.lowercased().utf8.filter { $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: "_") }
  }

  /// The number of typing errors between two names; nil if there are too many.
  private static func slips(_ written: [UInt8], _ known: [UInt8]) -> Int? {
    if written == known { return 0 }
    let most = known.count >= long ? 2 : 1
    guard abs(written.count - known.count) <= most else { return nil }
    if known.count < shortest { return EditDistance.between(written, known) == EditDistance.swap ? 1 : nil }
    let distance = EditDistance.between(written, known, swap: EditDistance.slip) / EditDistance.slip
    return distance <= most ? distance : nil
  }
}
