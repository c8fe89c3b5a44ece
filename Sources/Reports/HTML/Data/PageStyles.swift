internal import AuditModel
internal import DynamicType

/// The sizes of a page's text styles, which slots with these sizes do not repeat.
struct PageStyles {
  /// The size and line height of a style at each category; nil if no text was measured.
  struct Rows: Hashable {
    var sizes: [Double?]
    var leading: [Double?]
  }

  let categories: [ContentSizeCategory]
  private(set) var rows: [String: Rows] = [:]

  init(_ report: AuditReport) {
    categories = report.categories
    for page in report.pageResults {
      let slot = page.result.slot
      guard slot.size == nil, slot.font == nil, slot.maxCategory == nil, slot.minCategory == nil,
        rows[slot.style.rawValue] == nil, page.result.measurements.count == categories.count
      else { continue }
      rows[slot.style.rawValue] = Self.rows(of: page.result, categories)
    }
  }

  /// Writes the rows of all styles, by name.
  func write(to json: inout JSONWriter) {
    json.object("styles") { json in
      for (name, rows) in rows.sorted(by: { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }) {
        json.key(named: name)
        json.object { json in
          json.field("leading", rows.leading)
          json.field("name", name)
          json.field("sizes", rows.sizes)
        }
      }
    }
  }

  /// Returns the rows of a slot if they differ from those of its style.
  func own(of result: SlotMeasurement) -> Rows? {
    let own = Self.rows(of: result, categories)
    return own == rows[result.slot.style.rawValue] ? nil : own
  }

  private static func rows(of result: SlotMeasurement, _ categories: [ContentSizeCategory]) -> Rows {
    Rows(sizes: aligned(result, categories) { $0.size }, leading: aligned(result, categories) { $0.leading })
  }

  /// Returns a value for each category, taken from its measurement.
  static func aligned<Value>(
    _ result: SlotMeasurement, _ categories: [ContentSizeCategory], _ value: (TextMeasurement) -> Value
  ) -> [Value?] {
    var next = result.measurements.startIndex
    return categories.map { category in
      guard next < result.measurements.endIndex, result.measurements[next].category == category else { return nil }
      defer { next += 1 }
      return value(result.measurements[next])
    }
  }
}
