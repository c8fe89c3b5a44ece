/// A SwiftUI view that fills a window, sheet or tab, as an outline of boxes and texts.
///
/// The outline is that of the code. No layout is solved, so the boxes have no frames.
public struct CodeScreen: Hashable, Sendable {
  /// A way for people or developers to reach a view on its own.
  public enum Way: String, CaseIterable, Codable, Sendable {
    /// A preview shows the view.
    case preview
    /// The view is the root of a navigation container or window.
    case root
    /// The view is one of the views of a tab bar.
    case tab
    /// The view is the content of a sheet.
    case sheet
    /// The view is the content of a full-screen cover.
    case fullScreenCover
    /// The view is the content of a popover.
    case popover
  }

  /// One way with its place in the code.
  public struct Reach: Hashable, Codable, Sendable {
    /// The way.
    public var way: Way
    /// The location of the preview, or of the container or modifier that shows the view.
    public var location: SourceLocation

    /// Creates a way.
    ///
    /// - Parameters:
    ///   - way: The way.
    ///   - location: The location of the preview, or of the container or modifier that shows the view.
    public init(_ way: Way, at location: SourceLocation) {
      self.way = way
      self.location = location
    }
  }

  /// The full name of the view.
  public var name: String
  /// The location of its declaration.
  public var location: SourceLocation
  /// The ways to reach the view, in the order of ``Way``, then by location; at least one.
  public var reachedBy: [Reach]
  /// The boxes and texts; each comes after the box around it.
  public var elements: [CodeElement] = []
  /// The parts of the code that may draw something more or else, in the order of the outline.
  public var unresolved: [UnresolvedElement] = []

  /// Creates a screen without elements.
  ///
  /// - Parameters:
  ///   - name: The full name of the view.
  ///   - location: The location of its declaration.
  ///   - reachedBy: The ways in which it is reached.
  public init(_ name: String, at location: SourceLocation, reachedBy: [Reach]) {
    self.name = name
    self.location = location
    self.reachedBy = reachedBy
  }

  /// Whether all code of the screen is understood.
  public var isComplete: Bool { unresolved.isEmpty }
}
