internal import AuditModel
internal import ColorContrast

/// The colours of a palette on a page: a matrix of texts on backgrounds, and pairs that must differ.
struct PagePalettes {
  let report: AuditReport
  /// The number of findings on the page, which are the first of the report.
  let findings: Int

  /// The maximum number of pairs in a page (our own choice: more than a matrix can show).
  private static let pairsShown = 400
  private static let suggestionsShown = 60
  private static let barsShown = 100

  /// A pair with its findings.
  private struct Pair {
    var measurement: PairMeasurement
    var findings: [Int] = []
    var evidence: [ColorEvidence] = []
    var required: Double? { evidence.compactMap(\.requiredRatio).max() }
    var needsReview = false
  }

  private struct Name: Hashable {
    var file: String
    var first: String
    var second: String
  }

  func write(to json: inout JSONWriter) {
    let evidence = Dictionary(grouping: report.findings.indices.filter { report.findings[$0].colors != nil }) {
      let colors = report.findings[$0].colors
      return Name(
        file: report.findings[$0].location.file, first: colors?.first ?? "", second: colors?.second ?? "")
    }
    json.array("palettes", report.palettes ?? []) { json, palette in
      let pairs = palette.pairs.map { measurement in
        var pair = Pair(measurement: measurement)
        let name = Name(
          file: measurement.pair.location.file, first: measurement.pair.first.name,
          second: measurement.pair.second.name)
        for index in evidence[name] ?? [] {
          if index < findings { pair.findings.append(index) }
          if let colors = report.findings[index].colors { pair.evidence.append(colors) }
          if report.findings[index].outcome == .needsReview { pair.needsReview = true }
        }
        return pair
      }
      // Pairs with findings come first, because the list is limited.
      let shown = (pairs.filter { !$0.evidence.isEmpty } + pairs.filter(\.evidence.isEmpty)).prefix(Self.pairsShown)
      write(palette, Array(shown), to: &json)
    }
  }

  private func write(_ palette: PaletteMeasurement, _ pairs: [Pair], to json: inout JSONWriter) {
    let ratios = pairs.filter { [.text, .nonText].contains($0.measurement.pair.relation) }
    let states = pairs.filter { ![.text, .nonText].contains($0.measurement.pair.relation) }
    let texts = ratios.map(\.measurement.pair.first).distinctByName
    let backgrounds = ratios.map(\.measurement.pair.second).distinctByName
    let environments = pairs.flatMap { $0.measurement.readings.map(\.environment) }.distinct
    json.object { json in
      json.field("appearances", environments.map(\.words))
      json.array("backgrounds", backgrounds) { write($1, environments, palette.conditions, to: &$0) }
      json.array("bars", palette.bars.flatMap(\.readings).prefix(Self.barsShown)) { write($1, to: &$0) }
      json.shown("name", palette.palette.name)
      json.array("pairs", ratios) { json, pair in
        let (first, second) = (pair.measurement.pair.first.name, pair.measurement.pair.second.name)
        write(
          pair, first: texts.firstIndex { $0.name == first }, second: backgrounds.firstIndex { $0.name == second },
          to: &json)
      }
      json.array("statePairs", states) { write($1, first: nil, second: nil, to: &$0) }
      writeSuggestions(pairs, to: &json)
      json.array("texts", texts) { write($1, environments, palette.conditions, to: &$0) }
    }
  }

  private func write(
    _ color: NamedColor, _ environments: [ColorEnvironment], _ conditions: ColorConditions, to json: inout JSONWriter
  ) {
    var values: [String: String] = [:]
    for environment in environments {
      values[environment.words] = color.color(in: environment, conditions.generation)?.hex
    }
    json.object { json in
      json.shown("name", color.name)
      json.object("values", of: values)
    }
  }

  private func write(_ pair: Pair, first: Int?, second: Int?, to json: inout JSONWriter) {
    let own = pair.measurement.pair
    json.object { json in
      if let second { json.field("background", second) }
      if !pair.findings.isEmpty { json.field("findings", pair.findings) }
      if first == nil { json.shown("first", own.first.name) }
      json.field("name", own.name)
      json.array("readings", pair.measurement.readings) { json, reading in
        json.object { json in
          json.field("appearance", reading.environment.words)
          json.field("deltaE", reading.deltaE2000)
          json.field("first", reading.seenFirst.hex)
          json.field("outcome", outcome(of: pair, reading).rawValue)
          json.field("ratio", WCAG2.shown(reading.ratio))
          json.field("second", reading.seenSecond.hex)
          json.array("visions", ColorVisionDeficiency.allCases) { write($1, reading, to: &$0) }
        }
      }
      if let required = pair.required { json.field("required", required) }
      if second == nil { json.shown("second", own.second.name) }
      if let first { json.field("text", first) }
    }
  }

