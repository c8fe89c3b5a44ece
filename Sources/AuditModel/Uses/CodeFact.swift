public import DynamicType

/// Something that an app's code states at one place and that decides who can read or use a view.
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
    /// A text has a font size that no setting changes, in points.
    case fixedFont(size: Double, symbol: Bool)
  }

  /// The kind of statement.
  public var kind: Kind
  /// The location of the statement.
  public var location: SourceLocation
  /// The name of the view, such as `Button`.
  public var view: String
  /// The name by which baselines know the statement, such as `SettingsView/Button`; unique in its file.
  public var name: String
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
