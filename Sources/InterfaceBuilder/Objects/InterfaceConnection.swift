/// A connection between two objects of a document.
package struct InterfaceConnection: Sendable {
  /// The kind of a connection.
  package enum Kind: String, Sendable {
    /// A property of the owner is the destination.
    case outlet
    /// A list of the owner contains the destination.
    case outletCollection
    /// An event of the owner calls a method.
    case action
    /// The owner leads to another scene, or contains it.
    case segue
  }

  /// The kind.
  package let kind: Kind
  /// The element.
  let element: InterfaceElement
  /// The index of the object that has the connection; nil outside of objects.
  package let owner: Int?
  /// The identifier of the other object; empty for an unwind segue without one.
  package let destination: String
  /// The property of an outlet, the selector of an action, or the kind of a segue, such as `embed`.
  package let name: String
  /// The event that triggers an action, such as `editingDidBegin`; nil for others.
  package let event: String?
  /// The relationship of a segue to a container, such as `rootViewController`; nil for others.
  package let relationship: String?

  init?(_ element: InterfaceElement, owner: Int?) {
    guard let kind = Kind(rawValue: element.name) else { return nil }
    self.kind = kind
    self.element = element
    self.owner = owner
    destination = element["destination"] ?? ""
    (event, relationship) = (element["eventType"], element["relationship"])
    name = (kind == .segue ? element["kind"] : kind == .action ? element["selector"] : element["property"]) ?? ""
  }

  /// Whether code can name the destination.
  var isOutlet: Bool { kind == .outlet || kind == .outletCollection }
}
