internal import AuditModel
internal import ColorContrast

/// The colours of a finding as template values: distinct looks, each with samples for several visions.
struct HTMLColors {
  let evidence: ColorEvidence

  /// The maximum number of looks to show.
  private static let looksShown = 8
  private static let barsShown = 12

  var values: HTMLValues {
    let looks = looks
    let bars = evidence.bars.filter { $0.verdict != .pass }
    let names = evidence.names.prefix(20)
    return HTMLValues([
      "all": names.count > 2 ? names.map { Quotation($0).text }.joined(separator: ", ") : nil,
      "readings": looks.prefix(Self.looksShown).map(row), "left": Wording.more(looks.count - Self.looksShown, "look"),
      "hasBars": !bars.isEmpty, "bars": bars.prefix(Self.barsShown).map(row),
      "barsLeft": Wording.more(bars.count - Self.barsShown, "item"), "hasSuggestions": !evidence.suggestions.isEmpty,
      "suggestions": suggestions,
    ])
  }

  // MARK: Pairs

  /// A combination of a pair's two colours, with all environments in which it occurs.
  private struct Look {
    var reading: PairReading
    var fails: Bool
    var environments: [ColorEnvironment]
  }

  /// The distinct looks of the pair in the order of the readings, failing ones first.
  private var looks: [Look] {
    var looks: [Look] = []
    for reading in evidence.readings {
      let fails = evidence.failing.contains(reading.environment)
      let known = looks.firstIndex {
        $0.fails == fails && $0.reading.first == reading.first && $0.reading.second == reading.second
          && $0.reading.ratio == reading.ratio
      }
      if let known {
        looks[known].environments.append(reading.environment)
      } else {
        looks.append(Look(reading: reading, fails: fails, environments: [reading.environment]))
      }
    }
    return looks.filter(\.fails) + looks.filter { !$0.fails }
  }

  private var isOne: Bool { evidence.second == nil }

  private func row(_ look: Look) -> HTMLValues {
    let reading = look.reading
    let join = evidence.isAboutRatios ? "on" : "and"
    return HTMLValues([
      "where": look.environments.map(\.words).joined(separator: "; "),
      "pair": isOne ? reading.first.shown : "\(reading.first.shown) \(join) \(reading.second.shown)",
      "asked": evidence.requiredRatio.map { "\(Wording.threshold($0)):1" },
      "isDifference": !isOne && !evidence.isAboutRatios, "fails": look.fails,
      "visions": [normal(reading)] + visions(of: reading),
    ])
  }

  /// Returns the sample of a pair for normal vision.
  private func normal(_ reading: PairReading) -> HTMLValues {
    tile("normal", reading.seenFirst, isOne ? reading.seenFirst : reading.seenSecond) {
      evidence.isAboutRatios
        ? Wording.ratios(reading.ratio, reading.maximumRatio) : Wording.tenths(reading.deltaE2000)
    }
  }

  /// Returns the samples of a pair for full colour-vision deficiencies.
  ///
  /// The models are those of the reading; without any, the default models are used.
  private func visions(of reading: PairReading) -> [HTMLValues] {
    let second = isOne ? reading.seenFirst : reading.seenSecond
    let measured = reading.visions.filter { $0.severity >= 1 }
    guard measured.isEmpty else {
      return measured.map { one in
        let vision = Vision(one.deficiency, severity: one.severity, model: one.model)
        let name = Wording.vision(one.deficiency, severity: one.severity)
        return tile(name, vision.simulate(reading.seenFirst), vision.simulate(second)) {
          evidence.isAboutRatios ? "\(Wording.ratio(one.ratio)):1" : Wording.tenths(one.deltaE2000)
        }
      }
    }
    return [ColorVisionDeficiency.protan, .deutan, .tritan, .achromat].map { deficiency in
      let vision = Vision(deficiency)
      let (first, other) = (vision.simulate(reading.seenFirst), vision.simulate(second))
      return tile(Wording.vision(deficiency, severity: 1), first, other) {
        evidence.isAboutRatios
          ? (try? WCAG2.ratio(text: first, background: other)).map { "\(Wording.ratio($0)):1" }
          : Wording.tenths(CIEDE2000.difference(first, other))
      }
    }
  }

  private func tile(_ vision: String, _ first: Color, _ second: Color, _ number: () -> String?) -> HTMLValues {
    HTMLValues([
      "vision": vision, "sample": sample(first, second), "number": isOne ? nil : number(),
    ])
  }

  // MARK: Bars and suggestions

  private func row(_ bar: BarMeasurement.Reading) -> HTMLValues {
    // The backdrop with the worst contrast.
    let backdrop = bar.bounds.map { bar.layers.reversed().reduce($0.worstBackdrop) { $1.composited(over: $0) } }
    return HTMLValues([
      "item": bar.item.rawValue,
      "where": "iOS \(bar.generation.rawValue), \(Wording.appearance(bar.appearance)), \(Wording.state(bar.state))",
      "sample": sample(bar.color, backdrop ?? bar.color), "color": bar.color.shown,
      "ratio": bar.bounds.map { Wording.ratios($0.minimum, $0.maximum) },
      "asked": "\(Wording.threshold(bar.requiredRatio)):1", "verdict": Wording.verdict(bar.verdict),
    ])
  }

  private var suggestions: [HTMLValues] {
    var known: Set<[String]> = []
    return evidence.suggestions.filter { known.insert([$0.name, $0.color.notation]).inserted }.prefix(8).map { one in
      HTMLValues([
        "sample": sample(of: one), "color": one.color.shown, "role": Quotation(one.name).text,
        "ratio": "\(Wording.ratio(one.ratio)):1",
      ])
    }
  }

  /// Returns a sample of a suggested colour with the other colour of the pair.
  private func sample(of one: ColorEvidence.Suggestion) -> HTMLValues {
    let reading = evidence.readings.first { $0.environment == one.environment }
    guard let reading, !isOne else { return sample(one.color, one.color) }
    return one.name == evidence.second ? sample(reading.seenFirst, one.color) : sample(one.color, reading.seenSecond)
  }

  /// Returns a sample: text on its background, or two areas side by side if the colours are not text.
  private func sample(_ first: Color, _ second: Color) -> HTMLValues {
    HTMLValues([
      "first": first.opaqueHex, "second": second.opaqueHex, "isText": evidence.isAboutRatios || !evidence.bars.isEmpty,
    ])
  }
}

extension Color {
  /// The colour as `#RRGGBB`, without its opacity.
  fileprivate var opaqueHex: String { String(hex.prefix(7)) }
}
