public import Adaptivity

/// The screen and the element a finding is about, for reports that show them.
public struct LayoutEvidence: Hashable, Codable, Sendable {
  /// The screen's name.
  public var screen: String
  /// The element's name; nil where it is about the screen as a whole.
  public var element: String?
  /// What the element is.
  public var role: LayoutElement.Role?
  /// Where the element is drawn where it is worst, in points from the top left corner of the window.
  public var frame: Rect?
  /// The environments in which it is so, in words, in the order of the files.
  public var environments: [String]
  /// By how many points it is off where it is worst; 0 where that is no length.
  public var overBy: Double

  /// Creates evidence about a screen as a whole.
  ///
  /// - Parameters:
  ///   - screen: The screen's name.
  ///   - environments: The environments in which it is so, in words.
  public init(screen: String, environments: [String]) {
    self.screen = screen
    element = nil
    role = nil
    frame = nil
    self.environments = environments
    overBy = 0
  }

  /// The screen and the element in one: `Beds: beans.name`.
  public var path: String { element.map { "\(screen): \($0)" } ?? screen }

  /// The frame as four numbers: left, top, width and height.
  public var frameNumbers: [Double]? { frame.map { [$0.x, $0.y, $0.width, $0.height] } }
}
