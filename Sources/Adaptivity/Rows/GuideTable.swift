internal import DynamicType
internal import Vocabulary

/// The table of bar and keyboard heights, margins and readable widths, by metric and kind of device.
struct GuideTable: Sendable {
  static let standard = GuideTable(TableDecoder(EmbeddedResources.layout_guides_csv, name: "layout-guides"))

  struct Row: Sendable {
    let metric: String
    /// The value in points; nil if the row records that no source states it.
    let value: Double?
    /// A device id, or a description such as `any iPhone`.
    let subject: String
    let horizontal: SizeClass?
    let vertical: SizeClass?
    let orientation: Orientation?
    let category: ContentSizeCategory?
    let systems: SystemVersionRange?
    let sources: [String]
    let notes: String?

    /// Returns the value with its origin, or nil if the row has no value.
    func sourced(os: SystemVersion? = nil) -> Sourced<Double>? {
      value.map { Sourced($0, .table(sources: sources, os: os)) }
    }
  }

  private struct Key: Hashable {
    let metric: String
    let subject: String
  }

  let rows: [Row]
  private let byKey: [Key: [Row]]

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
    byKey = Dictionary(grouping: rows) { Key(metric: $0.metric, subject: $0.subject) }
  }

  /// Returns the rows for a metric and a subject, in table order.
  func rows(_ metric: String, _ subject: String) -> [Row] {
    byKey[Key(metric: metric, subject: subject)] ?? []
  }
}
