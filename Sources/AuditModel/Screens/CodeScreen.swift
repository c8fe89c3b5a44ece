/// A SwiftUI view that fills a window, sheet or tab, as an outline of boxes and texts.
///
/// The outline is that of the code. No layout is solved, so the boxes have no frames.
public struct CodeScreen: Hashable, Sendable {
  /// A way in which people or developers reach a view on its own.
  public enum Way: String, CaseIterable, Codable, Sendable {
    /// A preview shows the view.
    case preview
    /// The view is the root of a navigation container or window.
    case root
    /// The view is one of the views of a tab bar.
    case tab
    /// The view is the content of a sheet.
    case sheet
    /// The view is the content of a cover of the full screen.
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

  /// A part of the code that may draw more, or draw it in another way, than the outline shows.
  public struct OpenPart: Hashable, Codable, Sendable {
    /// The reason that it is not understood.
    public enum Cause: String, CaseIterable, Codable, Sendable {
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
    }

    /// The name of the view, modifier or value.
    public var name: String
    /// The reason that it is not understood.
    public var cause: Cause
    /// The location in the code.
    public var location: SourceLocation

    /// Creates a part.
    ///
    /// - Parameters:
    ///   - name: The name of the view, modifier or value.
    ///   - cause: The reason that it is not understood.
    ///   - location: The location in the code.
    public init(_ name: String, _ cause: Cause, at location: SourceLocation) {
      self.name = name
      self.cause = cause
      self.location = location
    }
  }

  /// The full name of the view.
  public var name: String
  /// The location of its declaration.
  public var location: SourceLocation
  /// The ways in which it is reached, by the order of ``Way``, then by location; at least one.
  public var reachedBy: [Reach]
  /// The boxes and texts; each comes after the box that it is in.
  public var elements: [CodeElement] = []
  /// The parts of the code that are not understood, in the order of the outline.
  public var notUnderstood: [OpenPart] = []

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
  public var isComplete: Bool { notUnderstood.isEmpty }
}
