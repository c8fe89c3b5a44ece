import Vocabulary

/// Which of the names of a format a misspelt one was meant for.
package enum NearName {
  /// Names that are shorter are near only where letters changed places: most short words are one letter apart.
  private static let shortest = 4
  /// From so many letters on a name may be two letters off (our own limit).
  private static let long = 8

  /// The known name that a name was probably meant for; nil where none is near.
  ///
  /// - Parameters:
  ///   - name: The name as it is written.
  ///   - known: The names of the format.
  /// - Returns: The nearest of them.
  package static func nearest(to name: String, among known: [String]) -> String? {
    let written = folded(name)
    let near = known.compactMap { one in slips(written, folded(one)).map { (name: one, slips: $0) } }
    return near.min { $0.slips < $1.slips }?.name
  }

  /// Whether a name was probably meant for a known one.
  ///
  /// - Parameters:
  ///   - name: The name as it is written.
  ///   - known: The known name.
  /// - Returns: Whether few letters are between them.
  package static func isNear(_ name: String, _ known: String) -> Bool { slips(folded(name), folded(known)) != nil }

  /// The end of a message that names what was probably meant; empty where nothing is near.
  ///
  /// - Parameters:
  ///   - name: The name as it is written.
  ///   - known: The names of the format.
  /// - Returns: Such as `; did you mean locale?`.
  package static func question(_ name: String, among known: [String]) -> String {
    nearest(to: name, among: known).map { "; did you mean \($0)?" } ?? ""
  }

  /// Names are the same whatever their case, with or without hyphens and underscores.
  private static func folded(_ name: String) -> [UInt8] {
    name.lowercased().utf8.filter { $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: "_") }
  }

  /// How many slips lead from one name to the other; nil where there are too many.
  private static func slips(_ written: [UInt8], _ known: [UInt8]) -> Int? {
    if written == known { return 0 }
    let most = known.count >= long ? 2 : 1
    guard abs(written.count - known.count) <= most else { return nil }
    if known.count < shortest { return EditDistance.between(written, known) == EditDistance.swap ? 1 : nil }
    let distance = EditDistance.between(written, known, swap: EditDistance.slip) / EditDistance.slip
    return distance <= most ? distance : nil
  }
}
