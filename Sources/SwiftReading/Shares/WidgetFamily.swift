internal import AuditModel
internal import SwiftTrees
internal import Vocabulary

/// A family of widgets, with its width in every window.
///
/// Source: `widget-sizes.csv`.
struct WidgetFamily: Sendable {
  let name: String
  /// A width that no widget of the family exceeds.
  let width: OfferedWidth

  /// The screen whose widgets have exactly the width below; most texts are measured in it.
  private static let commonScreen = 375.0

  /// The families by name.
  static let all: [String: WidgetFamily] = {
    let table = TableDecoder(EmbeddedResources.widget_sizes_csv, name: "widget-sizes")
    return Dictionary(grouping: table.rows) { $0["family"] ?? "" }.mapValues { rows in
      let sizes = rows.map { (screen: $0.number("screen"), width: $0.number("width")) }
      return WidgetFamily(name: rows.first?["family"] ?? "", width: bound(of: sizes))
    }
  }()

  /// The families on the Home Screen of an iPhone, which a widget supports if its code names none.
  static let standard: Set<String> = ["systemSmall", "systemMedium", "systemLarge"]

  /// The margin of the system on each side of a widget on the Home Screen from iOS 17 on, in points.
  ///
  /// Source: Apple HIG, Widgets: the standard margin width of most widgets.
  static let margin = 16.0

  /// Whether the family is for the Home Screen.
  var isSystem: Bool { name.hasPrefix("system") }

  /// Returns a line through the width on the common screen that is not below any other width.
  private static func bound(of sizes: [(screen: Double, width: Double)]) -> OfferedWidth {
    let most = sizes.map(\.width).max() ?? 0
    guard let common = sizes.first(where: { $0.screen == commonScreen })?.width else {
      return OfferedWidth(least: most, most: most)
    }
    let slopes = sizes.filter { $0.screen > commonScreen }.map { ($0.width - common) / ($0.screen - commonScreen) }
    let slope = max(slopes.max() ?? 0, 0)
    let least = sizes.filter { $0.screen < commonScreen }.map(\.width).max() ?? 0
    return OfferedWidth(share: slope, taken: slope * commonScreen - common, least: least, most: most)
  }
}
