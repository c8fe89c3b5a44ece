/// The parts of a bundled web page that affect how it handles the safe area.
public struct WebPage: Hashable, Sendable {
  /// The location of the file.
  public var location: SourceLocation
  /// The location of `viewport-fit=cover`; nil if the page lets the system apply the insets.
  public var cover: SourceLocation?
  /// Whether the page or one of its style sheets uses `safe-area-inset-…`.
  public var asksForInsets = false
  /// The style sheets that the page references but that were not found.
  public var missingSheets: [String] = []
  /// Whether the page runs scripts, which may use the insets too.
  public var hasScripts = false

  /// Creates a page without a viewport setting.
  ///
  /// - Parameter location: The location of the file.
  public init(location: SourceLocation) {
    self.location = location
  }
}
