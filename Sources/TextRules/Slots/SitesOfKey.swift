internal import AuditModel

/// The places of one key in an app's code.
package struct SitesOfKey: Hashable, Sendable {
  /// The distinct places, in the order of the sources.
  package private(set) var places: [DrawSite] = []
  /// Whether code mentions the key in a way that was not followed.
  package var isUnfollowed = false
  /// The hash of ``places``, which are compared for every text.
  private var hash = 0

  /// Creates uses without a place.
  package init() {}

  /// Whether code does not mention the key at all.
  package var isUnused: Bool { places.isEmpty && !isUnfollowed }

  /// Adds a place unless it is known, and returns its number.
  package mutating func add(_ place: DrawSite) -> Int {
    if let known = places.firstIndex(of: place) { return known }
    places.append(place)
    hash = hash &* 31 &+ place.hashValue
    return places.count - 1
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(hash) }

  package static func == (one: SitesOfKey, other: SitesOfKey) -> Bool {
    one.hash == other.hash && one.isUnfollowed == other.isUnfollowed && one.places == other.places
  }

  /// Returns the assumption that the mentions in code require.
  func assumptions(whereAllIsRead isComplete: Bool) -> Slot.Assumptions {
    if isUnfollowed { return .unfollowed }
    return isUnused && isComplete ? .unused : []
  }
}
