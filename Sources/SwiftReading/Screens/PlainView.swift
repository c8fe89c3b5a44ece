internal import SwiftTrees
internal import Vocabulary

/// A view of SwiftUI without texts from the app's code.
///
/// Source: `plain-views.csv`.
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
