internal import SwiftTrees
internal import Vocabulary

/// A SwiftUI view in which no texts are looked for.
///
/// `none` has none. The closure of `drawn` draws texts with code of its own kind, which is not read. Source:
/// `plain-views.csv`.
enum PlainView: String, Sendable {
  case none, drawn

  private static let all: [String: PlainView] = {
    let table = TableDecoder(EmbeddedResources.plain_views_csv, name: "plain-views")
    return Dictionary(
      uniqueKeysWithValues: table.rows.map { ($0["view"] ?? "", $0.value("content", as: PlainView.self)) })
  }()

  /// The content of a view; nil for any other view.
  static func named(_ name: String) -> PlainView? { all[name] }
}
