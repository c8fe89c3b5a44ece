internal import AuditModel
internal import ColorContrast

/// The colours of a finding: a line an environment, with samples as each vision sees them.
struct HTMLColors {
  let evidence: ColorEvidence

  /// How many environments are shown.
  private static let readingsShown = 8
  private static let barsShown = 12

  var values: HTMLValues {
    // Those that fail come first; the order is theirs otherwise.
    let failing = evidence.readings.filter { evidence.failing.contains($0.environment) }
    let passing = evidence.readings.filter { !evidence.failing.contains($0.environment) }
    let readings = failing + passing
    let left = readings.count - Self.readingsShown
    let bars = evidence.bars.filter { $0.verdict != .pass }
    let barsLeft = bars.count - Self.barsShown
    let names = evidence.names.prefix(20)
    return HTMLValues([
      "all": .maybe(names.count > 2 ? names.map { Quotation($0).text }.joined(separator: ", ") : nil),
      "readings": .many(readings.prefix(Self.readingsShown).map(row)),
      "left": .maybe(left > 0 ? Wording.count(left, "more environment") : nil),
      "bars": .many(bars.prefix(Self.barsShown).map(row)),
      "barsLeft": .maybe(barsLeft > 0 ? Wording.count(barsLeft, "more item") : nil),
      "suggestions": .many(suggestions),
    ])
  }

  private func row(_ reading: PairReading) -> HTMLValues {
    let fails = evidence.failing.contains(reading.environment)
    let isOne = evidence.second == nil
    let join = evidence.isAboutRatios ? "on" : "and"
    return HTMLValues([
      "where": .text(reading.environment.words),
      "sample": .one(sample(reading.seenFirst, isOne ? reading.seenFirst : reading.seenSecond)),
      "pair": .text(isOne ? reading.first.shown : "\(reading.first.shown) \(join) \(reading.second.shown)"),
      "ratio": .maybe(isOne ? nil : Wording.ratios(reading.ratio, reading.maximumRatio)),
      "asked": .maybe(evidence.requiredRatio.map { "\(Wording.threshold($0)):1" }),
      "difference": .maybe(difference(reading.deltaE2000)),
      "fails": .truth(fails),
      "visions": .many(reading.visions.map { row($0, of: reading) }),
    ])
  }

  /// A vision's sample is made by the model that the numbers are of.
  private func row(_ one: PairReading.VisionReading, of reading: PairReading) -> HTMLValues {
    let vision = Vision(one.deficiency, severity: one.severity, model: one.model)
    return HTMLValues([
      "vision": .text(Wording.vision(one.deficiency, severity: one.severity)),
      "sample": .one(sample(vision.simulate(reading.seenFirst), vision.simulate(reading.seenSecond))),
      "ratio": .maybe(evidence.second == nil ? nil : "\(Wording.ratio(one.ratio)):1"),
      "difference": .maybe(difference(one.deltaE2000)),
    ])
  }

  private func row(_ bar: BarMeasurement.Reading) -> HTMLValues {
    HTMLValues([
      "item": .text(bar.item.rawValue),
      "where": .text(
        "iOS \(bar.generation.rawValue), \(Wording.appearance(bar.appearance)), \(Wording.state(bar.state))"),
      "sample": .one(sample(bar.color, bar.color)), "color": .text(bar.color.shown),
      "ratio": .maybe(bar.bounds.map { Wording.ratios($0.minimum, $0.maximum) }),
      "asked": .text("\(Wording.threshold(bar.requiredRatio)):1"), "verdict": .text(Wording.verdict(bar.verdict)),
    ])
  }

  private var suggestions: [HTMLValues] {
    var known: Set<[String]> = []
    return evidence.suggestions.filter { known.insert([$0.name, $0.color.notation]).inserted }.prefix(8).map { one in
      HTMLValues([
        "sample": .one(sample(one.color, one.color)), "color": .text(one.color.shown),
        "role": .text(Quotation(one.name).text), "ratio": .text("\(Wording.ratio(one.ratio)):1"),
      ])
    }
  }

  /// Words on their ground, or two areas side by side where nothing is read.
  private func sample(_ first: Color, _ second: Color) -> HTMLValues {
    HTMLValues([
      "first": .text(first.opaqueHex), "second": .text(second.opaqueHex), "isText": .truth(evidence.isAboutRatios),
    ])
  }

  private func difference(_ deltaE2000: Double) -> String? {
    evidence.isAboutRatios || evidence.second == nil ? nil : Wording.tenths(deltaE2000)
  }
}

extension Color {
  /// `#RRGGBB`, whatever the colour's opacity.
  fileprivate var opaqueHex: String { String(hex.prefix(7)) }
}
