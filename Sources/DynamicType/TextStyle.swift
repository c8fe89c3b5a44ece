public import Vocabulary

/// A text style, named as UIKit names it.
///
/// Not every platform has every style; ``TypeScale`` holds which cells exist.
public enum TextStyle: String, CaseIterable, Codable, Hashable, Sendable {
  case extraLargeTitle, extraLargeTitle2, largeTitle, title1, title2, title3, headline, body, callout, subheadline
  case subtitle1
  case footnote, footnote1, footnote2, caption1, caption2

  /// The style of a name, whatever its case.
  ///
  /// `title`, `subhead` and `caption` are accepted as SwiftUI and the Human Interface Guidelines write them.
  ///
  /// - Parameter name: The name; spaces around it do not count.
  /// - Throws: ``UnknownName`` with the nearest known names.
  public init(name: String) throws(UnknownName) {
    self = try Self.names.value(name)
  }

  /// The styles of a list with commas, each once, in the order of the guidelines' tables.
  ///
  /// - Parameter list: Names as ``init(name:)`` takes them, or `all`.
  /// - Returns: The styles; never empty.
  /// - Throws: ``UnknownName`` for the first name that is not known.
  public static func list(_ list: String) throws(UnknownName) -> [TextStyle] {
    try names.list(list, groups: ["all": allCases])
  }

  static let names = NameList(
    kind: "a text style", values: allCases, aliases: ["title": .title1, "subhead": .subheadline, "caption": .caption1])
}
