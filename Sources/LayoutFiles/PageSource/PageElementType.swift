import AuditModel
import Documents

/// The type that WebDriverAgent records for an element.
///
/// Source: Apple, XCUIElement.ElementType; the names are its cases with the prefix `XCUIElementType`.
struct PageElementType: Hashable {
  /// The name without the prefix `XCUIElementType`.
  let name: String

  /// The prefix of all type names.
  static let prefix = "XCUIElementType"

  /// Creates the type of a tag, or returns nil if the tag is not an element.
  init?(_ tag: String) {
    guard tag.hasPrefix(Self.prefix) else { return nil }
    name = String(tag.dropFirst(Self.prefix.count))
  }

  /// The role that the type name implies.
  var role: LayoutElement.Role { Self.roles[name] ?? .container }

  /// Whether the system draws such an element with all its content.
  var isSystem: Bool { name == "Keyboard" || name == "StatusBar" || name == "TouchBar" }

  /// Whether such an element displays a web page.
  var isWeb: Bool { name == "WebView" }

  /// Whether such an element covers the rest of the screen.
  var isOverlay: Bool { ["Alert", "Dialog", "Popover", "Sheet"].contains(name) }

  /// Whether the system lays out all content of such an element.
  ///
  /// An app only provides the texts of alerts and action sheets. The system centres the dots in a page control.
  var isSystemPlaced: Bool { ["Alert", "PageIndicator", "Sheet"].contains(name) }

  /// Whether the system determines the size of such an element and its content.
  var isSystemSized: Bool { isSystemPlaced || Self.systemSized.contains(name) }

  private static let systemSized: Set<String> = [
    "ColorWell", "DatePicker", "Picker", "PickerWheel", "SearchField", "SegmentedControl", "Slider",
    "Stepper", "Switch", "Toggle",
  ]

  private static let roles: [String: LayoutElement.Role] = [
    "StaticText": .text, "Cell": .cell, "TableRow": .cell, "NavigationBar": .navigationBar, "TabBar": .tabBar,
    "Toolbar": .toolbar,
    "TextField": .textField, "SecureTextField": .textField, "SearchField": .textField, "TextView": .textField,
    "ComboBox": .textField,
    "Button": .button, "CheckBox": .button, "DisclosureTriangle": .button, "Link": .button, "MenuBarItem": .button,
    "MenuButton": .button, "MenuItem": .button, "PopUpButton": .button, "RadioButton": .button, "Tab": .button,
    "ToolbarButton": .button,
    "ColorWell": .control, "DatePicker": .control, "DecrementArrow": .control, "Handle": .control,
    "IncrementArrow": .control, "PageIndicator": .control, "Picker": .control, "PickerWheel": .control,
    "RatingIndicator": .control, "SegmentedControl": .control, "Slider": .control, "Stepper": .control,
    "Switch": .control, "Toggle": .control,
    "ActivityIndicator": .image, "Icon": .image, "Image": .image, "LevelIndicator": .image,
    "ProgressIndicator": .image, "RelevanceIndicator": .image, "ValueIndicator": .image,
    "CollectionView": .scrollView, "Map": .scrollView, "Outline": .scrollView, "ScrollView": .scrollView,
    "Table": .scrollView, "WebView": .scrollView,
  ]
}
