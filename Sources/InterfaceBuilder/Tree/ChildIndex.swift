/// The first children of an element by name and key.
///
/// Elements usually have few children, which are searched linearly. Objects look up children of their ancestors, so a
/// view with thousands would be searched again for each object in it.
struct ChildIndex: Sendable {
  private struct Place: Hashable {
    var name: String?
    var key: String?
  }

  /// The maximum number of children for a linear search (our own choice).
  static let mostSearched = 64

  private var places: [Place: Int] = [:]

  /// Adds the next child.
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
