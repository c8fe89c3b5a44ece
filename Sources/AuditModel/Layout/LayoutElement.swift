public import Adaptivity

/// An element of a screen, as a layout describes it in one environment.
public struct LayoutElement: Hashable, Sendable {
  /// The role of an element on the screen.
  public enum Role: String, CaseIterable, Codable, Sendable {
    /// Text.
    case text
    /// A control with a title or picture that responds to a tap.
    case button
    /// A control for text input.
    case textField
    /// Any other control that responds to touches, such as a switch, slider, stepper or segment.
    case control
    /// A picture.
    case image
    /// A background that should reach the edges of the display.
    case background
    /// A scroll view, including tables and collections.
    case scrollView
    /// A row of a table or a cell of a collection.
    case cell
    /// A navigation bar.
    case navigationBar
    /// A tab bar.
    case tabBar
    /// A toolbar.
    case toolbar
    /// An item in a bar.
    case barItem
    /// A group of other elements that draws nothing itself.
    case container
  }

  /// The name in the layout, which is the same in every environment.
  public var id: String
  /// The location of its description.
  public var location: SourceLocation
  /// The index of its parent in the screen's elements; nil if the parent is the screen itself.
  public var parent: Int?
  /// The role of the element on the screen.
  public var role: Role
  /// The frame in which it is drawn, in points from the top left corner of the window.
  public var frame: Rect
  /// The area that responds to touches; nil if it is ``frame``.
  public var hitFrame: Rect?
  /// The text and appearance; nil if nothing is described.
  ///
  /// The storage is shared by the environments of an element.
  public var content: Content? {
    get { sharedContent?.value }
    set { sharedContent = newValue.map(Shared.init) }
  }
  /// Properties that are either true or not described.
  public var flags: Flags = []
  /// The shared storage of ``content``.
  package private(set) var sharedContent: Shared<Content>?

  /// The element for pages, drawings and lists; nil in a layout that is only checked.
  package var drawn: DrawnView? {
    get { sharedDrawn?.value }
    set { sharedDrawn = newValue.map(Shared.init) }
  }
  private var sharedDrawn: Shared<DrawnView>?

  /// Creates an element without text.
  ///
  /// - Parameters:
  ///   - id: The name in the layout.
  ///   - role: The role.
  ///   - frame: The frame in which it is drawn, in points from the top left corner of the window.
  ///   - location: The location of its description.
  public init(id: String, role: Role, frame: Rect, location: SourceLocation) {
    self.id = id
    self.location = location
    self.role = role
    self.frame = frame
  }

  /// The area that responds to touches: ``hitFrame``, or else ``frame``.
  @inlinable public var touchFrame: Rect { hitFrame ?? frame }
  /// Whether the element responds to touches, according to its role.
  @inlinable public var isControl: Bool { role.isControl }
  /// Whether the element is a navigation bar, tab bar or toolbar.
  @inlinable public var isBar: Bool { role.isBar }
}

extension LayoutElement.Role {
  /// Whether elements with this role respond to touches.
  @inlinable public var isControl: Bool {
    switch self {
    case .button, .textField, .control, .barItem: true
    default: false
    }
  }
  /// Whether the role is a navigation bar, tab bar or toolbar.
  @inlinable public var isBar: Bool { self == .navigationBar || self == .tabBar || self == .toolbar }
}
