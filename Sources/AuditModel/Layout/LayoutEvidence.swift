public import Adaptivity

/// The screen and element of a finding, for reports that show them.
public struct LayoutEvidence: Hashable, Codable, Sendable {
  /// The screen's name.
  public var screen: String
  /// The element's name; nil for the screen as a whole.
  public var element: String?
  /// The element's role; nil for the screen as a whole.
  public var role: LayoutElement.Role?
  /// The element's frame in its worst environment, in points from the top left corner of the window.
  public var frame: Rect?
  /// The affected environments in words, in the order of the files.
  public var environments: [String]
  /// The largest deviation from the required length, in points; 0 if the problem is not a length.
  public var overBy = 0.0

  /// Creates evidence about a screen as a whole.
  ///
  /// - Parameters:
  ///   - screen: The screen's name.
  ///   - environments: The affected environments in words, in the order of the files.
  public init(screen: String, environments: [String]) {
    self.screen = screen
    self.environments = environments
  }

  /// Creates evidence about one of a screen's elements, or about the screen as a whole if `index` is nil.
  package init(screen: String, environments: [String], element index: Int?, of elements: [LayoutElement]) {
    self.init(screen: screen, environments: environments)
    guard let index else { return }
    // Reads single fields, since copying the whole element would take most of the time.
    (element, role, frame) = (elements[index].id, elements[index].role, elements[index].frame)
  }

  /// The screen and the element: `Beds: beans.name`.
  public var path: String { element.map { "\(screen): \($0)" } ?? screen }

  /// The frame as four numbers: left, top, width and height, in points; nil without a frame.
  public var frameNumbers: [Double]? { frame.map { [$0.x, $0.y, $0.width, $0.height] } }
}
