/// A constraint in a document.
///
/// It is a class because every layout of a document visits all constraints, and copies of such a large value are slow.
package final class InterfaceConstraint: Sendable {
  /// The relation between both sides.
  package enum Relation: String, Sendable {
    case equal, lessThanOrEqual, greaterThanOrEqual
  }

  /// An attribute of a view or guide.
  package struct Item: Hashable, Sendable {
    /// The identifier; nil for the view that owns the constraint.
    package var id: String?
    /// The name of the attribute, such as `leadingMargin`.
    package var attribute: String
  }

  /// The element.
  package let element: InterfaceElement
  /// The constraint's own identifier.
  package let id: String?
  /// The index of the object that owns the constraint.
  package let owner: Int?
  /// The first item.
  package let first: Item
  /// The second item; nil for a constant size.
  package let second: Item?
  /// The relation.
  package let relation: Relation
  /// The factor of the second item.
  package let multiplier: Double
  /// The constant in points.
  package let constant: Double
  /// The priority, 1…1000.
  package let priority: Double
  /// Whether Xcode removes the constraint at build time.
  package let isPlaceholder: Bool
  /// Whether the constant is the system's standard spacing.
  package let isSymbolic: Bool
  /// The variations of the constant by size class.
  package let variations: [SizeClassVariation]

  /// The highest priority, at which a constraint is required.
  package static let required: Double = 1000

  init(_ element: InterfaceElement, owner: Int?) {
    self.element = element
    self.owner = owner
    id = element.id
    first = Item(id: element["firstItem"], attribute: element["firstAttribute"] ?? "")
    second = element["secondAttribute"].map { Item(id: element["secondItem"], attribute: $0) }
    relation = element["relation"].flatMap(Relation.init) ?? .equal
    multiplier = element["multiplier"].flatMap(Self.factor) ?? 1
    constant = element.number("constant") ?? 0
    priority = element.number("priority") ?? Self.required
    isPlaceholder = element.flag("placeholder") ?? false
    isSymbolic = element.flag("symbolic") ?? false
    variations = SizeClassVariation.variations(of: element)
  }

  /// The items; one for a constant size.
  package var items: [Item] { [first, second].compactMap(\.self) }

  /// The identifiers of the items.
  var itemIDs: [String] { items.compactMap(\.id) }

  /// Returns the number of a multiplier such as `0.5`, `16:9` or `2/3`; nil for anything else.
  static func factor(_ text: String) -> Double? {
    if let number = Double(text) { return number.isFinite ? number : nil }
    let parts = text.split { $0 == ":" || $0 == "/" }.map { Double($0) }
    guard parts.count == 2, let over = parts[0], let under = parts[1], under != 0, (over / under).isFinite else {
      return nil
    }
    return over / under
  }
}
