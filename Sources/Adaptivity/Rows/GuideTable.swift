internal import DynamicType
internal import Vocabulary

/// Heights of bars and keyboards, margins, widths for reading: one row for a measure and what it applies to.
struct GuideTable: Sendable {
  static let standard = GuideTable(TableDecoder(EmbeddedResources.layout_guides_csv, name: "layout-guides"))

  struct Row: Sendable {
    let metric: String
    /// The value; nil where the row says that no source gives one.
    let value: Double?
    /// A device's id, or words.
    let subject: String
    let horizontal: SizeClass?
    let vertical: SizeClass?
    let orientation: Orientation?
    let category: ContentSizeCategory?
    let systems: SystemVersionRange?
    let sources: [String]
    let notes: String?
  }

  private struct Key: Hashable {
    let metric: String
    let subject: String
  }

  let rows: [Row]
  private let places: [Key: [Int]]

  init(_ table: TableDecoder) {
    rows = table.rows.map { row in
      Row(
        metric: row["metric"] ?? "", value: row.optionalNumber("value_pt"), subject: row["applies_to"] ?? "",
        horizontal: row.optionalValue("h_size_class", as: SizeClass.self),
        vertical: row.optionalValue("v_size_class", as: SizeClass.self),
        orientation: row.optionalValue("orientation", as: Orientation.self),
        category: row.optionalValue("content_size_category", as: ContentSizeCategory.self),
        systems: row["os"].flatMap { SystemVersionRange($0) }, sources: row.sources("source"), notes: row["notes"])
    }
    places = Dictionary(
      grouping: rows.indices, by: { [rows] in Key(metric: rows[$0].metric, subject: rows[$0].subject) })
  }

  /// The rows of a measure for one subject, in the order of the table.
  func rows(_ metric: String, _ subject: String) -> [Row] {
    (places[Key(metric: metric, subject: subject)] ?? []).map { rows[$0] }
  }
}
