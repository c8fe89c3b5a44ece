internal import AuditModel
internal import DynamicType

/// The results of a report as one line per text, grouped by file.
///
/// This keeps reports on 100,000 texts small. A slot is written once and referenced by number. Fields that are empty,
/// false or 0 are omitted.
struct JSONRecords {
  /// The fields that all texts of a slot share.
  private struct SlotRecord: Hashable {
    var slot: Slot
    var lineLimit: Int?
    var source: SlotMeasurement.LineLimitSource
  }

  private let measurements: MeasurementChoice
  private var slots: [SlotRecord] = []
  private var numbers: [SlotRecord: Int] = [:]

  init(_ measurements: MeasurementChoice) { self.measurements = measurements }

  /// Writes the value of `results`.
  mutating func write(
    _ results: [SlotMeasurement], _ json: inout JSONWriter, to output: inout some TextOutputStream
  ) {
    json.open("[", "]", .lines)
    var file: String?
    for result in results {
      if result.location.file != file {
        if file != nil { end(&json) }
        file = result.location.file
        json.open("{", "}", .lines)
        json.field("file", result.location.file)
        json.key("texts")
        json.open("[", "]", .lines)
      }
      write(result, &json)
      json.flush(to: &output)
    }
    if file != nil { end(&json) }
    json.close()
  }

  /// Writes the value of `slots`, which the records refer to by number.
  ///
  /// Call it after all results.
  func writeSlots(_ json: inout JSONWriter) {
    json.array(slots, .lines) { json, record in
      json.object { json in
        json.field("boldText", record.slot.boldText)
        json.field("lineLimit", record.lineLimit)
        json.field("lineLimitSource", record.source.rawValue)
        json.field("role", record.slot.role.rawValue)
        json.key("room")
        json.write(room: record.slot)
        json.field("style", record.slot.style.rawValue)
      }
    }
  }

  private func end(_ json: inout JSONWriter) {
    json.close()
    json.close()
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
      json.writeMeasurements(of: result, measurements)
      if !result.missingCharacters.isEmpty {
        json.key("missingCharacters")
        json.array(result.missingCharacters) { $0.value($1) }
      }
      if counts.needsReview > 0 { json.field("needsReview", counts.needsReview) }
      json.writeRemarks(on: result)
      if counts.pass > 0 { json.field("pass", counts.pass) }
      if !result.samples.isEmpty {
        json.key("samples")
        json.write(result.samples)
      }
      json.field("slot", number)
      json.field("text", result.text)
    }
  }

  /// The number of a text's slot.
  ///
  /// A new slot gets the next number.
  private mutating func number(of result: SlotMeasurement) -> Int {
    let record = SlotRecord(slot: result.slot, lineLimit: result.lineLimit, source: result.lineLimitSource)
    if let known = numbers[record] { return known }
    numbers[record] = slots.count
    slots.append(record)
    return slots.count - 1
  }
}

extension JSONWriter {
  /// The measured sizes that the report contains, if any.
  fileprivate mutating func writeMeasurements(of result: SlotMeasurement, _ choice: MeasurementChoice) {
    guard result.measurements.contains(where: choice.holds) else { return }
    key("measurements")
    array(result.measurements.filter(choice.holds)) { $0.write($1, limitFrom: result.lineLimitSource) }
  }

  /// The reason why a text was not measured, and its notes.
  fileprivate mutating func writeRemarks(on result: SlotMeasurement) {
    if result.notMeasured != nil {
      key("notMeasured")
      write(result.notMeasured)
    }
    guard !result.notes.isEmpty else { return }
    key("notes")
    array(result.notes) { $0.value($1) }
  }
}
