/// An element that is not understood, so that a screen lacks it or shows it in another way than the app.
public struct UnresolvedElement: Hashable, Codable, Sendable {
  /// The reason that the element is not understood.
  public enum Cause: String, CaseIterable, Codable, Sendable {
    // MARK: Code

    /// A view whose declaration is not in the sources.
    case view
    /// A modifier whose declaration is not in the sources or not understood.
    case modifier
    /// An expression whose views are not known.
    case content
    /// A view that contains itself.
    case recursion
    /// The outline is larger than the limits.
    case limit

    // MARK: Documents

    /// A view of an unknown kind, which keeps its stored size.
    case kind
    /// A view without a stored frame.
    case frame
    /// A constraint on an attribute that is not known.
    case attribute
    /// A constraint on a layout guide whose role is not known.
    case guide
    /// A constraint on an object outside of the root, or on none.
    case item
    /// A number that is not finite or too large, or a priority outside of 1…1000.
    case number
    /// The root has more views than are laid out.
    case size
    /// Heights and widths keep changing each other.
    case unsettled
    /// A property of a stack view that is not known.
    case stack
    /// A bar whose height is not documented.
    case bar
    /// A view that code or a table puts into another one, whose size the document does not state.
    case container

    /// The reason as a phrase.
    public var words: String {
      switch self {
      case .view: "a view that the sources do not declare or that draws its texts itself"
      case .modifier: "a modifier that the sources do not declare, or that is not understood"
      case .content: "its views are not known"
      case .recursion: "a view that contains itself"
      case .limit: "the outline ends here, because it is too large"
      case .kind: "a kind of view that is not known; it keeps its stored size"
      case .frame: "the document stores no frame for it"
      case .attribute: "an attribute that is not known"
      case .guide: "a layout guide that is not known"
      case .item: "an object that is not in this screen"
      case .number: "a number that cannot be used"
      case .size: "more views or constraints than typecheck lays out"
      case .unsettled: "widths and heights depend on each other in a cycle"
      case .stack: "an arrangement that is not known"
      case .bar: "the height of a bar is not documented"
      case .container: "code or a table decides its size"
      }
    }
  }

  /// The name of the view, modifier, value or element.
  public var name: String
  /// The reason that it is not understood.
  public var cause: Cause
  /// The location in the code or document.
  public var location: SourceLocation

  /// Creates an element.
  ///
  /// - Parameters:
  ///   - name: The name of the view, modifier, value or element.
  ///   - cause: The reason that it is not understood.
  ///   - location: The location in the code or document.
  public init(_ name: String, _ cause: Cause, at location: SourceLocation) {
    (self.name, self.cause, self.location) = (name, cause, location)
  }
}
