internal import Adaptivity
internal import AuditModel
internal import DynamicType

extension JSONWriter {
  /// Writes a result; `answer` has the members of an answer to an item, which results of a report lack.
  mutating func write(_ result: SlotMeasurement, answer: JSONAnswer? = nil, layout: Layout) {
    object(layout) { json in
      json.field("boldText", result.slot.boldText)
      if let answer { json.field("charactersThatFit", answer.charactersThatFit) }
      json.field("column", result.location.column)
      if let counts = answer?.counts {
        json.object("counts") { json in
          json.field("fail", counts.fail)
          json.field("needsReview", counts.needsReview)
          json.field("pass", counts.pass)
        }
      }
      json.field("file", result.location.file)
      if let answer { json.field("findings", answer.findings) }
      if let size = result.slot.size { json.field("fixedSize", size) }
      json.field("fonts", result.fonts)
      if let form = result.form { json.field("form", form.name) }
      if answer != nil { json.write(id: result.string.details?.id, otherwise: result.string.key) }
      json.field("isSource", result.isSource)
      json.field("key", result.string.key)
      json.field("line", result.location.line)
      json.field("lineLimit", result.lineLimit)
      json.field("lineLimitSource", result.lineLimitSource.rawValue)
      json.field("locale", result.string.locale)
      if let text = result.measuredText { json.field("measuredText", text) }
      json.array("measurements", result.measurements, layout) { $0.write($1, limitFrom: result.lineLimitSource) }
      json.field("missingCharacters", result.missingCharacters)
      json.field("notMeasured", result.notMeasured)
      json.field("notes", result.notes)
      if let answer { json.field("outcome", answer.outcome.rawValue) }
      json.field("role", result.slot.role.rawValue)
      json.field(roomOf: result.slot)
      if !result.samples.isEmpty { json.object("samples", of: result.samples) }
      json.field("style", result.slot.style.rawValue)
      json.field("text", result.text)
    }
  }

  mutating func write(_ measurement: TextMeasurement, limitFrom source: SlotMeasurement.LineLimitSource) {
    object { json in
      json.field("breaksWord", measurement.breaksWord)
      json.field("category", measurement.category.rawValue)
      json.field("clippedBy", measurement.clippedBy)
      json.field("fits", measurement.fits)
      json.field("height", measurement.height)
      json.field("leading", measurement.leading)
      json.field("lineCount", measurement.lineCount)
      json.field("lineLimit", measurement.lineLimit)
      json.field("lineLimitSource", source.rawValue)
      json.field("missingGlyphs", measurement.missingGlyphs)
      json.field("naturalWidth", measurement.naturalWidth)
      json.field("outcome", measurement.outcome.rawValue)
      json.field("overBy", measurement.overBy)
      json.field("reason", measurement.reason?.rawValue)
      json.field("scale", measurement.scale)
      json.field("size", measurement.size)
      json.field("tracking", measurement.tracking)
      json.field("uncertainty", measurement.uncertainty)
      json.field("visibleShare", measurement.visibleShare)
      json.field("visibleText", measurement.visibleText)
      json.field("weight", measurement.weight.rawValue)
      json.field("wordOverBy", measurement.wordOverBy)
    }
  }

  /// Writes the available width and height of a slot.
  mutating func field(roomOf slot: Slot?) {
    key("room")
    guard let slot else { return null() }
    object { json in
      json.field("devices", slot.namedDevices)
      json.field("height", slot.height)
      json.field("width", slot.width)
    }
  }
}

extension SlotMeasurement.NotMeasured: JSONObject {
  func writeMembers(to json: inout JSONWriter) {
    json.field("package", package)
    json.field("reason", reason)
    json.field("script", script)
  }
}

extension PlacedDevice: JSONObject {
  func writeMembers(to json: inout JSONWriter) {
    json.field("device", id)
    if isDisplayZoomed { json.field("displayZoom", true) }
    json.field("orientation", orientation.rawValue)
    json.field("window", window)
  }
}
