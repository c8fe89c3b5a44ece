public import Adaptivity

/// A screen of an app, laid out in one environment.
public struct Screen: Hashable, Sendable {
  /// The kinds of screen that rules distinguish.
  public enum Kind: String, CaseIterable, Codable, Sendable {
    case standard, media, game
  }

  /// A screen's settings for the status bar, home indicator, gestures and keyboard; nil if not described.
  public struct Chrome: Hashable, Sendable {
    /// Whether the screen hides the status bar.
    public var hidesStatusBar: Bool?
    /// Whether the screen lets the home indicator hide itself (`prefersHomeIndicatorAutoHidden`).
    public var hidesHomeIndicator: Bool?
    /// The edges at which the screen defers the system's gestures (`preferredScreenEdgesDeferringSystemGestures`).
    public var deferredEdges: Set<Edge>?
    /// Whether the keyboard is shown.
    public var showsKeyboard: Bool?
    /// The keyboard's frame, in points from the top left corner of the window; nil if unknown.
    public var keyboardFrame: Rect?

    /// Creates settings with nothing described.
    public init() {}
  }

  /// An edge of a display.
  public enum Edge: String, CaseIterable, Codable, Sendable {
    case top, left, bottom, right
  }

  /// The screen's name; the same screen has the same name in every environment.
  public var name: String
  /// The kind of screen.
  public var kind = Kind.standard
  /// The location of the layout.
  public var location: SourceLocation
  /// The environment: device, orientation, window, size category, language and so on.
  public var environment: LayoutEnvironment
  /// Other possible environments, such as other devices of the same size.
  ///
  /// A rule can rely only on what all of them have in common.
  public var alternatives: [LayoutEnvironment] = []
  /// The exact orientation, which distinguishes landscape left from landscape right; nil if unknown.
  public var interfaceOrientation: InterfaceOrientation?
  /// The distance by which an edge may be further inwards than described, in points.
  ///
  /// Page sources round frames outwards.
  public var rounding = 0.0
  /// Whether the layout was recorded from a running app.
  ///
  /// Frames are then those of accessibility elements, not touch areas.
  public var isRecorded = false
  /// A note on how the environment was determined, if the layout does not contain it.
  public var note: String?
  /// The settings for the status bar, home indicator, gestures and keyboard.
  public var chrome = Chrome()
  /// The elements from back to front; parents come before their children.
  public var elements: [LayoutElement] = []
  /// The results of solving the constraints; nil for a layout that states its frames itself.
  package var solved: SolvedLayout?
  /// The findings, if a page or a drawing marks them.
  package var marks: [ScreenMark] = []

  /// Creates a screen without elements.
  ///
  /// - Parameters:
  ///   - name: The screen's name.
  ///   - environment: The environment.
  ///   - location: The location of the layout.
  public init(name: String, environment: LayoutEnvironment, location: SourceLocation) {
    self.name = name
    self.location = location
    self.environment = environment
  }
}
