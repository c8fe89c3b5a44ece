extension ColorPair {
  /// A reason for which the colours of a pair in code or in a document may not be those on the screen.
  public enum Doubt: String, CaseIterable, Codable, Sendable {
    /// Code or the document states only one of the colours, and the other one is the system's.
    case systemColor = "system-color"
    /// The app states light or dark for some of its views, so that a colour may never have its other value.
    case fixedAppearance = "fixed-appearance"
    /// Code may change one of the colours.
    case code
    /// Code that was not read may set one of the colours or what is behind the text.
    case unreadCode = "unread-code"
    /// No colour set has the name, so that the colour is the one that Xcode stored in the document.
    case storedValue = "stored-value"
    /// The size of the text is not known, so that it may be large.
    case size
    /// A picture is behind the text.
    case picture
    /// A visual effect, bar or other view of the system is behind the text.
    case systemView = "system-view"
    /// A view of the app's own class, which may draw its background, is behind the text.
    case ownView = "own-view"
    /// Another view is behind a part of the text, or is half-transparent together with its content.
    case otherView = "other-view"
    /// The stored frames contradict the constraints, so that it is not known which views are behind the text.
    case staleFrame = "stale-frame"
    /// No view of the document around the text has a background.
    case noBackground = "no-background"

    /// Whether the background as a whole is not known.
    public var hidesBackground: Bool {
      switch self {
      case .systemColor, .fixedAppearance, .code, .unreadCode, .storedValue, .size: false
      case .picture, .systemView, .ownView, .otherView, .staleFrame, .noBackground: true
      }
    }

    /// The reason in words, as a clause without a full stop.
    public var words: String {
      switch self {
      case .systemColor: "one of the colours is the system's unless other code changes it"
      case .fixedAppearance: "the app states light or dark for some of its views"
      case .code: "code may change one of the colours"
      case .unreadCode: "code that was not read may change one of the colours"
      case .storedValue: "no colour set has the name, so this is the value that Xcode stored in the document"
      case .size: "the size of the text is not known"
      case .picture: "a picture is behind the text"
      case .systemView: "a visual effect or bar is behind the text"
      case .ownView: "a view of the app's own class is behind the text and may draw its own background"
      case .otherView: "another view is partly behind the text"
      case .staleFrame: "the stored frames contradict the constraints, so what is behind the text is not known"
      case .noBackground: "no view around the text has a background in the document"
      }
    }
  }
}
