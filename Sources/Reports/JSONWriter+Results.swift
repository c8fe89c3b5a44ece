internal import Adaptivity
internal import AuditModel
internal import DynamicType

/// Results and measurements in the published JSON format.
///
/// Keys are sorted by their bytes.
extension JSONWriter {
  /// Writes a result on one line, with the chosen sizes and the number of all sizes by outcome.
  mutating func write(_ result: SlotMeasurement, _ choice: MeasurementChoice, findings: [Finding]) {
    var record = result
    record.keep(choice)
    write(record, findings: findings, layout: .compact, counts: result.counts)
  }

  mutating func write(
    _ result: SlotMeasurement, findings: [Finding]?, layout: Layout, counts: JudgementCounts? = nil
  ) {
    object(layout) { json in
      json.field("boldText", result.slot.boldText)
      json.field("column", result.location.column)
      if let counts {
        json.key("counts")
        json.object { json in
          json.field("fail", counts.fail)
          json.field("needsReview", counts.needsReview)
          json.field("pass", counts.pass)
        }
      }
      json.field("file", result.location.file)
      if let findings {
        json.key("findings")
        json.array(findings) { $0.write($1) }
      }
      json.key("fonts")
      json.array(result.fonts) { $0.value($1) }
      if let form = result.form { json.field("form", form.name) }
      json.field("isSource", result.isSource)
      json.field("key", result.string.key)
      json.field("line", result.location.line)
      json.field("lineLimit", result.lineLimit)
      json.field("lineLimitSource", result.lineLimitSource.rawValue)
      json.field("locale", result.string.locale)
      if let text = result.measuredText { json.field("measuredText", text) }
      json.key("measurements")
      json.array(result.measurements, layout) { $0.write($1, limitFrom: result.lineLimitSource) }
      json.key("missingCharacters")
      json.array(result.missingCharacters) { $0.value($1) }
      json.key("notMeasured")
      json.write(result.notMeasured)
      json.key("notes")
      json.array(result.notes) { $0.value($1) }
      json.field("role", result.slot.role.rawValue)
      json.key("room")
      json.write(room: result.slot)
      if !result.samples.isEmpty {
        json.key("samples")
        json.write(result.samples)
      }
      json.field("style", result.slot.style.rawValue)
      json.field("text", result.text)
    }
  }

  mutating func write(_ samples: [String: String]) {
    let sorted = samples.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
    object { json in
      for (placeholder, sample) in sorted {
        json.key(named: placeholder)
        json.value(sample)
      }
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

  mutating func write(_ notMeasured: SlotMeasurement.NotMeasured?) {
    guard let notMeasured else { return null() }
    object { json in
      json.field("package", notMeasured.package)
      json.field("reason", notMeasured.reason)
      json.field("script", notMeasured.script)
    }
  }

  mutating func write(room slot: Slot) {
    object { json in
      json.key("devices")
      json.array(slot.devices) { json, device in
        json.object { json in
          json.field("device", device.id)
          if device.isDisplayZoomed { json.field("displayZoom", true) }
          json.field("orientation", device.orientation.rawValue)
          json.field("window", device.window)
        }
      }
      json.field("height", slot.height)
      json.field("width", slot.width)
    }
  }
}
