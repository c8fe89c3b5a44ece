public import Adaptivity

/// One screen of an app as it is laid out in one environment.
public struct ScreenLayout: Hashable, Sendable {
  /// What kind of screen it is, as far as rules ask.
  public enum Kind: String, CaseIterable, Codable, Sendable {
    case standard, media, game
  }

  /// What a screen says of the system's parts; nil is not said.
  public struct Chrome: Hashable, Sendable {
    /// Whether it hides the status bar.
    public var hidesStatusBar: Bool?
    /// Whether it lets the home indicator hide itself (`prefersHomeIndicatorAutoHidden`).
    public var hidesHomeIndicator: Bool?
    /// At which edges it takes swipes before the system does (`preferredScreenEdgesDeferringSystemGestures`).
    public var deferredEdges: Set<Edge>?
    /// Whether the keyboard is shown.
    public var showsKeyboard: Bool?
    /// Where the keyboard was seen, in points from the top left corner of the window; nil is not known.
    public var keyboardFrame: Rect?

    /// Creates chrome of which nothing is said.
    public init() {}
  }

  /// An edge of a display.
  public enum Edge: String, CaseIterable, Codable, Sendable {
    case top, left, bottom, right
  }

  /// The screen's name; the same screen has the same name in every environment.
  public var name: String
  /// What kind of screen it is.
  public var kind: Kind
  /// Where the layout is described.
  public var location: SourceLocation
  /// Where it is laid out: device, orientation, window, size category, language and the rest.
  public var environment: LayoutEnvironment
  /// Environments that it may be as well, such as those of other devices of the same size: only what all of them have
  /// in common is known.
  public var alternatives: [LayoutEnvironment]
  /// Which of the two portrait or landscape orientations it is; nil is not said.
  public var interfaceOrientation: InterfaceOrientation?
  /// By how many points each edge of a frame may truly lie further in than it says: page sources are rounded outwards.
  public var rounding: Double
  /// Whether it was recorded of a running app: frames are then those of accessibility elements, not of touch areas.
  public var isRecorded: Bool
  /// How its environment was found where the layout does not say it, for a person.
  public var note: String?
  /// What it says of the system's parts.
  public var chrome: Chrome
  /// What is on it, from the back to the front; what an element is inside of stands before it.
  public var elements: [LayoutElement]

  /// Creates a screen with nothing on it.
  ///
  /// - Parameters:
  ///   - name: The screen's name.
  ///   - environment: Where it is laid out.
  ///   - location: Where the layout is described.
  public init(name: String, environment: LayoutEnvironment, location: SourceLocation) {
    self.name = name
    kind = .standard
    self.location = location
    self.environment = environment
    alternatives = []
    interfaceOrientation = nil
    rounding = 0
    isRecorded = false
    note = nil
    chrome = Chrome()
    elements = []
  }
}
