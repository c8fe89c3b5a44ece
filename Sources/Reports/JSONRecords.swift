internal import AuditModel
internal import DynamicType

/// The results of a report on one line per text, grouped by file.
///
/// This keeps reports on 100,000 texts small. A slot is written once and referenced by number. Empty, false and zero
/// fields are omitted.
struct JSONRecords {
  /// The fields that all texts of a slot share.
  private struct SlotRecord: Hashable, JSONObject {
    var slot: Slot
    var lineLimit: Int?
    var source: SlotMeasurement.LineLimitSource

    func writeMembers(to json: inout JSONWriter) {
      json.field("boldText", slot.boldText)
      if let size = slot.size { json.field("fixedSize", size) }
      json.field("lineLimit", lineLimit)
      json.field("lineLimitSource", source.rawValue)
      json.field("role", slot.role.rawValue)
      json.field(roomOf: slot)
      json.field("style", slot.style.rawValue)
    }
  }

  private let measurements: MeasurementChoice
  private var slots: [SlotRecord] = []
  private var numbers: [SlotRecord: Int] = [:]

  init(_ measurements: MeasurementChoice) { self.measurements = measurements }

  /// Writes the member `results`.
  mutating func write(
    _ results: [SlotMeasurement], _ json: inout JSONWriter, to output: inout some TextOutputStream
  ) {
    json.key("results")
    json.open("[", "]", .lines)
    var rest = results[...]
    while let file = rest.first?.location.file {
      let texts = rest.prefix { $0.location.file == file }
      rest = rest[texts.endIndex...]
      json.object(.lines) { json in
        json.field("file", file)
        json.array("texts", texts, to: &output) { write($1, &$0) }
      }
    }
    json.close()
  }

  /// Writes the member `slots`, which the records refer to by number.
  ///
  /// All results must be written before.
  func writeSlots(_ json: inout JSONWriter) {
    json.field("slots", slots, .lines)
  }

  private mutating func write(_ result: SlotMeasurement, _ json: inout JSONWriter) {
    let number = number(of: result)
    let counts = result.counts
    json.object { json in
      json.field("column", result.location.column)
      if counts.fail > 0 { json.field("fail", counts.fail) }
      if let form = result.form { json.field("form", form.name) }
      if result.isSource { json.field("isSource", true) }
      json.field("key", result.string.key)
      json.field("line", result.location.line)
      json.field("locale", result.string.locale)
      if let text = result.measuredText { json.field("measuredText", text) }
      if result.measurements.contains(where: measurements.holds) {
        json.array("measurements", result.measurements.lazy.filter(measurements.holds)) {
          $0.write($1, limitFrom: result.lineLimitSource)
        }
      }
      if !result.missingCharacters.isEmpty { json.field("missingCharacters", result.missingCharacters) }
      if counts.needsReview > 0 { json.field("needsReview", counts.needsReview) }
      if let reason = result.notMeasured { json.field("notMeasured", reason) }
      if !result.notes.isEmpty { json.field("notes", result.notes) }
      if counts.pass > 0 { json.field("pass", counts.pass) }
      if !result.samples.isEmpty { json.object("samples", of: result.samples) }
      json.field("slot", number)
      json.field("text", result.text)
    }
  }

  /// Returns the number of a text's slot, from 0; a new slot gets the next number.
  private mutating func number(of result: SlotMeasurement) -> Int {
    let record = SlotRecord(slot: result.slot, lineLimit: result.lineLimit, source: result.lineLimitSource)
    if let known = numbers[record] { return known }
    numbers[record] = slots.count
    slots.append(record)
    return slots.count - 1
  }
}
