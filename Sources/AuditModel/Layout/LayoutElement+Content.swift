public import Adaptivity
public import DynamicType

extension LayoutElement {
  /// The content and appearance of an element.
  public struct Content: Hashable, Sendable {
    /// The literal text; nil if ``key`` refers to it, or if there is none.
    public var text: String?
    /// The key of the text in the project's string tables; nil if not described.
    public var key: String?
    /// The table of ``key``; nil for any table.
    public var table: String?
    /// The text's language; nil for the environment's.
    public var locale: String?
    /// The text style; nil if not described.
    public var style: TextStyle?
    /// The font family; nil for the system font.
    public var family: String?
    /// The font size in this environment, in points.
    public var size: Double?
    /// The font weight; nil if not described.
    public var weight: FontWeight?
    /// The line limit: 0 for none, nil if not described.
    public var lines: Int?
    /// The smallest factor that the font may shrink to before the text is truncated, 0…1.
    public var minimumScale: Double?
    /// The largest size category up to which the font scales; nil for no limit.
    public var maxCategory: ContentSizeCategory?
    /// The colour of the text or drawing, as written in the layout.
    public var color: String?
    /// The background colour, as written in the layout.
    public var background: String?
    /// The corner radius, in points.
    public var cornerRadius: Double?
    /// The picture that the element shows; nil if not described.
    public var picture: Picture?

    /// Creates content with nothing described.
    public init() {}
  }

  /// A picture on a screen.
  public struct Picture: Hashable, Sendable {
    /// The content mode of the picture, as UIKit names it.
    public enum Mode: String, CaseIterable, Codable, Sendable {
      case scaleToFill, scaleAspectFit, scaleAspectFill, center
    }

    /// The intrinsic size, in points.
    public var size: Size
    /// The content mode.
    public var mode: Mode
    /// The part that must stay visible, in points of the picture.
    public var focus: Rect?
    /// The size of the smallest text in the picture, in points of the picture.
    public var textSize: Double?

    /// Creates a picture.
    ///
    /// - Parameters:
    ///   - size: The intrinsic size, in points.
    ///   - mode: The content mode.
    public init(size: Size, mode: Mode) {
      self.size = size
      self.mode = mode
    }
  }
}
