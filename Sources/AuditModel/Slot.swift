public import DynamicType

/// A text's style, available width and line limit, with everything else that affects how it is drawn.
public struct Slot: Hashable, Codable, Sendable {
  /// The position of the ellipsis in a truncated text; `clip` and `wrap` have none, and `wrap` ends after a word
  /// unless one line is allowed.
  public enum Truncation: String, CaseIterable, Codable, Sendable {
    case tail, middle, head, clip, wrap
  }

  /// The framework whose layout rules apply.
  public enum Framework: String, CaseIterable, Codable, Sendable {
    case uikit, swiftui
  }

  /// A custom font with its size at the Large category.
  public struct CustomFont: Hashable, Codable, Sendable {
    /// The font file's path.
    public var path: String
    /// The size at Large, in points.
    public var size: Double

    /// Creates a custom font.
    ///
    /// - Parameters:
    ///   - path: The font file's path.
    ///   - size: Its size at Large, in points.
    public init(path: String, size: Double) {
      self.path = path
      self.size = size
    }
  }

  /// The treatment of a text that is higher than its container.
  ///
  /// Source: Apple documentation of SwiftUI, `View.clipped(antialiased:)`, `View.frame(width:height:alignment:)`: a
  /// text has as many lines as the offered height has, but at least one, and a view draws beyond its frame.
  public enum Overflow: String, CaseIterable, Codable, Sendable {
    /// Everything below the container's lower edge is cut off.
    case clipped
    /// The text has fewer lines; one line that is higher than the container is drawn beyond it.
    case fewerLines
    /// The text has fewer lines; one line that is higher than the container is cut off.
    case fewerLinesClipped
  }

  /// The name of the slot in the project's configuration; nil if it has none.
  public var name: String?
  /// The role of the text on the screen.
  public var role = TextRole.text
  /// The text style.
  public var style: TextStyle
  /// The font weight, if it differs from the style's.
  public var weight: FontWeight?
  /// A fixed font size in points; nil for the size of the style at each size category.
  public var size: Double?
  /// Whether a storyboard or xib states ``size``, so that the rules for its objects check the size.
  public var sizeFromDocument = false
  /// Whether the reader's Bold Text setting is on.
  public var boldText = false
  /// The available width of one line, in points, without insets.
  public var width: Double
  /// The devices with this width; empty if the width does not come from devices.
  public var devices: [PlacedDevice] = []
  /// The available height, in points.
  public var height: Double?
  /// The treatment of a text that is higher than ``height``.
  public var overflow = Overflow.clipped
  /// The line limit: 0 for none; nil if not stated, so that it is inferred.
  public var lines: Int?
  /// Whether ``lines`` comes from the item rather than from an option.
  public var linesFromItem = false
  /// The position of the ellipsis if the text is truncated.
  public var truncation = Truncation.tail
  /// The smallest factor that the text may shrink to before it is truncated, 0…1; nil if it may not shrink.
  public var minimumScale: Double?
  /// Whether letter spacing may be tightened before the text shrinks.
  public var tighten = false
  /// The largest size category that the app allows.
  public var maxCategory: ContentSizeCategory?
  /// The smallest size category at which the app draws the text; nil if it draws it at every one.
  public var minCategory: ContentSizeCategory?
  /// The framework whose layout rules apply.
  public var framework = Framework.uikit
  /// The app's custom font; nil for the system font.
  public var font: CustomFont?
  /// Whether the app draws the text in capitals, by the rules of the text's language.
  public var uppercase = false
  /// The character limit, in grapheme clusters; nil for none.
  public var characters: Int?
  /// The fields whose values are assumed because nothing states them.
  public var assumed: Assumptions = []
  /// The width of the window without the side insets of the safe area, in points; nil if unknown.
  ///
  /// It is the upper limit for any container.
  public var windowWidth: Double?
  /// The device with this window, if the app's project determines it; otherwise empty.
  public var windowDevices: [PlacedDevice] = []
  /// The width in the narrowest window that the app's devices have with Display Zoom, in points; nil if it is not known
  /// or not less than ``width``.
  public var zoomedWidth: Double?

  /// The markup that is removed from the text before it is drawn; nil to let ``markup(of:)`` determine it.
  public var markup: TextDetails.Markup?

  /// Creates a slot for one style and width; everything else has UILabel's defaults.
  ///
  /// - Parameters:
  ///   - style: The text style.
  ///   - width: The available width of one line, in points, above 0.
  ///   - lines: The line limit: 0 for none; nil if not stated, so that it is inferred.
  public init(style: TextStyle, width: Double, lines: Int? = nil) {
    self.style = style
    self.width = width
    self.lines = lines
  }

  /// The devices to name in reports: those with the width, or the one whose window limits it.
  public var namedDevices: [PlacedDevice] {
    devices.isEmpty && assumed.contains(.narrower) ? windowDevices : devices
  }

  /// Returns the markup that is removed from a text in this slot before it is drawn.
  ///
  /// The slot's setting takes precedence over the markup of the text's file. Without either, SwiftUI's `Text`
  /// interprets Markdown in the files that Xcode uses for localization, and UIKit interprets no markup.
  ///
  /// - Parameter string: The text.
  /// - Returns: The kind of markup.
  public func markup(of string: LocalizedString) -> TextDetails.Markup {
    if let said = markup ?? string.details?.markup { return said }
    guard framework == .swiftui else { return .none }
    let ending = string.location.file.utf8.reversed().prefix { $0 != UInt8(ascii: ".") }.reversed()
    return Self.xcodesEndings.contains(String(decoding: ending, as: UTF8.self).lowercased()) ? .markdown : .none
  }

  /// The file extensions that Xcode uses for localization; `.xlf` is XLIFF too.
  private static let xcodesEndings: Set<String> = ["strings", "stringsdict", "xliff", "xlf"]
}
