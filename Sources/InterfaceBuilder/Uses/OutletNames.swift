/// The outlets and outlet collections that lead to an object, as the names by which code reaches it.
struct OutletNames: Sendable {
  /// A name by which code reaches an object.
  struct Name: Hashable, Sendable {
    var name: String
    /// The class with the property of the name; nil if it is a class of the system.
    var owner: String?
    /// Whether a document connects the property with the object.
    var isConnected = true
    /// The label of a cell, if the name is that of the cell.
    var part: String?
  }

  /// The number of names, and of attributes set at run time, up to which code is asked for each (our own limit).
  ///
  /// Objects of real documents have up to eleven. Each view asks for the names of all views around it, so an object with
  /// thousands would take the time of thousands of documents.
  static let most = 64

  /// The names, each once; empty if there are more than ``most``.
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

  /// Returns the names by the identifier that they lead to.
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
