internal import AuditModel
internal import DynamicType

/// Results and measurements as the contract spells them, keys in the order of their bytes.
extension JSONWriter {
  mutating func write(_ result: SlotMeasurement, findings: [Finding]?, layout: Layout) {
    object(layout) { json in
      json.key("boldText")
      json.value(result.slot.boldText)
      json.key("column")
      json.value(result.string.location.column)
      json.key("file")
      json.value(result.string.location.file)
      if let findings {
        json.key("findings")
        json.array(findings) { $0.write($1) }
      }
      json.key("fonts")
      json.array(result.fonts) { $0.value($1) }
      json.key("isSource")
      json.value(result.isSource)
      json.key("key")
      json.value(result.string.key)
      json.key("line")
      json.value(result.string.location.line)
      json.key("lineLimit")
      json.value(result.lineLimit)
      json.key("lineLimitSource")
      json.value(result.lineLimitSource.rawValue)
      json.key("locale")
      json.value(result.string.locale)
      json.key("measurements")
      json.array(result.measurements, layout) { $0.write($1, limitFrom: result.lineLimitSource) }
      json.key("missingCharacters")
      json.array(result.missingCharacters) { $0.value($1) }
      json.key("notMeasured")
      json.write(result.notMeasured)
      json.key("notes")
      json.array(result.notes) { $0.value($1) }
      json.key("role")
      json.value(result.slot.role.rawValue)
      json.key("room")
      json.write(room: result.slot)
      json.key("style")
      json.value(result.slot.style.rawValue)
      json.key("text")
      json.value(result.string.text)
    }
  }

  mutating func write(_ measurement: TextMeasurement, limitFrom source: SlotMeasurement.LineLimitSource) {
    object { json in
      json.key("breaksWord")
      json.value(measurement.breaksWord)
      json.key("category")
      json.value(measurement.category.rawValue)
      json.key("clippedBy")
      json.value(measurement.clippedBy)
      json.key("fits")
      json.value(measurement.fits)
      json.key("height")
      json.value(measurement.height)
      json.key("leading")
      json.value(measurement.leading)
      json.key("lineCount")
      json.value(measurement.lineCount)
      json.key("lineLimit")
      json.value(measurement.lineLimit)
      json.key("lineLimitSource")
      json.value(source.rawValue)
      json.key("missingGlyphs")
      json.value(measurement.missingGlyphs)
      json.key("naturalWidth")
      json.value(measurement.naturalWidth)
      json.key("outcome")
      json.value(measurement.outcome.rawValue)
      json.key("overBy")
      json.value(measurement.overBy)
      json.key("reason")
      json.value(measurement.reason?.rawValue)
      json.key("scale")
      json.value(measurement.scale)
      json.key("size")
      json.value(measurement.size)
      json.key("tracking")
      json.value(measurement.tracking)
      json.key("uncertainty")
      json.value(measurement.uncertainty)
      json.key("visibleShare")
      json.value(measurement.visibleShare)
      json.key("visibleText")
      json.value(measurement.visibleText)
      json.key("weight")
      json.value(measurement.weight.rawValue)
      json.key("wordOverBy")
      json.value(measurement.wordOverBy)
    }
  }

  private mutating func write(_ notMeasured: SlotMeasurement.NotMeasured?) {
    guard let notMeasured else { return null() }
    object { json in
      json.key("package")
      json.value(notMeasured.package)
      json.key("reason")
      json.value(notMeasured.reason)
      json.key("script")
      json.value(notMeasured.script)
    }
  }

  mutating func write(room slot: Slot) {
    object { json in
      json.key("devices")
      json.array(EmptyCollection<String>()) { $0.value($1) }
      json.key("height")
      json.value(slot.height)
      json.key("width")
      json.value(slot.width)
    }
  }
}

extension SlotMeasurement {
  /// The line limit that the measurements were judged by, or the one asked for where nothing was measured.
  fileprivate var lineLimit: Int? { measurements.isEmpty ? slot.lines : measurements[0].lineLimit }
}
