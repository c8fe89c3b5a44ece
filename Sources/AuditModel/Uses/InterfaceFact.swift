public import DynamicType

/// A fact in a storyboard or xib that affects who can read or use an object.
public struct InterfaceFact: Hashable, Sendable {
  /// The kind of statement.
  public enum Kind: Hashable, Sendable {
    /// A text has a font size in points that no setting changes.
    case fixedFont(size: Double, isCustom: Bool)
    /// A text has a text style; `follows` is false if it keeps the text size that it is loaded with.
    case textStyle(TextStyle, follows: Bool)
    /// A button shows a picture and no text; `symbol` is the name of an SF Symbol, nil for another picture.
    case imageButton(isLabelled: Bool, symbol: String?)
    /// A picture reacts to touches.
    case tappableImage(isLabelled: Bool)
    /// A text, and whether VoiceOver reaches it.
    case textForVoiceOver(isReached: Bool)
    /// The accessibility traits of an object.
    case traits(Set<String>)
    /// A text may shrink to fit: its size in points at Large, and the smallest factor, 0…1.
    case shrinkingText(size: Double, scale: Double)
    /// Xcode found that the constraints of a view do not determine its frame, or that its stored frame differs;
    /// `others` is the number of further ambiguous views in the scene, or misplaced ones in the document.
    case storedFrame(isAmbiguous: Bool, isMisplaced: Bool, others: Int)
    /// The identifier of an object, and the line of an earlier object with the same one; nil if it is unique.
    case identifier(String, earlierLine: Int?)
    /// A key of a table, and whether the document has its object.
    case tableKey(String, hasObject: Bool)
  }

  /// The kind of statement.
  public var kind: Kind
  /// The location of the object, or of the key in its table.
  public var location: SourceLocation
  /// The name as Xcode's outline shows it, such as `Sign In · Label "Password"`; unique in its file.
  public var name: String
  /// The identity of the object; nil if its identifier is not unique.
  package var identity: Finding.Identity?
  /// Whether the object is a label of a cell in a standard style, whose font UIKit may replace.
  public var isInStandardCell = false
  /// Whether the object is a button, which has no checkbox to follow the text size.
  package var isButton = false

  /// Creates a fact.
  ///
  /// - Parameters:
  ///   - kind: The kind of statement.
  ///   - location: The location of the object, or of the key in its table.
  ///   - name: The name as Xcode's outline shows it.
  public init(_ kind: Kind, at location: SourceLocation, name: String) {
    (self.kind, self.location, self.name) = (kind, location, name)
  }
}
