internal import SwiftTrees
internal import Vocabulary

/// The effect of a SwiftUI modifier on the texts in a view.
///
/// Source: `view-modifiers.csv`.
enum ViewModifier: String, Sendable {
  case none, font, weight, lines, scale
  case letterCase = "case"
  case truncation, category, environment, style, labelStyle, narrower, slanted, wider, hidden

  private static let table = TableDecoder(EmbeddedResources.view_modifiers_csv, name: "view-modifiers")
  private static let all = Dictionary(
    uniqueKeysWithValues: table.rows.map { ($0["modifier"] ?? "", $0.value("effect", as: ViewModifier.self)) })
  /// The modifiers that offer their full available width to the view.
  private static let keeping = Set(table.rows.lazy.filter { $0["offered"] == "same" }.compactMap { $0["modifier"] })

  /// The effect of a modifier; nil if it does not belong to SwiftUI.
  static func named(_ name: String) -> ViewModifier? { all[name] }

  /// Whether a SwiftUI modifier offers its full available width to the view.
  static func keepsWidth(_ call: SourceNode) -> Bool { keeping.contains(call.name) }

  /// The effect of a modifier call, which may depend on the arguments; nil if it does not belong to SwiftUI.
  static func of(_ call: SourceNode) -> ViewModifier? {
    // A view that fills the offered size may be wider than the offer.
    let isFilling = call.name == "aspectRatio" && call.argument(at: .label("contentMode"))?.name != "fit"
    return isFilling ? .wider : named(call.name)
  }
}
