public import Adaptivity
public import AuditModel
public import DynamicType

/// The screens of an app's SwiftUI code.
public struct ScreensReport: Sendable {
  /// The screens, by file and line.
  public package(set) var screens: [CodeScreen]
  /// The device and its settings.
  public internal(set) var environment: LayoutEnvironment
  /// The width of the window without the side insets of the safe area, in points; nil if no source gives it.
  public internal(set) var windowWidth: Double?
  /// The texts of the locale by their keys; empty without a locale.
  public internal(set) var texts: [TextKey: String] = [:]
  /// The number of Swift files that were read.
  public internal(set) var files = 0
  /// The problems of the files.
  public internal(set) var inputIssues: [InputIssue] = []

  /// Creates a report without texts.
  init(screens: [CodeScreen], environment: LayoutEnvironment, windowWidth: Double?) {
    self.screens = screens
    self.environment = environment
    self.windowWidth = windowWidth
  }

  /// Returns the text of the locale, or else the key or the literal; nil if it is not known.
  ///
  /// - Parameter text: A text of a screen.
  /// - Returns: The text, with `%@` for each interpolation of a literal.
  public func shown(_ text: CodeElement.Text) -> String? {
    guard let key = text.keys.first else { return text.literal.map(Self.withPlaceholders) }
    guard text.keys.count == 1 else { return nil }
    return texts[key] ?? Self.withPlaceholders(key.key)
  }

  private static func withPlaceholders(_ literal: String) -> String { literal.replacing("\u{FFFC}", with: "%@") }

  /// Returns the width that the code offers a text in the window; nil if it is not known.
  ///
  /// - Parameter text: A text of a screen.
  /// - Returns: The width in points.
  public func width(of text: CodeElement.Text) -> Double? {
    windowWidth.flatMap { text.use.width.value?.width(in: $0) }
  }

  /// Returns the font size of a text at the size category; nil if it is not known.
  ///
  /// - Parameter text: A text of a screen.
  /// - Returns: The size in points.
  public func size(of text: CodeElement.Text) -> Double? {
    if let fixed = text.use.fixedSize { return fixed.value }
    var category = environment.category
    if let cap = text.use.maxCategory {
      guard let most = cap.value else { return nil }
      category = min(category, most)
    }
    return style(of: text).flatMap { TypeScale(platform: .ios).size($0, category)?.size }
  }

  /// Returns the text style of a text; nil if it is not known, or if the text has a font of the app's own.
  ///
  /// - Parameter text: A text of a screen.
  /// - Returns: The style.
  public func style(of text: CodeElement.Text) -> TextStyle? {
    text.use.style.certainty == .unknown ? nil : text.use.style.value
  }
}
