import AuditModel
import TextRules

/// The places in code that draw each key.
struct CodePlaces: Sendable {
  private let places: [TextKey: [(use: TextUse, place: CodePlace)]]

  /// Creates the places of all uses.
  init(of uses: [TextUse]) {
    places = Dictionary(grouping: uses.lazy.map { (use: $0, place: CodePlace($0)) }, by: \.use.key)
  }

  /// Returns the uses that draw a key in a slot, in the order of the sources.
  ///
  /// Without a use that agrees with the slot, the result contains all uses of the key.
  func uses(of key: TextKey, in slot: Slot) -> [TextUse] {
    guard let all = places[key] else { return [] }
    let own = all.filter { $0.place.agrees(with: slot) }
    return (own.isEmpty ? all : own).map(\.use)
  }
}
