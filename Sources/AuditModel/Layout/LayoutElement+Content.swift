public import Adaptivity
public import DynamicType

extension LayoutElement {
  /// What an element shows.
  public struct Content: Hashable, Sendable {
    /// Its text as it stands; nil where ``key`` names it, or where it has none.
    public var text: String?
    /// The key of its text in the project's tables.
    public var key: String?
    /// The table of ``key``; nil is any.
    public var table: String?
    /// The text's language; nil is that of the environment.
    public var locale: String?
    /// The text style; nil where it is not said.
    public var style: TextStyle?
    /// The name of the font's family; nil is the system font.
    public var family: String?
    /// The size of the font in this environment, in points.
    public var size: Double?
    /// The weight.
    public var weight: FontWeight?
    /// The most lines: 0 is any number, nil is not said.
    public var lines: Int?
    /// How far the text may shrink before it is cut, 0…1.
    public var minimumScale: Double?
    /// The largest size category it follows.
    public var maxCategory: ContentSizeCategory?
    /// The colour of its text or drawing, as written.
    public var color: String?
    /// The colour behind it, as written.
    public var background: String?
    /// The radius of its corners, in points.
    public var cornerRadius: Double?
    /// The picture it shows.
    public var picture: Picture?

    /// Creates content of which nothing is said.
    public init() {}
  }

  /// What is known of a picture on a screen.
  public struct Picture: Hashable, Sendable {
    /// How a picture is brought into its frame, as UIKit names it.
    public enum Mode: String, CaseIterable, Codable, Sendable {
      case scaleToFill, scaleAspectFit, scaleAspectFill, center
    }

    /// Its own size, in points.
    public var size: Size
    /// How it is brought into its frame.
    public var mode: Mode
    /// What of it must be seen, in points of the picture itself.
    public var focus: Rect?
    /// The size of the smallest text in it, in points of the picture itself.
    public var textSize: Double?

    /// Creates a picture.
    ///
    /// - Parameters:
    ///   - size: Its own size, in points.
    ///   - mode: How it is brought into its frame.
    public init(size: Size, mode: Mode) {
      self.size = size
      self.mode = mode
      focus = nil
      textSize = nil
    }
  }
}
