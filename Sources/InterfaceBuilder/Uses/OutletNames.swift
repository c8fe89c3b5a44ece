/// The outlets and outlet collections of an object, as names with which code reaches it.
struct OutletNames: Sendable {
  /// A name with which code reaches an object.
  struct Name: Hashable, Sendable {
    var name: String
    /// The class that declares the property; nil for a system class.
    var owner: String?
    /// Whether a document connects the property to the object.
    var isConnected = true
    /// The label of a cell, if the name refers to the cell.
    var part: String?
  }

  /// The maximum number of names, and of runtime attributes, to look up in code (our own limit).
  ///
  /// Objects in real documents have up to eleven. Each view looks up the names of all its ancestors, so an object with
  /// thousands would take as long as thousands of documents.
  static let most = 64

  /// The distinct names; empty if there are more than ``most``.
  private(set) var names: [Name] = []
  /// Whether all are outlet collections.
  private(set) var areCollections = true
  /// Whether there are more names than ``most``.
  private(set) var isOverfull = false

  mutating func add(_ name: Name, isCollection: Bool) {
    areCollections = areCollections && isCollection
    guard !isOverfull, !names.contains(name) else { return }
    names.append(name)
    guard names.count > Self.most else { return }
    (names, isOverfull) = ([], true)
  }

  /// Returns the names by the identifier of the destination.
  static func byDestination(_ connections: [InterfaceConnection], _ objects: [InterfaceObject]) -> [String: OutletNames]
  {
    var all: [String: OutletNames] = [:]
    for connection in connections where connection.isOutlet {
      let name = Name(name: connection.name, owner: connection.owner.flatMap { objects[$0].customClass })
      all[connection.destination, default: OutletNames()].add(name, isCollection: connection.kind == .outletCollection)
    }
    return all
  }
}
