internal import AuditModel
internal import DynamicType
internal import Vocabulary

/// A place in which the system draws texts by rules of its own.
///
/// Source: `system-places.csv`.
struct SystemPlace: Sendable {
  /// How the place follows the reader's text size.
  enum Growth: String, Sendable {
    /// Never: the Large Content Viewer serves it.
    case fixed
    /// As its style.
    case full
    /// Sources conflict: what is larger than Large needs review.
    case unknown
  }

  /// The style that it grows by; nil where it is not known.
  let style: TextStyle?
  /// The size at Large, in points; nil is the style's.
  let size: Double?
  /// The weight; nil is the style's.
  let weight: FontWeight?
  /// The line limit; 0 is none.
  let lines: Int
  /// The most of the window, less its safe area, that the place can have, 0…1.
  let share: Double
  let growth: Growth
  /// Whether it is drawn in full; what is spoken, or shortened by the system, is never measured.
  let isDrawn: Bool

  /// Whether the size is known.
  var hasSize: Bool { style != nil || size != nil }

  /// The place of a role; nil where the app alone decides.
  ///
  /// - Parameter role: What a text is on screen.
  /// - Returns: The place.
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
    isDrawn = row["drawn"] == "yes"
  }
}

extension TextRole {
  /// Whether its size is the same at every category.
  package var isFixedSize: Bool { SystemPlace.of(self)?.growth == .fixed }
  /// Whether a text of it is never measured, because it is not drawn or the system shortens it.
  package var isUndrawn: Bool { SystemPlace.of(self)?.isDrawn == false }
}
