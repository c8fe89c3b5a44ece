internal import Vocabulary

/// The inheritance between system types, and the types of their members.
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
    "UISearchBar": "UIView", "UISegmentedControl": "UIControl", "UISwitch": "UIControl",
    "UIRefreshControl": "UIControl",
    "UILabel": "UIView", "UIControl": "UIView", "UIButton": "UIControl", "UITextField": "UIControl",
    "UIStackView": "UIView", "UIScrollView": "UIView", "UITextView": "UIScrollView", "UITableView": "UIScrollView",
    "UITableViewCell": "UIView", "UICollectionViewCell": "UICollectionReusableView",
    "UICollectionReusableView": "UIView", "UITableViewHeaderFooterView": "UIView",
  ]

  /// Whether a name is a known UIKit class.
  package static func isClass(_ name: String) -> Bool { parents[name] != nil }

  /// Whether a UIKit class is known to be a view.
  package static func isView(_ type: String) -> Bool { sequence(first: type) { parents[$0] }.contains("UIView") }

  /// The types of members by type and name, and of the results of static functions.
  ///
  /// Source: `system-members.csv`.
  private static let members: [String: [String: String]] = {
    let table = TableDecoder(EmbeddedResources.system_members_csv, name: "system-members")
    return table.rows.reduce(into: [:]) { members, row in
      members[row["type"] ?? "", default: [:]][row["member"] ?? ""] = row["result"]
    }
  }()

  /// Returns the type of a member of a system type, such as `UINavigationItem`; nil if unknown.
  package static func type(of member: String, in type: String) -> String? { members[type]?[member] }

  /// Whether a type has members in the table, so that a call of its name creates a value of it.
  package static func isKnown(_ type: String) -> Bool { members[type] != nil || isClass(type) }

  /// The superclass of a system class; nil if unknown.
  package static func parent(of type: String) -> String? { parents[type] }
}
