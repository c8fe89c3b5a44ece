/// The inheritance between system types.
package enum SystemTypes {
  /// Types of values that are not views.
  package static let values = APIList.valueTypes.names

  /// The superclasses of UIKit classes that apps commonly extend and subclass.
  ///
  /// Source: Apple documentation of UIKit, "Inherits from".
  private static let parents: [String: String] = [
    "UITableViewController": "UIViewController", "UICollectionViewController": "UIViewController",
    "UINavigationController": "UIViewController", "UITabBarController": "UIViewController",
    "UIPageViewController": "UIViewController", "UISplitViewController": "UIViewController",
    "UIHostingController": "UIViewController", "UIAlertController": "UIViewController",
    "UILabel": "UIView", "UIControl": "UIView", "UIButton": "UIControl", "UITextField": "UIControl",
    "UIStackView": "UIView", "UIScrollView": "UIView", "UITextView": "UIScrollView", "UITableView": "UIScrollView",
    "UITableViewCell": "UIView", "UICollectionViewCell": "UICollectionReusableView",
    "UICollectionReusableView": "UIView", "UITableViewHeaderFooterView": "UIView",
  ]

  /// Whether a name is a known UIKit class.
  package static func isClass(_ name: String) -> Bool { parents[name] != nil }

  /// Whether a UIKit class is known to be a view.
  package static func isView(_ type: String) -> Bool { sequence(first: type) { parents[$0] }.contains("UIView") }

  /// The superclass of a system class; nil if unknown.
  package static func parent(of type: String) -> String? { parents[type] }
}
