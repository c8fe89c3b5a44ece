import Vocabulary

/// Functions that find the intended name for a misspelt one.
package enum NearName {
  /// The minimum length of known names for typing errors other than swapped letters.
  ///
  /// Most shorter words differ from each other in only one letter.
  private static let shortest = 4
  /// The minimum length of known names that allow two typing errors (our own limit).
  private static let long = 8

  /// Returns the most similar known name, or nil if none is similar.
  package static func nearest(to name: String, among known: [String]) -> String? {
    let written = folded(name)
    let near = known.compactMap { one in slips(written, folded(one)).map { (name: one, slips: $0) } }
    return near.min { $0.slips < $1.slips }?.name
  }

  /// Returns whether a name is probably a misspelling of a known name.
  package static func isNear(_ name: String, _ known: String) -> Bool { slips(folded(name), folded(known)) != nil }

  /// Returns a suggestion for the end of a message, such as `; did you mean locale?`.
  ///
  /// It is empty if no known name is similar.
  package static func question(_ name: String, among known: [String]) -> String {
    nearest(to: name, among: known).map { "; did you mean \($0)?" } ?? ""
  }

  /// Returns a name in lowercase, without hyphens and underscores.
  private static func folded(_ name: String) -> [UInt8] {
    name.lowercased().utf8.filter { $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: "_") }
  }

  /// Returns the number of typing errors that separate two names, or nil if there are too many.
  private static func slips(_ written: [UInt8], _ known: [UInt8]) -> Int? {
    if written == known { return 0 }
    let most = known.count >= long ? 2 : 1
    guard abs(written.count - known.count) <= most else { return nil }
    if known.count < shortest { return EditDistance.between(written, known) == EditDistance.swap ? 1 : nil }
    let distance = EditDistance.between(written, known, swap: EditDistance.slip) / EditDistance.slip
    return distance <= most ? distance : nil
  }
}
