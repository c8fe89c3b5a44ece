internal import AuditModel
internal import ColorContrast
internal import DynamicType

/// Findings as SARIF's results, keys in the order of their bytes.
extension JSONWriter {
  /// The most Unicode scalars of a text that a result's properties repeat.
  private static let textKept = 200

  mutating func write(sarif whole: Finding, ruleIndex: Int?) {
    let finding = whole.fields
    let fingerprint = whole.fingerprint
    let sentence = FindingSentence(finding: whole)
    object { json in
      json.field("level", finding.value.level.rawValue)
      json.key("locations")
      json.open("[", "]", .compact)
      json.write(sarif: finding.value.location)
      json.close()
      json.key("message")
      json.open("{", "}", .compact)
      json.key("text")
      json.value(parts: sentence.forEachPartWithRemedy, upTo: FindingSentence.longest) {
        FindingSentence.cut(sentence.textWithRemedy)
      }
      json.close()
      json.key("partialFingerprints")
      json.open("{", "}", .compact)
      json.field("typecheck/v1", fingerprint)
      json.close()
      json.key("properties")
      if let colors = finding.value.colors?.value {
        json.write(sarifPropertiesOf: finding, colors)
      } else if let layout = finding.value.layout?.value {
        json.write(sarifPropertiesOf: finding, layout)
      } else {
        json.write(sarifPropertiesOf: finding)
      }
      json.field("ruleId", finding.value.rule)
      if let ruleIndex { json.field("ruleIndex", ruleIndex) }
    }
  }

  mutating func write(sarif location: SourceLocation) {
    let file = FileReference(location.file)
    object { json in
      json.key("physicalLocation")
      json.object { json in
        json.key("artifactLocation")
        json.object { json in
          json.field("uri", file.uri)
          if !file.isAbsolute { json.field("uriBaseId", Self.sourceRoot) }
        }
        json.key("region")
        json.object { json in
          json.field("startColumn", max(1, location.column))
          json.field("startLine", max(1, location.line))
        }
      }
    }
  }

  private mutating func write(sarifPropertiesOf finding: Shared<Finding.Fields>) {
    object { json in
      json.key("categories")
      json.array(finding.value.occurrences) { json, one in
        json.value { json in
          json.append("{\"category\": ")
          json.append(quoted: one.category.rawValue)
          json.append(", \"lines\": ")
          json.append(integer: Int(one.lines))
          json.append(", \"width\": ")
          json.append(number: one.width)
          json.append("}")
        }
      }
      json.field("firstCategory", finding.value.firstCategory?.rawValue)
      json.field("key", FindingSentence.cut(finding.value.key, to: Self.textKept))
      json.field("lineLimit", finding.value.lineLimit)
      json.field("locale", finding.value.locale)
      json.field("outcome", finding.value.outcome.rawValue)
      json.field("reason", finding.value.reason?.rawValue)
      json.key("slot")
      json.write(sarif: finding.value.slot?.value)
      json.field("text", FindingSentence.cut(finding.value.text, to: Self.textKept))
      json.key("worst")
      json.write(sarif: finding.value.worst)
    }
  }

  private mutating func write(sarif slot: Slot?) {
    guard let slot else { return null() }
    object { json in
      json.field("boldText", slot.boldText)
      if !slot.devices.isEmpty {
        json.key("devices")
        json.array(slot.devices) { json, device in json.value(device.words) }
      }
      json.field("height", slot.height)
      json.field("role", slot.role.rawValue)
      json.field("style", slot.style.rawValue)
      json.field("width", slot.width)
    }
  }

  private mutating func write(sarif worst: Finding.Worst?) {
    guard let worst else { return null() }
    object { json in
      json.field("category", worst.category.rawValue)
      json.field("overBy", worst.overBy)
      json.field("visibleText", worst.visibleText.map { FindingSentence.cut($0, to: Self.textKept) })
    }
  }

  /// The colours with their failing ratios and the suggestions.
  ///
  /// Only the JSON report contains every reading.
  private mutating func write(sarifPropertiesOf finding: Shared<Finding.Fields>, _ colors: ColorEvidence) {
    object { json in
      json.key("environments")
      json.array(colors.failing) { $0.write($1) }
      json.field("first", colors.first)
      json.field("key", FindingSentence.cut(finding.value.key, to: Self.textKept))
      json.field("outcome", finding.value.outcome.rawValue)
      json.key("ratios")
      json.array(colors.readings.filter { colors.failing.contains($0.environment) }) { json, reading in
        json.exact(value: reading.ratio)
      }
      json.field("reason", finding.value.reason?.rawValue)
      json.field("requiredRatio", colors.requiredRatio)
      json.field("second", colors.second)
      json.key("suggestions")
      json.array(colors.suggestions) { json, suggestion in
        json.object { json in
          json.field("appearance", suggestion.environment.appearance.rawValue)
          json.field("color", suggestion.color.preciseNotation)
          json.field("name", suggestion.name)
        }
      }
    }
  }

  private mutating func exact(value number: Double) {
    if number.isFinite { write(exact: number) } else { null() }
  }
}
