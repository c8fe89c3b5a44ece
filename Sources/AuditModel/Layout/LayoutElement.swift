public import Adaptivity

/// One thing on a screen, as a layout describes it in one environment.
public struct LayoutElement: Hashable, Sendable {
  /// What it is for the one who uses the screen.
  public enum Role: String, CaseIterable, Codable, Sendable {
    /// Text that is read.
    case text
    /// A control with a title or picture that answers a tap.
    case button
    /// A control that text is typed into.
    case textField
    /// Any other control that answers a touch: switch, slider, stepper, segment.
    case control
    /// A picture.
    case image
    /// What lies behind everything and is to reach the edges of the display.
    case background
    /// What scrolls, tables and collections among it.
    case scrollView
    /// One row of a table or one cell of a collection.
    case cell
    /// A navigation bar.
    case navigationBar
    /// A tab bar.
    case tabBar
    /// A tool bar.
    case toolbar
    /// An item in a bar.
    case barItem
    /// A group of others that draws nothing of its own.
    case container
  }

  /// Its name in the layout; the same element has the same name in every environment.
  public var id: String
  /// Where it is described.
  public var location: SourceLocation
  /// The place of what it is inside of among the screen's elements; nil is the screen itself.
  public var parent: Int?
  /// What it is.
  public var role: Role
  /// Where it is drawn, in points from the top left corner of the window.
  public var frame: Rect
  /// Where it answers a touch; nil is ``frame``.
  public var hitFrame: Rect?
  /// Its text, its drawing and what is said of it; nil where nothing is.
  ///
  /// The same element in many environments keeps it in one place.
  public var content: Content? {
    get { sharedContent?.value }
    set { sharedContent = newValue.map(Shared.init) }
  }
  /// What is said of it besides.
  public var flags: Flags
  /// Where ``content`` is kept.
  package private(set) var sharedContent: Shared<Content>?

  /// Creates an element without text.
  ///
  /// - Parameters:
  ///   - id: Its name in the layout.
  ///   - role: What it is.
  ///   - frame: Where it is drawn, in points from the top left corner of the window.
  ///   - location: Where it is described.
  public init(id: String, role: Role, frame: Rect, location: SourceLocation) {
    self.id = id
    self.location = location
    parent = nil
    self.role = role
    self.frame = frame
    hitFrame = nil
    flags = []
    sharedContent = nil
  }

  /// Where it answers a touch.
  @inlinable public var touchFrame: Rect { hitFrame ?? frame }
  /// Whether it answers a touch.
  @inlinable public var isControl: Bool { role.isControl }
  /// Whether it is a bar.
  @inlinable public var isBar: Bool { role.isBar }
}

extension LayoutElement.Role {
  /// Whether it answers a touch.
  @inlinable public var isControl: Bool {
    switch self {
    case .button, .textField, .control, .barItem: true
    default: false
    }
  }
  /// Whether it is a bar.
  @inlinable public var isBar: Bool { self == .navigationBar || self == .tabBar || self == .toolbar }
}
