internal import AuditModel
internal import DynamicType
internal import Vocabulary

/// A place in which the system draws texts by its own rules.
///
/// Source: `system-places.csv`.
struct SystemPlace: Sendable {
  /// The growth of a place with the reader's text size.
  enum Growth: String, Sendable {
    /// The size never changes.
    ///
    /// The Large Content Viewer shows the text enlarged.
    case fixed
    /// The size grows like that of the style.
    case full
    /// It is unknown whether the size grows, because sources conflict.
    ///
    /// Failures above Large need review.
    case unknown
  }

  /// The style whose sizes the place uses, or nil if unknown.
  let style: TextStyle?
  /// The size at Large in points, or nil to use the size of the style.
  let size: Double?
  /// The weight, or nil to use the weight of the style.
  let weight: FontWeight?
  /// The line limit, or 0 for unlimited.
  let lines: Int
  /// The largest share of the window without its safe area that the place may occupy, 0…1.
  let share: Double
  let growth: Growth
  /// The last category at which the place grows, or nil if it has no such limit.
  let cap: ContentSizeCategory?
  /// Whether the text is drawn in full.
  ///
  /// Texts that are spoken or shortened by the system are never measured.
  let isDrawn: Bool

  /// Whether the size is known.
  var hasSize: Bool { style != nil || size != nil }

  /// Returns the place of a role, or nil if only the app determines it.
  static func of(_ role: TextRole) -> SystemPlace? {
    if case .text = role { return nil }
    return all[role]
  }

  private static let all: [TextRole: SystemPlace] = {
    let table = TableDecoder(EmbeddedResources.system_places_csv, name: "system-places")
    return Dictionary(uniqueKeysWithValues: table.rows.map { ($0.value("role", as: TextRole.self), SystemPlace($0)) })
  }()

  private init(_ row: TableDecoder.Row) {
    style = row.optionalValue("style", as: TextStyle.self)
    size = row.optionalNumber("size")
    weight = row.optionalValue("weight", as: FontWeight.self)
    lines = Int(row.number("lines"))
    share = row.number("share")
    growth = row.value("growth", as: Growth.self)
    cap = row.optionalValue("cap", as: ContentSizeCategory.self)
    isDrawn = row["drawn"] == "yes"
  }
}

extension TextRole {
  /// Whether a text with this role has the same size at every category.
  package var isFixedSize: Bool { SystemPlace.of(self)?.growth == .fixed }
  /// Whether a text with this role is never measured, because it is not drawn or the system shortens it.
  package var isUndrawn: Bool { SystemPlace.of(self)?.isDrawn == false }
}

extension SlotMeasurement {
  /// Whether it is unknown if the text's place grows with the text size, because sources differ.
  var mayNotGrow: Bool { SystemPlace.of(slot.role)?.growth == .unknown }
}
