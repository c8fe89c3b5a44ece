import AuditModel
import InterfaceBuilder

extension InterfaceObject {
  private static let roles: [String: LayoutElement.Role] = [
    "label": .text, "button": .button, "textField": .textField, "textView": .textField, "searchBar": .textField,
    "switch": .control, "slider": .control, "stepper": .control, "segmentedControl": .control, "datePicker": .control,
    "pageControl": .control, "pickerView": .control, "imageView": .image, "scrollView": .scrollView,
    "tableView": .scrollView, "collectionView": .scrollView, "tableViewCell": .cell, "collectionViewCell": .cell,
    "navigationBar": .navigationBar, "toolbar": .toolbar, "tabBar": .tabBar,
  ]

  /// The role of the object on a screen.
  var screenRole: LayoutElement.Role {
    switch tag {
    case "textView" where element.flag("editable") == false: .text
    case "button" where element.flag("userInteractionEnabled") == false: .container
    default: Self.roles[tag] ?? .container
    }
  }

  /// Whether the object is not shown, at least in some size classes.
  var isNotShown: Bool {
    isHidden || !runtimeProperties.isDisjoint(with: ["hidden", "isHidden", "alpha"]) || element.number("alpha") == 0
      || variations.contains { $0.element["hidden"] != nil || $0.element["alpha"] != nil }
  }

  /// Whether the object is drawn as large as its frame; search bars and pickers have margins of their own.
  var fillsFrame: Bool {
    switch tag {
    case "switch", "slider", "stepper", "segmentedControl", "textField": true
    case "button": element.child("color", key: "backgroundColor") != nil
    default: false
    }
  }
}
