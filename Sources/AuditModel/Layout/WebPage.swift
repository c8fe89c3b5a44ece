/// A web page that an app brings with it, as far as the edges of displays go.
public struct WebPage: Hashable, Sendable {
  /// The file.
  public var location: SourceLocation
  /// Where `viewport-fit=cover` stands; nil where the page leaves the insets to the system.
  public var cover: SourceLocation?
  /// Whether the page or one of its style sheets asks for `safe-area-inset-…`.
  public var asksForInsets: Bool
  /// Style sheets that are named and not at hand.
  public var missingSheets: [String]
  /// Whether the page runs scripts, which may ask for the insets too.
  public var hasScripts: Bool

  /// Creates a page that says nothing.
  ///
  /// - Parameter location: The file.
  public init(location: SourceLocation) {
    self.location = location
    cover = nil
    asksForInsets = false
    missingSheets = []
    hasScripts = false
  }
}
