package import AuditModel
internal import Vocabulary

/// A text of an object.
package struct InterfaceText: Sendable {
  /// A part of an attributed text.
  package struct Fragment: Hashable, Sendable {
    /// The text.
    package var text: String
    /// The font; nil if the part sets none.
    package var font: InterfaceFont?
  }

  /// The index of the object.
  package let object: Int
  /// The property, the second half of the key, such as `normalTitle`.
  package let property: String
  /// The text.
  package let text: String
  /// The role of the text on the screen.
  package let role: TextRole
  /// The location of the object or of the element with the text.
  package let location: SourceLocation
  /// The parts of an attributed text; empty for a plain one.
  package let fragments: [Fragment]

  /// A place of a text in an object.
  private struct Place {
    let element: String
    /// The name and key of the child, or the names of the list and its elements; empty for the object itself.
    let child: [String]
    let attribute: String?
    let property: String
    let role: TextRole

    /// Whether the property has one text per element of a list.
    var isList: Bool { property.hasSuffix("[n]") }
  }

  private static let places: [String: [Place]] = {
    let table = TableDecoder(EmbeddedResources.interface_texts_csv, name: "interface-texts")
    let places = table.rows.map { row in
      Place(
        element: row["element"] ?? "",
        child: row["child"].map { $0.split { $0 == ":" || $0 == "/" }.map(String.init) } ?? [],
        attribute: row["attribute"], property: row["property"] ?? "", role: row.value("role", as: TextRole.self))
    }
    return Dictionary(grouping: places, by: \.element)
  }()

  /// Returns the texts of an object, in table order; `isInRow` means that it is a label of a cell.
  static func texts(of object: InterfaceObject, at index: Int, isInRow: Bool) -> [InterfaceText] {
    let own = (places[object.tag] ?? []) + (places["*"] ?? [])
    return own.flatMap { place in
      values(at: place, in: object.element).map { property, value in
        InterfaceText(
          object: index, property: property, text: value.text, role: role(of: place, object, isInRow),
          location: value.location, fragments: value.fragments)
      }
    }
  }

  /// The role of a text; in a row's own labels and in back buttons, it differs from the table.
  private static func role(of place: Place, _ object: InterfaceObject, _ isInRow: Bool) -> TextRole {
    if isInRow, place.role == .label { return .row }
    guard place.role == .barButton else { return place.role }
    return object.key == "backBarButtonItem" ? .backButton : barRole(of: object.element)
  }

  /// The role of a bar button item's title, which is visible unless the item has a picture or a view.
  ///
  /// Source: Apple documentation of UIKit, `UIBarItem.image` and `UIBarButtonItem.customView`. Then the title is in the
  /// overflow menu and the label for VoiceOver. The system sets the titles of its own items.
  private static func barRole(of item: InterfaceElement) -> TextRole {
    if item["image"] != nil || item.child(key: "image") != nil || item.child(key: "customView") != nil {
      return .spoken
    }
    return item["systemItem"] == nil ? .barButton : .unknown
  }

  private static func values(at place: Place, in element: InterfaceElement) -> [(String, Value)] {
    guard place.isList else {
      guard let attribute = place.attribute, let holder = holder(of: place, in: element),
        let value = value(attribute, in: holder), !value.text.isEmpty
      else { return [] }
      return [(place.property, value)]
    }
    let path = place.child
    guard path.count == 2, let list = element.children.first(where: { $0.name == path[0] }) else { return [] }
    // Only localized strings are texts among runtime attributes, and only they are counted.
    let items = list.children.filter {
      $0.name == path[1] && (path[1] != "userDefinedRuntimeAttribute" || $0["type"] == "localizedString")
    }
    return items.enumerated().compactMap { number, item in
      let text = value(place.attribute ?? "value", in: item) ?? Value(text: plain(item), location: item.location)
      return text.text.isEmpty ? nil : (place.property.replacing("[n]", with: "[\(number)]"), text)
    }
  }

  /// Returns the object itself, or the child that a place names as `name:key`.
  private static func holder(of place: Place, in element: InterfaceElement) -> InterfaceElement? {
    guard let name = place.child.first else { return element }
    return element.child(name, key: place.child.count > 1 ? place.child[1] : nil)
  }

  /// A text with its location in the document.
  struct Value {
    var text: String
    var location: SourceLocation
    var fragments: [Fragment] = []
  }

  /// Returns the text of a property: an attribute, or a child with the text between its tags.
  static func value(_ name: String, in element: InterfaceElement) -> Value? {
    if let text = element[name] { return Value(text: text, location: element.location) }
    guard let child = element.child(key: name) else { return nil }
    switch child.name {
    case "string", "mutableString": return Value(text: plain(child), location: child.location)
    case "attributedString":
      let fragments = child.children.filter { $0.name == "fragment" }.map { fragment in
        Fragment(
          text: value("content", in: fragment)?.text ?? "",
          font: fragment.child("attributes")?.child(key: "NSFont").map(InterfaceFont.init))
      }
      return Value(text: fragments.map(\.text).joined(), location: child.location, fragments: fragments)
    default: return nil
    }
  }
}
