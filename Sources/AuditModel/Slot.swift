public import DynamicType

/// The room a text has and the rules it is drawn by.
public struct Slot: Hashable, Codable, Sendable {
  /// Where the ellipsis goes when a text is cut.
  public enum Truncation: String, CaseIterable, Codable, Sendable {
    case tail, middle, head, clip
  }

  /// Whose layout rules hold.
  public enum Framework: String, CaseIterable, Codable, Sendable {
    case uikit, swiftui
  }

  /// A custom font whose size is meant for the Large category.
  public struct CustomFont: Hashable, Codable, Sendable {
    /// The font file's path.
    public var path: String
    /// Its size at Large, in points.
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

  /// What the project's configuration calls this kind of room; nil where it does not name it.
  public var name: String?
  /// What the text is on screen.
  public var role: TextRole
  /// The text style.
  public var style: TextStyle
  /// The weight instead of the style's own.
  public var weight: FontWeight?
  /// The size of the font in points, whatever style and category say; nil is theirs.
  public var size: Double?
  /// Whether the reader's Bold Text setting is on.
  public var boldText: Bool
  /// The room for one line in points, insets already taken off.
  public var width: Double
  /// The devices on which it has this width; empty where the width is not a device's.
  public var devices: [PlacedDevice]
  /// The room in height in points.
  public var height: Double?
  /// The line limit: 0 is none, nil is not said and has to be inferred.
  public var lines: Int?
  /// Whether ``lines`` came from the item rather than from an option.
  public var linesFromItem: Bool
  /// Where the ellipsis goes.
  public var truncation: Truncation
  /// How far the text may shrink before it is cut, 0…1; nil is not at all.
  public var minimumScale: Double?
  /// Whether the text may be tightened before it is shrunk.
  public var tighten: Bool
  /// The largest category the app allows.
  public var maxCategory: ContentSizeCategory?
  /// Whose layout rules hold.
  public var framework: Framework
  /// The app's own font instead of the system's.
  public var font: CustomFont?
  /// Whether the app draws the text in capitals, those of the text's language.
  public var uppercase: Bool
  /// The most characters (grapheme clusters) the text may have; nil is any number.
  public var characters: Int?
  /// Which fields nobody stated, so that they prove nothing about the app.
  public var assumed: Assumptions
  /// The whole window less its safe area, in points: no container of the text is wider; nil where it is not known.
  public var windowWidth: Double?

  /// The marks that are taken out of the text before it is drawn; nil leaves it to ``markup(of:)``.
  public var markup: TextDetails.Markup?

  /// Creates a slot for one style and width; every other rule is UILabel's own default.
  ///
  /// - Parameters:
  ///   - style: The text style.
  ///   - width: The room for one line, in points, above 0.
  ///   - lines: The line limit: 0 is none, nil is not said and has to be inferred.
  public init(style: TextStyle, width: Double, lines: Int? = nil) {
    name = nil
    role = .text
    self.style = style
    weight = nil
    size = nil
    boldText = false
    self.width = width
    devices = []
    height = nil
    self.lines = lines
    linesFromItem = false
    truncation = .tail
    minimumScale = nil
    tighten = false
    maxCategory = nil
    framework = .uikit
    font = nil
    uppercase = false
    characters = nil
    assumed = []
    windowWidth = nil
    markup = nil
  }

  /// The marks that are taken out of a text in this room before it is drawn.
  ///
  /// What the room says goes ahead of what the text's file says. Where neither says it, SwiftUI's `Text` reads the
  /// Markdown of the files that Xcode looks texts up in, UIKit none.
  ///
  /// - Parameter string: The text.
  /// - Returns: The marks.
  public func markup(of string: LocalizedString) -> TextDetails.Markup {
    if let said = markup ?? string.details?.markup { return said }
    guard framework == .swiftui else { return .none }
    let ending = string.location.file.utf8.reversed().prefix { $0 != UInt8(ascii: ".") }.reversed()
    return Self.xcodesEndings.contains(String(decoding: ending, as: UTF8.self).lowercased()) ? .markdown : .none
  }

  /// The ends of the names of files that Xcode looks texts up in, or takes them from; `.xlf` is XLIFF too.
  private static let xcodesEndings: Set<String> = ["strings", "stringsdict", "xliff", "xlf"]
}
