/// A reason why the known properties of a view, or its colours, may differ from the screen.
public enum Doubt: String, CaseIterable, Codable, Sendable {
  // MARK: Colours

  /// Code or the document states only one of the colours, and the other one is the system's.
  case systemColor = "system-color"
  /// The app fixes some views to light or dark, so that a colour may never have its other value.
  case fixedAppearance = "fixed-appearance"
  /// Code may change one of the colours.
  case code
  /// Code that was not read may set one of the colours or the background.
  case unreadCode = "unread-code"
  /// No colour set has the name, so the value is the one that Xcode stored in the document.
  case storedValue = "stored-value"
  /// The size of the text is not known, so it may be large.
  case size
  /// A picture is behind the text.
  case picture
  /// A visual effect, bar or other view of the system is behind the text.
  case systemView = "system-view"
  /// A view of the app's own class, which may draw its background, is behind the text.
  case ownView = "own-view"
  /// Another view is behind a part of the text, or is half-transparent together with its content.
  case otherView = "other-view"
  /// The stored frames contradict the constraints, so the views behind the text are not known.
  case staleFrame = "stale-frame"
  /// No view of the document around the text has a background.
  case noBackground = "no-background"

  // MARK: Views

  /// The constraints do not determine the frame.
  case undetermined
  /// The position is not known, such as that of a prototype row.
  case unplaced
  /// Code may move the view.
  case moved
  /// A style of the system places the view in its row in an undocumented way.
  case styled
  /// Code may hide the view.
  case hidden
  /// Code may change the contents of the view.
  case filled
  /// The size of the contents is not known.
  case unknownSize
  /// The frame depends on something that code may change.
  case surroundings
  /// UIKit may divide the width of the stack view around it differently.
  case shared
  /// A part of the screen is not understood.
  case incomplete

  /// The certainty of a value that has a doubt, the most certain first.
  public enum Category: String, CaseIterable, Sendable {
    /// A source states the value, and only something unusual replaces it.
    case stated
    /// The value is one of a few known values, or between two of them.
    case bounded
    /// The value applies unless code replaces it.
    case assumed
    /// Code that was not read decides the value.
    case unread
    /// The value depends on the position of views, which is not known.
    case unplaced
  }

  /// The certainty of the value.
  public var category: Category {
    switch self {
    case .systemColor, .fixedAppearance: .stated
    case .size, .surroundings, .shared: .bounded
    case .code, .storedValue, .styled, .hidden, .filled, .unknownSize, .incomplete: .assumed
    case .unreadCode: .unread
    case .picture, .systemView, .ownView, .otherView, .staleFrame, .noBackground: .unplaced
    case .undetermined, .unplaced, .moved: .unplaced
    }
  }

  /// The reason in words, as a clause without a full stop.
  public var words: String {
    switch self {
    case .systemColor: "one of the colours is the system default, unless other code changes it"
    case .fixedAppearance: "the app forces light or dark mode on some views"
    case .code: "code may change one of the colours"
    case .unreadCode: "code that was not read may change one of the colours"
    case .storedValue: "no colour set has this name, so the value that Xcode stored in the document is used"
    case .size: "the size of the text is not known"
    case .picture: "a picture is behind the text"
    case .systemView: "a visual effect view or bar is behind the text"
    case .ownView: "a custom view is behind the text and may draw its own background"
    case .otherView: "another view is partly behind the text"
    case .staleFrame: "the stored frames contradict the constraints, so the view behind the text is not known"
    case .noBackground: "no view around the text has a background in the document"
    case .undetermined: "the constraints do not determine its frame"
    case .unplaced: "its position is not known"
    case .moved: "code may move it"
    case .styled: "its cell style sets its position"
    case .hidden: "code may hide it"
    case .filled: "code may change its contents"
    case .unknownSize: "the size of its contents is not known"
    case .surroundings: "its frame depends on values that code may change"
    case .shared: "UIKit may distribute its stack view in another way"
    case .incomplete: "a part of the screen is not understood"
    }
  }
}
