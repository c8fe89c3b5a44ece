/// The pictures and colours that a document names.
package struct DocumentResources: Sendable {
  /// A picture.
  package struct Image: Hashable, Sendable {
    /// The name in the asset catalog, or of the symbol.
    package var name: String
    /// The width and height in points; nil if they are not numbers.
    package var size: [Double]?
    /// Whether the picture is an SF Symbol, whose size follows the font.
    package var isSymbol: Bool
  }

  /// The pictures, in order.
  package private(set) var images: [Image] = []
  /// Whether each picture is an SF Symbol, by name.
  private var symbols: [String: Bool] = [:]
  /// The colour sets with the values that Xcode stored; those in the asset catalog take precedence.
  package private(set) var namedColors: [String: InterfaceColor] = [:]
  /// The system colours with the values that Xcode stored.
  package private(set) var systemColors: [String: InterfaceColor] = [:]

  init(_ root: InterfaceElement) {
    guard let resources = root.child("resources") else { return }
    for element in resources.children {
      guard let name = element["name"] else { continue }
      switch element.name {
      case "image":
        let size = [element.number("width"), element.number("height")].compactMap(\.self)
        let isSymbol = element["catalog"] == "system"
        images.append(Image(name: name, size: size.count == 2 ? size : nil, isSymbol: isSymbol))
        symbols[name] = symbols[name] ?? isSymbol
      case "namedColor": namedColors[name] = element.child("color").flatMap(InterfaceColor.init)
      case "systemColor": systemColors[name] = element.child("color").flatMap(InterfaceColor.init)
      default: break
      }
    }
  }

  /// Returns whether a name belongs to an SF Symbol; nil if the document does not list it.
  func isSymbol(_ name: String) -> Bool? { symbols[name] }
}
