public import Vocabulary

/// A text style, named as in UIKit or, for styles that UIKit lacks, as in the Human Interface Guidelines.
///
/// Not every platform has every style; ``TypeScale/styles`` lists the styles of a platform.
public enum TextStyle: String, CaseIterable, Codable, Hashable, Sendable {
  case extraLargeTitle, extraLargeTitle2, largeTitle, title1, title2, title3, headline, body, callout, subheadline
  case subtitle1
  case footnote, footnote1, footnote2, caption1, caption2

  /// Creates a style from its name, in any letter case.
  ///
  /// It also accepts `title`, `subhead` and `caption`, as in SwiftUI and the Human Interface Guidelines.
  ///
  /// - Parameter name: The name; white space around it is ignored.
  /// - Throws: ``UnknownName`` with the nearest known names.
  public init(name: String) throws(UnknownName) { self = try Self.names.value(name) }

  /// Parses a comma-separated list of styles.
  ///
  /// - Parameter list: Names as for ``init(name:)``, or `all`.
  /// - Returns: The styles in the order of the guidelines' tables, without duplicates; never empty.
  /// - Throws: ``UnknownName`` for the first unknown name.
  public static func list(_ list: String) throws(UnknownName) -> [TextStyle] {
    try names.list(list, groups: ["all": allCases])
  }

  static let names = NameList(
    kind: "a text style", values: allCases, aliases: ["title": .title1, "subhead": .subheadline, "caption": .caption1])
}
