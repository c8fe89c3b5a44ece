/// The first children of an element by name and key.
///
/// Elements have few children, which are searched one after the other. Objects ask for those of the views around them, so a
/// view with thousands would be searched again for each object in it.
struct ChildIndex: Sendable {
  private struct Place: Hashable {
    var name: String?
    var key: String?
  }

  /// The number of children up to which they are searched (our own choice).
  static let mostSearched = 64

  private var places: [Place: Int] = [:]

  /// Adds a child, which comes after all others.
  mutating func add(_ index: Int, name: String, key: String?) {
    for place in [Place(name: name), Place(name: name, key: key), Place(key: key)] where places[place] == nil {
      places[place] = index
    }
  }

  /// Returns the index of the first child with a name and, unless nil, a key.
  func child(_ name: String, key: String?) -> Int? { places[Place(name: name, key: key)] }

  /// Returns the index of the first child with a key.
  func child(key: String) -> Int? { places[Place(key: key)] }
}