  private func outcome(of pair: Pair, _ reading: PairReading) -> Verdict {
    if pair.measurement.pair.exemption != nil { return .notApplicable }
    if pair.evidence.contains(where: { $0.failing.contains(reading.environment) }) {
      return pair.needsReview ? .needsReview : .fail
    }
    // The colours of a guessed pair may never meet, so it does not pass either.
    if pair.measurement.pair.isGuessed { return .notApplicable }
    if let required = pair.required, reading.ratio >= required { return .pass }
    return pair.needsReview ? .needsReview : .pass
  }

  /// Writes a reading as seen with a colour-vision deficiency.
  private func write(_ deficiency: ColorVisionDeficiency, _ reading: PairReading, to json: inout JSONWriter) {
    let measured = reading.visions.first { $0.deficiency == deficiency && $0.severity >= 1 }
    let vision = measured.map { Vision($0.deficiency, severity: $0.severity, model: $0.model) } ?? Vision(deficiency)
    let (first, second) = (vision.simulate(reading.seenFirst), vision.simulate(reading.seenSecond))
    json.object { json in
      json.field("deltaE", measured?.deltaE2000 ?? CIEDE2000.difference(first, second))
      json.field("first", first.hex)
      json.field("id", deficiency.rawValue)
      json.field("name", deficiency.words)
      let ratio = measured?.ratio ?? (try? WCAG2.ratio(text: first, background: second))
      if let ratio { json.field("ratio", WCAG2.shown(ratio)) }
      json.field("second", second.hex)
    }
  }

  private func writeSuggestions(_ pairs: [Pair], to json: inout JSONWriter) {
    var known: Set<[String]> = []
    var left = Self.suggestionsShown
    json.key("suggestions")
    json.open("[", "]", .tight)
    for pair in pairs {
      for evidence in pair.evidence {
        for one in evidence.suggestions where left > 0 && known.insert([one.name, one.color.notation]).inserted {
          guard let reading = evidence.readings.first(where: { $0.environment == one.environment }) else { continue }
          left -= 1
          let from = one.name == evidence.second ? reading.seenSecond : reading.seenFirst
          json.object { json in
            json.shown("color", one.name)
            json.field("deltaE", CIEDE2000.difference(from, one.color))
            json.field("from", from.hex)
            json.field("places", [pair.measurement.pair.name])
            json.field("ratioFrom", WCAG2.shown(reading.ratio))
            json.field("ratioTo", WCAG2.shown(one.ratio))
            json.field("to", one.color.hex)
          }
        }
      }
    }
    json.close()
  }

  private func write(_ bar: BarMeasurement.Reading, to json: inout JSONWriter) {
    json.object { json in
      json.field("color", bar.color.hex)
      json.field("item", bar.item.rawValue)
      if let bounds = bar.bounds {
        json.field("maximum", WCAG2.shown(bounds.maximum))
        json.field("minimum", WCAG2.shown(bounds.minimum))
      }
      json.field("outcome", bar.verdict.rawValue)
      json.field("required", bar.requiredRatio)
      json.field(
        "where", "iOS \(bar.generation.rawValue), \(Wording.appearance(bar.appearance)), \(Wording.state(bar.state))")
    }
  }
}

extension Sequence<NamedColor> {
  /// The first colour with each name, in order.
  fileprivate var distinctByName: [NamedColor] {
    var known: Set<String> = []
    return filter { known.insert($0.name).inserted }
  }
}

extension Sequence where Element: Hashable {
  /// The distinct elements, in the order of their first occurrence.
  fileprivate var distinct: [Element] {
    var known: Set<Element> = []
    return filter { known.insert($0).inserted }
  }
}

extension ColorVisionDeficiency {
  /// The medical name.
  fileprivate var words: String {
    switch self {
    case .protan: "protanopia"
    case .deutan: "deuteranopia"
    case .tritan: "tritanopia"
    case .achromat: "achromatopsia"
    }
  }
}
