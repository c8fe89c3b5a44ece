internal import Vocabulary

/// The kind of an element of a document.
///
/// Source: `elements.csv`. An element that the table does not have is unknown: it is kept, and counted for its scene.
package enum ElementKind: String, Sendable {
  /// Something that is drawn in the superview.
  case view
  /// A view controller, or a reference to one in another document.
  case controller
  /// Another object with an identifier, such as a bar button item.
  case object
  /// The owner of a document, its first responder or the exit of a scene.
  case placeholder
  /// A recognizer of gestures.
  case recognizer
  /// A list of other elements.
  case group
  /// The value of a property.
  case value

  private static let all: [String: ElementKind] = {
    let table = TableDecoder(EmbeddedResources.elements_csv, name: "elements")
    return Dictionary(
      uniqueKeysWithValues: table.rows.map { ($0["element"] ?? "", $0.value("kind", as: ElementKind.self)) })
  }()

  /// The views whose classes are controls or scroll views.
  ///
  /// Source: Apple documentation of UIKit.
  private static let subclasses: [String: Set<String>] = [
    "UIControl": [
      "button", "textField", "switch", "slider", "stepper", "segmentedControl", "datePicker", "pageControl", "control",
      "refreshControl", "colorWell", "pasteControl",
    ],
    "UIScrollView": ["tableView", "collectionView", "textView"],
  ]

  /// Returns the classes of UIKit that a view is of, such as `UIButton`, `UIControl` and `UIView` for `button`.
  static func classes(ofView name: String) -> Set<String> {
    let own = ["UIView", "UI\(name.prefix(1).uppercased())\(name.dropFirst())"]
    return subclasses.reduce(into: Set(own)) { all, type in
      if type.value.contains(name) { all.insert(type.key) }
    }
  }

  /// Returns the kind of an element with a name; nil if the name is not known.
  static func of(_ name: String) -> ElementKind? { all[name] }

  /// Whether an element of the kind is an object that other elements refer to by its identifier.
  var isObject: Bool { self != .group && self != .value }
}
