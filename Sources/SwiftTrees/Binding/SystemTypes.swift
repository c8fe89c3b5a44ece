/// The inheritance between types of the system.
package enum SystemTypes {
  /// Types of values that are no views.
  package static let values = APIList.valueTypes.names

  /// The superclasses of UIKit's classes whose extensions and subclasses apps write.
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

  /// Whether a name is that of a class of UIKit.
  package static func isClass(_ name: String) -> Bool { parents[name] != nil }

  /// Whether a class of UIKit is known to be one of views.
  package static func isView(_ type: String) -> Bool { sequence(first: type) { parents[$0] }.contains("UIView") }

  /// The superclass of a class of the system; nil if it is not known.
  package static func parent(of type: String) -> String? { parents[type] }
}
