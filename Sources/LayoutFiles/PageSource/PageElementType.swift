import AuditModel
import Documents

/// What WebDriverAgent calls a kind of element, and what it is on the screen.
///
/// Source: Apple, XCUIElement.ElementType; the names are its cases behind `XCUIElementType`.
struct PageElementType: Hashable {
  /// The name behind `XCUIElementType`.
  let name: String

  /// What every name of a type begins with.
  static let prefix = "XCUIElementType"

  /// The type of a tag; nil where its name is none.
  init?(_ tag: String) {
    guard tag.hasPrefix(Self.prefix) else { return nil }
    name = String(tag.dropFirst(Self.prefix.count))
  }

  /// What it is, by its name alone.
  var role: LayoutElement.Role { Self.roles[name] ?? .container }

  /// Whether the system draws it and all in it.
  var isSystem: Bool { name == "Keyboard" || name == "StatusBar" || name == "TouchBar" }

  /// Whether a web page is drawn in it.
  var isWeb: Bool { name == "WebView" }

  /// Whether it lies over the rest of the screen.
  var isOverlay: Bool { ["Alert", "Dialog", "Popover", "Sheet"].contains(name) }

  /// Whether the system lays out all that is in it: of alerts and action sheets an app gives the words alone, and the
  /// dots of a page control stand in the middle of its frame, however wide that is.
  var isSystemPlaced: Bool { ["Alert", "PageIndicator", "Sheet"].contains(name) }

  /// Whether the system decides how large it is, with all that is in it.
  var isSystemSized: Bool { isSystemPlaced || Self.systemSized.contains(name) }

  private static let systemSized: Set<String> = [
    "ColorWell", "DatePicker", "Picker", "PickerWheel", "SearchField", "SegmentedControl", "Slider",
    "Stepper", "Switch", "Toggle",
  ]

  private static let roles: [String: LayoutElement.Role] = {
    var roles: [String: LayoutElement.Role] = [
      "StaticText": .text, "Cell": .cell, "TableRow": .cell, "NavigationBar": .navigationBar, "TabBar": .tabBar,
      "Toolbar": .toolbar,
    ]
    let groups: [(LayoutElement.Role, [String])] = [
      (.textField, ["TextField", "SecureTextField", "SearchField", "TextView", "ComboBox"]),
      (
        .button,
        [
          "Button", "CheckBox", "DisclosureTriangle", "Link", "MenuBarItem", "MenuButton", "MenuItem", "PopUpButton",
          "RadioButton", "Tab", "ToolbarButton",
        ]
      ),
      (
        .control,
        [
          "ColorWell", "DatePicker", "DecrementArrow", "Handle", "IncrementArrow", "PageIndicator", "Picker",
          "PickerWheel", "RatingIndicator", "SegmentedControl", "Slider", "Stepper", "Switch", "Toggle",
        ]
      ),
      (
        .image,
        [
          "ActivityIndicator", "Icon", "Image", "LevelIndicator", "ProgressIndicator", "RelevanceIndicator",
          "ValueIndicator",
        ]
      ),
      (.scrollView, ["CollectionView", "Map", "Outline", "ScrollView", "Table", "WebView"]),
    ]
    for (role, names) in groups { for name in names { roles[name] = role } }
    return roles
  }()
}
