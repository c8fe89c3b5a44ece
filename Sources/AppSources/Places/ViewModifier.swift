internal import Vocabulary

/// The effect of a SwiftUI modifier on the texts in a view.
///
/// Source: `view-modifiers.csv`.
enum ViewModifier: String, Sendable {
  case none, font, weight, lines, scale
  case letterCase = "case"
  case truncation, category, environment, style, labelStyle, narrower, wider

  private static let all: [String: ViewModifier] = {
    let table = TableDecoder(EmbeddedResources.view_modifiers_csv, name: "view-modifiers")
    return Dictionary(
      uniqueKeysWithValues: table.rows.map { ($0["modifier"] ?? "", $0.value("effect", as: ViewModifier.self)) })
  }()

  /// The effect of a modifier; nil if it is not one of SwiftUI.
  static func named(_ name: String) -> ViewModifier? { all[name] }

  /// The effect of a call of a modifier, which its arguments may decide; nil if it is not one of SwiftUI.
  static func of(_ call: SourceNode) -> ViewModifier? {
    // A view that fills the offered size may be wider than it.
    let isFilling = call.name == "aspectRatio" && call.argument(at: .label("contentMode"))?.name != "fit"
    return isFilling ? .wider : named(call.name)
  }
}
