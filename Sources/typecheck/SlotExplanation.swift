import TypeCheckKit

/// The output of `--explain` for a key: the origin of each slot field and the measurements, in every language.
struct SlotExplanation {
  /// The output as text.
  var text = ""
  /// Whether there is nothing to explain.
  var isEmpty = true
  /// The origin of the framework for slots that do not state one; nil if the Swift sources do not show it.
  private var framework: String?
  /// The windows in which the texts of the app's code are measured.
  private var windows = AppWindows()
  /// The problems of the inputs, without errors about files that were found in folders.
  var issues: [InputIssue] = []
  /// The effect of the problems on the exit status.
  var effect = App.FileEffect.none

  /// Looks up a key, measures its texts and returns the explanation.
  ///
  /// The result is empty if no text has the key. `quiet` leaves out warnings about inputs.
  ///
  /// - Throws: `TextEngineError` or `MeasureError` if nothing can be measured.
  static func make(
    _ key: String, _ paths: [String], _ pipeline: CheckPipeline, quiet: Bool
  ) async throws -> SlotExplanation {
    let app = try await pipeline.app(paths)
    let (catalog, frameworks, uses, pipeline) = (app.catalog, app.frameworks, app.uses, app.check)
    let options = pipeline.options(for: catalog, frameworks: frameworks, uses: uses)
    var explanation = SlotExplanation()
    explanation.framework = frameworks.framework == nil ? nil : frameworks.words
    let issues = catalog.issues + uses.inputIssues
    // Problems that may explain why a key was not found come before the explanation.
    StandardStreams.say(issues, quiet: quiet)
    (explanation.issues, explanation.effect) = (app.issuesOfInputs(issues), app.effect(of: issues))
    let languages = Set(catalog.strings.lazy.filter { $0.key == key }.map(\.locale)).sorted()
    guard !languages.isEmpty else {
      let known = Set(catalog.strings.map(\.key)).sorted()
      let remedy = known.isEmpty ? "no text was found at all" : UnknownName.fix(forKey: key, known: known)
      StandardStreams.say("error: no text has the key \(Quotation(key)); \(remedy)")
      return explanation
    }
    let isAsked = catalog.strings.map { $0.key == key && pipeline.configuration.locales.includes($0.locale) }
    guard isAsked.contains(true) else {
      StandardStreams.say(
        "error: no text with the key \(Quotation(key)) is in a chosen language; choose from these with "
          + "--locale, or under locales in the configuration: \(languages.joined(separator: ", "))")
      return explanation
    }
    var measure = pipeline.measure
    measure.options = options
    let audited = try await measure.auditor().audit(catalog, measuring: isAsked)
    explanation.isEmpty = audited.results.isEmpty
    if uses.keys.contains(where: { $0.key == key }) {
      explanation.text = UsesPage(report: uses, key: key).text + "\n\n"
    }
    explanation.windows = uses.windows
    let mentions = uses.mentions.filter { $0.key.key == key && $0.mayDraw }
    var last: ResolvedSlot?
    for result in audited.results {
      let rooms = options.resolver.resolve(result.string)
      guard let room = rooms.first(where: { $0.slots.joined().contains(result.slot) }) ?? rooms.first else { continue }
      explanation.head(result)
      if room != last { explanation.room(room, options.resolver) } else { explanation.add("  slot as above") }
      last = room
      explanation.sizes(result)
      explanation.thresholds(pipeline.configuration)
      for finding in audited.findings where finding.isAbout(result) {
        explanation.add(finding, beside: result, mentions)
      }
      explanation.add("")
    }
    return explanation
  }

  mutating func add(_ line: String) { text += StandardStreams.joined([line]) + "\n" }

  private mutating func head(_ result: SlotMeasurement) {
    let place = result.string.location
    var bold = result.slot.boldText ? ", Bold Text" : ""
    if !result.slot.devices.isEmpty { bold += ", \(Points(result.slot.width)) wide on \(result.slot.devices.words)" }
    add(
      "\(Quotation.escape(place.file)):\(place.line):\(place.column) \(Quotation(result.string.key)) (\(result.string.locale)\(bold)): \(Quotation(result.string.text))"
    )
  }

  private mutating func room(_ room: ResolvedSlot, _ resolver: SlotResolver) {
    for field in SlotField.allCases {
      guard let stated = room.value(of: field) else { continue }
      // A factor that code states and that is not understood counts as one that shrinks every text.
      let value = field == .minimumScale && room.slot.assumed.contains(.scale) ? "not known" : stated
      let name = field.rawValue.padding(to: 15)
      let isDetected = field == .framework && [nil, .standard].contains(room.origins[field])
      let origin = (isDetected ? framework : nil) ?? Self.origin(of: field, room, resolver)
      add("  \(name)\(value.padding(to: 16))\(origin)")
    }
    if room.rooms.isEmpty, room.slot.assumed.contains(.narrower) || room.isExact && !room.offered.isFixed {
      window(of: room.slot)
    }
  }

