internal import Vocabulary

/// The kind of an element in a document.
///
/// Source: `elements.csv`. Elements outside of the table are unknown: they are kept, and counted for their scene.
package enum ElementKind: String, Sendable {
  /// An object that is drawn in its superview.
  case view
  /// A view controller, or a reference to one in another document.
  case controller
  /// Another object with an identifier, such as a bar button item.
  case object
  /// The owner of a document, its first responder, or the exit of a scene.
  case placeholder
  /// A gesture recognizer.
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

  /// The views with control or scroll view classes.
  ///
  /// Source: Apple documentation of UIKit.
  private static let subclasses: [String: Set<String>] = [
    "UIControl": [
      "button", "textField", "switch", "slider", "stepper", "segmentedControl", "datePicker", "pageControl", "control",
      "refreshControl", "colorWell", "pasteControl",
    ],
    "UIScrollView": ["tableView", "collectionView", "textView"],
  ]

  /// Returns the UIKit classes of a view, such as `UIButton`, `UIControl` and `UIView` for `button`.
  static func classes(ofView name: String) -> Set<String> {
    let own = ["UIView", "UI\(name.prefix(1).uppercased())\(name.dropFirst())"]
    return subclasses.reduce(into: Set(own)) { all, type in
      if type.value.contains(name) { all.insert(type.key) }
    }
  }

  /// Returns the kind of an element with a name; nil if the name is unknown.
  static func of(_ name: String) -> ElementKind? { all[name] }

  /// Whether elements of the kind are objects that other elements refer to by identifier.
  var isObject: Bool { self != .group && self != .value }
}
