public import DynamicType

/// A fact in an app's code that affects who can read or use a view.
public struct CodeFact: Hashable, Sendable {
  /// The kind of statement.
  public enum Kind: Hashable, Sendable {
    /// A button or menu shows a picture and no text.
    ///
    /// `symbol` is the name of an SF Symbol, nil for another picture, and empty if the code does not show which it is.
    case imageButton(isLabelled: Bool, symbol: String?)
    /// A view without the role of a button reacts to a tap.
    case tapGesture(hasTrait: Bool)
    /// Texts do not grow beyond a size category.
    case sizeCap(ContentSizeCategory, hasLargeContentViewer: Bool)
    /// A text or symbol has a font size that no setting changes, in points.
    ///
    /// A text that is a key of the app's tables is also checked by the text rules.
    case fixedFont(size: Double, symbol: Bool, isKey: Bool)
    /// A text in a font of the app has a size that no setting changes, in points; nil if the code does not show it.
    case fixedCustomFont(size: Double?)
    /// The picture of a button has an explicit size, in points; nil for a side that the code does not state.
    case buttonPicture(width: Double?, height: Double?)
    /// A view that reacts to taps has an explicit size, in points; nil for a side that the code does not state.
    ///
    /// `isGesture` means that a gesture of SwiftUI reacts; otherwise the view is a button of UIKit.
    case touchTarget(width: Double?, height: Double?, isGesture: Bool)
    /// A condition chooses between red and green.
    case redOrGreen(hasOtherCue: Bool)
    /// A text consists of this number of parts that are translated separately.
    case fragments(Int)
    /// A `UILabel` has a text style; `follows` is false if it keeps the text size of its creation.
    case labelStyle(TextStyle, follows: Bool)
  }

  /// The kind of statement.
  public var kind: Kind
  /// The location of the statement.
  public var location: SourceLocation
  /// The name of the view, such as `Button`.
  public var view: String
  /// The name that identifies the statement in baselines, such as `SettingsView/Button`; unique in its file.
  public var name: String
  /// The name of the picture that a button shows, if the code contains it as a literal and it is not an SF Symbol.
  package var picture: String?
  /// The identifiers of the rules that a comment at this line turns off.
  public var disabled: Set<String> = []

  /// Creates a fact.
  ///
  /// - Parameters:
  ///   - kind: The kind of statement.
  ///   - location: The location of the statement.
  ///   - view: The name of the view.
  public init(_ kind: Kind, at location: SourceLocation, view: String) {
    self.kind = kind
    self.location = location
    self.view = view
    name = view
  }
}
