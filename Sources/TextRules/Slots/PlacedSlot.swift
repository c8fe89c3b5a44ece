/// The slot of a text, with the places in the app's code that have it.
package struct PlacedSlot: Sendable {
  /// The slot.
  package var slot: ResolvedSlot
  /// The numbers of the places within the key, in order; nil if code does not decide the slot.
  package var sites: [Int32]?
}

extension Array {
  /// Returns the elements, each once with the places of all equal ones, in the order of first appearance.
  ///
  /// `identity` defines equality. The places are nil if code does not decide the slot.
  package func joined<Identity: Hashable>(
    by identity: KeyPath<Element, Identity>, _ sites: WritableKeyPath<Element, [Int32]?>
  ) -> [Element] {
    var indices: [Identity: Int] = [:]
    var joined: [Element] = []
    for element in self {
      if let known = indices[element[keyPath: identity]] {
        if let more = element[keyPath: sites] { joined[known][keyPath: sites]?.append(contentsOf: more) }
      } else {
        indices[element[keyPath: identity]] = joined.count
        joined.append(element)
      }
    }
    for index in joined.indices where joined.count < count {
      joined[index][keyPath: sites] = joined[index][keyPath: sites].map { Set($0).sorted() }
    }
    return joined
  }
}

extension [PlacedSlot] {
  /// The slots, without those whose only difference from another is that their places are certainly high or wide
  /// enough.
  ///
  /// A text that fails in both has one finding, with the places of both.
  var withoutHigherTwins: [PlacedSlot] {
    let twins = map(\.slot.twins)
    let all = Set(twins.joined())
    guard !all.isEmpty else { return self }
    let sites = Dictionary(map { ($0.slot, $0.sites ?? []) }) { first, _ in first }
    return zip(self, twins).filter { !all.contains($0.0.slot) }.map { placed, own in
      var placed = placed
      placed.sites = placed.sites.map { Set($0 + own.flatMap { sites[$0] ?? [] }).sorted() }
      return placed
    }
  }
}