  /// Adds the window that limits a width, with the reason for the choice.
  private mutating func window(of slot: Slot) {
    guard let width = slot.windowWidth else { return }
    let isNarrowest = width == windows.narrowest.width
    let source = isNarrowest ? windows.source : "the narrowest on the iOS version that the code checks for"
    let device = slot.windowDevices.isEmpty ? "" : "\(slot.windowDevices.words), "
    add("  \("window".padding(to: 15))\(Points(width).description.padding(to: 16))\(device)\(source)")
  }

  /// Returns the fields of a slot with their origins in words.
  static func options(_ room: ResolvedSlot, _ resolver: SlotResolver) -> [PageDetails.Option] {
    SlotField.allCases.compactMap { field in
      room.value(of: field).map {
        PageDetails.Option(name: field.rawValue, value: $0, origin: origin(of: field, room, resolver))
      }
    }
  }

  private static func origin(of field: SlotField, _ room: ResolvedSlot, _ resolver: SlotResolver) -> String {
    let (slot, origin) = (room.slot, room.origins[field])
    if field == .width, slot.assumed.contains(.narrower), let window = slot.windowWidth {
      let owner = room.offered == OfferedWidth() ? "a \(slot.role.rawValue)" : "the text in the app's code"
      return "at most the width that \(owner) can get in a window of \(Points(window))"
    }
    if field == .width, room.isExact { return "exactly the width that the app's code gives the text" }
    if origin == nil, field == .lines, slot.lines != nil { return "the line limit of a \(slot.role.rawValue)" }
    return Self.origin(origin, resolver)
  }

  private static func origin(_ origin: SlotOrigin?, _ resolver: SlotResolver) -> String {
    switch origin {
    case .item: return "the text's own file"
    case .pattern(let place):
      let pattern = resolver.patterns[place]
      return
        "keys: \(Quotation(pattern.key.pattern)) → \(pattern.slot) (\(pattern.location.file):\(pattern.location.line))"
    case .metadata: return "Interface Builder's key and comment"
    case .code: return "the app's code"
    case .option: return "an option of the command line"
    case .defaultSlot: return "default_slot: \(resolver.defaultSlot ?? "")"
    case .configuration: return "devices of the configuration"
    case .standard, nil: return "default"
    }
  }

  private mutating func sizes(_ result: SlotMeasurement) {
    if let reason = result.notMeasured { return add("  not measured: \(reason.reason), \(reason.script)") }
    let limit = result.measurements.first?.lineLimit.map { $0 == 0 ? "none" : String($0) } ?? "unknown"
    let isDefault = result.slot.lines == nil && result.slot.framework == .swiftui && result.isLineLimitStated
    let source = isDefault ? "SwiftUI's default" : Self.words(result.lineLimitSource)
    add("  line limit     \(limit.padding(to: 16))\(source)")
    for size in result.measurements {
      let width = "\(Self.tenths(size.naturalWidth)) ± \(Self.tenths(size.uncertainty)) pt"
      let lines = size.lineCount.counted("line")
      add(
        "  \(size.category.shortName.padding(to: 6))\(width.padding(to: 22))\(lines.padding(to: 10))\(Self.verdict(size))"
      )
    }
  }

  /// Adds the thresholds of text rules that the configuration changes, with their places.
  private mutating func thresholds(_ configuration: Configuration) {
    let rules = RuleRegistry.textDescriptors.filter(configuration.rules.includes)
    for (rule, option, location) in configuration.thresholds.changes(among: rules) {
      let value = "\(option.unit.words(option.value)) instead of \(option.unit.words(option.defaultValue))"
      let place = location.map { " (\($0.file):\($0.line))" } ?? ""
      add("  threshold      \(rule): \(option.name) is \(value)\(place)")
    }
  }

  private static func words(_ source: SlotMeasurement.LineLimitSource) -> String {
    switch source {
    case .item, .option: "as set"
    case .inferred: "inferred"
    case .unknown: "not known"
    }
  }

  private static func verdict(_ size: TextMeasurement) -> String {
    switch size.outcome {
    case .pass, .notApplicable: "fits"
    case .fail: "does not fit" + (size.visibleText.map { ": \(Quotation($0))" } ?? "")
    case .needsReview: "needs review: \(size.reason?.rawValue ?? "")"
    }
  }

  private static func tenths(_ value: Double) -> String {
    let scaled = Int((value * 10).rounded())
    return "\(scaled / 10).\(scaled % 10)"
  }
}

extension Finding {
  /// Returns whether the finding concerns the text of a result, in any form.
  ///
  /// A finding without a slot, such as one on a translation, applies to all slots.
  fileprivate func isAbout(_ result: SlotMeasurement) -> Bool {
    let fields = fields.value
    guard fields.key == result.string.key, fields.table == result.string.details?.table else { return false }
    return fields.locales.contains(result.string.locale)
      || fields.location.file == result.string.location.file && fields.locale == result.string.locale
        && (slot == nil || slot == result.slot)
  }
}

extension String {
  /// Returns the text, padded to a width with at least one space.
  fileprivate func padding(to width: Int) -> String { self + String(repeating: " ", count: max(1, width - count)) }
}
