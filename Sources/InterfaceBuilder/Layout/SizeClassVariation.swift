/// A change of properties in some size classes.
package struct SizeClassVariation: Sendable {
  /// The element, whose attributes replace those of the object.
  package let element: InterfaceElement
  /// The width class; nil for any.
  package let width: String?
  /// The height class; nil for any.
  package let height: String?
  /// Whether the variation applies unless a matching one restores the elements.
  package let isDefault: Bool
  /// The constant of a constraint, in points.
  package let constant: Double?
  /// The font.
  package let font: InterfaceFont?
  /// The identifiers of the subviews and constraints that the variation adds.
  package let included: [String]
  /// The identifiers of the subviews and constraints that the variation removes.
  package let excluded: [String]

  /// The number of its size classes.
  var conditions: Int { (width == nil ? 0 : 1) + (height == nil ? 0 : 1) }

  private init(_ element: InterfaceElement) {
    self.element = element
    let key = element["key"] ?? ""
    isDefault = key == "default"
    var classes: [Substring: String] = [:]
    for part in key.split(separator: "-") {
      let sides = part.split(separator: "=")
      if sides.count == 2 { classes[sides[0]] = String(sides[1]) }
    }
    (width, height) = (classes["widthClass"], classes["heightClass"])
    constant = element.number("constant")
    font = element.child("fontDescription").map(InterfaceFont.init)
    let masks = element.children.filter { $0.name == "mask" }.flatMap { Array($0.children) }
    included = masks.filter { $0.name == "include" }.compactMap { $0["reference"] }
    excluded = masks.filter { $0.name == "exclude" }.compactMap { $0["reference"] }
  }

  /// Returns the variations of an element.
  static func variations(of element: InterfaceElement) -> [SizeClassVariation] {
    element.children.filter { $0.name == "variation" }.map(SizeClassVariation.init)
  }
}
