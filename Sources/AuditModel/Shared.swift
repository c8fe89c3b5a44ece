/// A large value in one place, which its copies share until one of them changes it.
struct Shared<Value: Sendable>: Sendable {
  /// The place; never changed while another copy refers to it, so that threads may share it.
  private final class Place: @unchecked Sendable {
    var value: Value

    init(_ value: Value) { self.value = value }
  }

  private var place: Place

  init(_ value: Value) { place = Place(value) }

  var value: Value {
    _read { yield place.value }
    _modify {
      if !isKnownUniquelyReferenced(&place) { place = Place(place.value) }
      yield &place.value
    }
  }

  /// The same for copies that nobody has changed since.
  var identity: ObjectIdentifier { ObjectIdentifier(place) }
}

extension Shared: Equatable where Value: Equatable {
  static func == (one: Shared, other: Shared) -> Bool { one.place === other.place || one.value == other.value }
}

extension Shared: Hashable where Value: Hashable {
  func hash(into hasher: inout Hasher) { hasher.combine(value) }
}
