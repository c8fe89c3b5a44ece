internal import AuditModel
internal import Causes
internal import ColorContrast
internal import DynamicType

/// Methods that write causes and fixed findings as SARIF results.
extension JSONWriter {
  /// The maximum length of a text in a result's properties, in Unicode scalars.
  private static let textKept = 200

  mutating func write(sarif cause: Cause, in report: AuditReport, at places: CausePlaces, ruleIndex: Int?) {
    let (cause, place, _) = places.shown(cause)
    let whole = report.findings[cause.example]
    let finding = whole.fields
    object { json in
      if let change = cause.change(in: report) { json.field("baselineState", change.baselineState) }
      json.field("level", cause.level.rawValue)
      json.array("locations", CollectionOfOne(place)) { $0.write(sarif: $1) }
      json.object("message") {
        $0.field("text", CauseMessage(cause: cause, report: report, showsChange: false).textWithFix)
      }
      json.object("partialFingerprints") { json in
        json.field("typecheck/cause/v1", cause.fingerprint)
        json.field("typecheck/v1", whole.fingerprint)
        json.field("typecheck/v2", whole.placeFingerprint)
      }
      json.object("properties") { json in
        if let colors = finding.value.colors?.value {
          json.writeSARIFProperties(of: finding, colors, cause)
        } else if let layout = finding.value.layout?.value {
          json.writeSARIFProperties(of: cause)
          layout.writeMembers(to: &json, finding: finding)
        } else {
          json.writeSARIFProperties(of: finding, cause)
        }
      }
      let related = SARIFLocations(cause, report, places, besides: place).others
      if !related.isEmpty {
        json.array("relatedLocations", related.enumerated()) { json, one in
          json.write(sarif: one.element.location, id: one.offset + 1, message: one.element.message)
        }
      }
      json.field("ruleId", cause.rule)
      if let ruleIndex { json.field("ruleIndex", ruleIndex) }
    }
  }

  /// Writes a fixed finding, which is absent from this run.
  mutating func write(sarif fixed: EarlierFinding, ruleIndex: Int?) {
    object { json in
      json.field("baselineState", "absent")
      json.field("level", (fixed.outcome == .needsReview ? .note : fixed.severity).rawValue)
      json.array("locations", CollectionOfOne(fixed.location)) { $0.write(sarif: $1) }
      json.object("message") { $0.field("text", FindingSentence.cut(Wording.sentence(fixed.message))) }
      json.object("partialFingerprints") { $0.field("typecheck/v1", fixed.fingerprint) }
      json.object("properties") { json in
        json.field("key", FindingSentence.cut(fixed.key, to: Self.textKept))
        json.field("locale", fixed.locale)
        json.field("outcome", fixed.outcome.rawValue)
      }
      json.field("ruleId", fixed.rule)
      if let ruleIndex { json.field("ruleIndex", ruleIndex) }
    }
  }

  /// Writes a location; `id` and `message` are for locations related to a result.
  mutating func write(sarif location: SourceLocation, id: Int? = nil, message: String? = nil) {
    let file = FileReference(location.file)
    object { json in
      if let id { json.field("id", id) }
      if let message { json.object("message") { $0.field("text", message) } }
      json.object("physicalLocation") { json in
        json.object("artifactLocation") { json in
          json.field("uri", file.uri)
          if !file.isAbsolute { json.field("uriBaseId", Self.sourceRoot) }
        }
        json.object("region") { json in
          json.field("startColumn", max(1, location.column))
          json.field("startLine", max(1, location.line))
        }
      }
    }
  }

  /// Writes the extent of a cause.
  private mutating func writeSARIFProperties(of cause: Cause) {
    object("cause") { json in
      json.field("certainty", cause.certainty?.rawValue)
      json.field("findings", cause.findings.count)
      json.field("keys", cause.extent.keys)
      json.field("kind", cause.kind.rawValue)
      json.field("languages", cause.extent.languages)
      json.field("texts", cause.extent.texts)
    }
  }

  private mutating func writeSARIFProperties(of finding: Shared<Finding.Fields>, _ cause: Cause) {
    array("categories", finding.value.occurrences) { json, one in
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
    writeSARIFProperties(of: cause)
    field("firstCategory", finding.value.firstCategory?.rawValue)
    field("key", FindingSentence.cut(finding.value.key, to: Self.textKept))
    field("lineLimit", finding.value.lineLimit)
    field("locale", finding.value.locale)
    field("outcome", finding.value.outcome.rawValue)
    field("reason", finding.value.reason?.rawValue)
    field(sarif: finding.value.slot?.value)
    field("text", FindingSentence.cut(finding.value.text, to: Self.textKept))
    var worst = finding.value.worst
    if let visible = worst?.visibleText { worst?.visibleText = FindingSentence.cut(visible, to: Self.textKept) }
    field("worst", worst)
  }

  /// Writes the colours with their failing ratios and suggestions.
  ///
  /// Only the JSON report contains all readings.
  private mutating func writeSARIFProperties(
    of finding: Shared<Finding.Fields>, _ colors: ColorEvidence, _ cause: Cause
  ) {
    writeSARIFProperties(of: cause)
    field("environments", colors.failing)
    field("first", colors.first)
    field("key", FindingSentence.cut(finding.value.key, to: Self.textKept))
    field("outcome", finding.value.outcome.rawValue)
    array("ratios", colors.readings.lazy.filter { colors.failing.contains($0.environment) }) { json, reading in
      json.value(exact: reading.ratio)
    }
    field("reason", finding.value.reason?.rawValue)
    field("requiredRatio", colors.requiredRatio)
    field("second", colors.second)
    array("suggestions", colors.suggestions) { json, suggestion in
      json.object { json in
        json.field("appearance", suggestion.environment.appearance.rawValue)
        json.field("color", suggestion.color)
        json.field("name", suggestion.name)
      }
    }
  }
  /// Writes the slot of a finding, in a different form than the JSON report.
  private mutating func field(sarif slot: Slot?) {
    guard let slot else { return field("slot", String?.none) }
    object("slot") { json in
      json.field("boldText", slot.boldText)
      let devices = slot.namedDevices
      if !devices.isEmpty { json.field("devices", devices.lazy.map(\.words)) }
      if let size = slot.size { json.field("fixedSize", size) }
      json.field("height", slot.height)
      json.field("role", slot.role.rawValue)
      json.field("style", slot.style.rawValue)
      json.field("width", slot.width)
    }
  }
}

extension Change {
  /// The state of a result relative to a baseline (SARIF 2.1.0, 3.27.24 `baselineState`).
  fileprivate var baselineState: String {
    switch self {
    case .new: "new"
    case .worse: "updated"
    case .known: "unchanged"
    }
  }
}
