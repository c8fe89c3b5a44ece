/// A colour in a document.
package enum InterfaceColor: Hashable, Sendable {
  /// Components 0…1 in a colour space: red, green, blue and alpha, or white and alpha.
  case components([Double], space: String)
  /// A system colour, such as `labelColor`.
  case system(String)
  /// A colour set, by its name.
  case named(String)
  /// No colour: the default of the class.
  case none

  /// Reads a `color` or `nil` element; nil if it is not understood.
  init?(_ element: InterfaceElement) {
    guard element.name == "color" else {
      guard element.name == "nil" else { return nil }
      self = .none
      return
    }
    if let name = element["systemColor"] ?? element["cocoaTouchSystemColor"] {
      self = .system(name)
    } else if let name = element["name"] {
      self = .named(name)
    } else {
      let names = element["white"] == nil ? ["red", "green", "blue", "alpha"] : ["white", "alpha"]
      let numbers = names.compactMap(element.number)
      guard numbers.count == names.count else { return nil }
      self = .components(numbers, space: element["customColorSpace"] ?? element["colorSpace"] ?? "")
    }
  }

  /// Reads the colour of a property such as `textColor`; nil if the object does not set it.
  package static func color(_ key: String, of object: InterfaceObject) -> InterfaceColor? {
    object.element.child(key: key).flatMap(InterfaceColor.init)
  }
}
