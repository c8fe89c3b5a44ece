import InterfaceBuilder

/// The area of a layout guide.
///
/// Xcode writes guides with a role as `viewLayoutGuide`, `keyboardLayoutGuide` and `viewControllerLayoutGuide`.
enum LayoutGuide: String {
  case safeArea
  case layoutMargins
  case readableContent
  case keyboard
  /// The content of a scroll view.
  case contentLayoutGuide
  /// The frame of a scroll view.
  case frameLayoutGuide
  /// The part of a root view under the bars at the top.
  case top
  /// The part of a root view under the bars at the bottom.
  case bottom
  /// A rectangle that only its own constraints position.
  case own
  /// An unknown role.
  case unknown

  /// The list of a view's own guides, or of a controller's guides for bars.
  private static let list = "layoutGuides"
  private static let suffix = "LayoutGuide"

  /// Finds the area of a guide; nil for any other object.
  init?(_ object: InterfaceObject) {
    guard object.tag.hasSuffix(Self.suffix) || Self.isListed(object) else { return nil }
    if let role = object.key ?? object.element["type"] {
      self = Self(rawValue: role) ?? .unknown
    } else {
      self = .own
    }
  }

  /// Whether the guide is an area that the frame of its view determines.
  var isArea: Bool { ![.contentLayoutGuide, .frameLayoutGuide, .own, .unknown].contains(self) }

  /// Whether an object is in a list of guides, and thus not drawn.
  static func isListed(_ object: InterfaceObject) -> Bool { object.element.parent?.name == list }
}
