internal import AuditModel
internal import ColorContrast
internal import DynamicType

/// The result for one pair of colours as lines for a terminal.
struct TerminalContrast {
  let answer: ContrastAnswer
  let ink: Ink

  private var question: ContrastQuestion { answer.question }
  private var reading: PairReading { answer.reading }

  var lines: [String] {
    var rows = [("asked for", askedFor)] + changes.map { ("", $0) }
    rows.append(("AA", levels([("text", 4.5), ("large", 3), ("symbols", 3)])))
    rows.append(("AAA", levels([("text", 7), ("large", 4.5)])))
    rows.append(("lightness", lightness))
    if let apca = answer.apca {
      rows.append(("APCA", "Lc \(Wording.tenths(apca)), informative only; never part of the verdict"))
    }
    return [headline, ""] + colors + rows.map { "\(ink.label($0))  \($1)" } + [""] + visions
      + (question.suggests ? [""] + suggestion : [])
  }

  private var headline: String {
    let sample = ink.sample(reading.seenFirst, on: reading.seenSecond)
    let verdict: String
    switch answer.outcome {
    case .pass: verdict = ink("passes", .bold, .green)
    case .fail: verdict = ink("fails", .bold, .red)
    case .needsReview, .notApplicable:
      verdict = ink("needs review: depends on the colour behind the background", .bold, .yellow)
    }
    let ratio = ink(Wording.ratios(reading.ratio, reading.maximumRatio), .bold)
    let pair = "\(question.text.notation) on \(question.background.notation)"
    return "\(sample)\(sample.isEmpty ? "" : " ")\(pair): \(ratio) \(verdict) (\(required) required)"
  }

  private var required: String { "\(Wording.threshold(answer.requiredRatio)):1" }

  // MARK: Colours

  private var colors: [String] {
    var table = AlignedTable()
    let names = question.given
    table.rows.append(row(question.isNonText ? "symbol" : "text", question.text, names.first))
    table.rows.append(row("background", question.background, names.dropFirst().first))
    for (index, layer) in question.layers.enumerated() {
      table.rows.append(row(index == 0 ? "over" : "", layer, names.dropFirst(2 + index).first))
    }
    if let bounds = answer.bounds {
      table.rows.append(row("worst over", bounds.worstBackdrop, "content behind it"))
      table.rows.append(row("best over", bounds.bestBackdrop, "content behind it"))
    }
    if reading.seenFirst.shown != question.text.shown || reading.seenSecond.shown != question.background.shown {
      table.rows.append(
        row("seen as", reading.seenFirst, as: reading.seenFirst.shown, "on \(reading.seenSecond.shown)"))
    }
    return table.lines
  }

  /// Returns a row with a colour in the notation of the input.
  ///
  /// Rounded to eight bits, two different colours could look the same.
  private func row(
    _ label: String, _ color: Color, as shown: String? = nil, _ note: String?
  ) -> [AlignedTable.Cell] {
    let padded = DisplayWidth.pad(label, to: 11)
    let name = shown ?? color.notation
    let isNew = note.map { $0.lowercased() != name.lowercased() } ?? false
    return [
      .text(padded, shown: ink(padded, .dim)), ink.swatchCell(color), .text(name),
      .text(isNew ? Quotation(note ?? "", limit: 60).text : ""),
    ]
  }

  // MARK: Verdicts

  private var askedFor: String {
    guard !question.isNonText else { return "\(required), a symbol or part of a control (WCAG 1.4.11)" }
    let level = question.isEnhanced ? "WCAG 1.4.6" : "WCAG 1.4.3"
    guard let first = answer.categories.first else { return "\(required) (\(level))" }
    let size =
      "\(question.conditions.style.rawValue) at \(Wording.category(first.category)) is \(Points(first.size))"
    let weight = question.weight.map { " \($0.rawValue)" } ?? ""
    let bold = question.conditions.boldText ? " with Bold Text" : ""
    return "\(required): \(size)\(weight)\(bold), \(first.isLargeText ? "large" : "normal") text (\(level))"
  }

  private var changes: [String] {
    guard !question.isNonText else { return [] }
    var lines: [String] = []
    let policy = "by --large-text \(question.conditions.largeText.rawValue)"
    let isLarge = answer.categories.first?.isLargeText == true
    let less = Wording.threshold(question.isEnhanced ? 4.5 : 3)
    switch answer.largeFrom {
    case nil: lines.append("never large at any category, \(policy)")
    case let from? where !isLarge:
      lines.append("large from \(Wording.category(from)) (\(less):1 is enough), \(policy)")
    case _?: lines.append("large \(policy)")
    }
    if answer.isLargeOnlyByPoints, isLarge {
      lines.append("under strict WCAG, where a point is a CSS pixel, it would be normal text")
    }
    if answer.isLargeOnlyByApple, isLarge {
      lines.append(
        "only because the HIG counts bold text of any size; with --large-text points it would be normal text")
    }
    for verdict in answer.categories.dropFirst() {
      lines.append(
        """
        \(Wording.category(verdict.category)) \(Points(verdict.size)) \
        \(verdict.isLargeText ? "large" : "normal"): \(Wording.verdict(verdict.outcome)) \
        (\(Wording.threshold(verdict.requiredRatio)):1)
        """)
    }
    return lines
  }

  private func levels(_ levels: [(name: String, ratio: Double)]) -> String {
    levels.map { level in
      let verdict = answer.verdict(requiring: level.ratio)
      let word = verdict == .pass ? Wording.verdict(verdict) : ink(Wording.verdict(verdict), .bold)
      return "\(level.name) (\(Wording.threshold(level.ratio)):1) \(word)"
    }.joined(separator: ", ")
  }

  private var lightness: String {
    """
    L* differs by \(Wording.tenths(reading.lightnessDifference)) (start from 50 of 100); \
    Michelson \(Wording.tenths(Michelson.contrast(ratio: reading.ratio) * 100)) %
    """
  }

  // MARK: Visions

  private var visions: [String] {
    var table = AlignedTable(rows: [["seen by", "", "", .number("ratio"), .number("dE2000"), "model"]])
    table.rows.append(
      vision("most people", reading.seenFirst, reading.seenSecond, reading.ratio, reading.deltaE2000, ""))
    for one in answer.visions {
      table.rows.append(
        vision(
          Wording.vision(one.reading.deficiency, severity: one.reading.severity), one.text, one.background,
          one.reading.ratio, one.reading.deltaE2000, one.reading.model?.rawValue ?? "luminance"))
    }
    return table.lines(dimmingHead: ink)
      + (answer.bounds == nil ? [] : ["    over the content with the lowest contrast for most people"])
  }

  private func vision(
    _ name: String, _ text: Color, _ background: Color, _ ratio: Double, _ difference: Double, _ model: String
  ) -> [AlignedTable.Cell] {
    [
      .text(name), .text(ink.showsSwatches ? "    " : "", shown: ink.sample(text, on: background)),
      .text("\(text.shown) on \(background.shown)"), .number(Wording.ratio(ratio)), .number(Wording.tenths(difference)),
      .text(model), .text(ratio < answer.requiredRatio ? "below \(required)" : ""),
    ]
  }

  // MARK: Suggestion

  private var suggestion: [String] {
    guard answer.outcome != .pass else { return ["    nothing to suggest: the pair passes"] }
    guard let suggestion = answer.suggestion else {
      return ["    no colour for the text reaches \(required) here; change the background"]
    }
    let sample = ink.sample(suggestion.color, on: reading.seenSecond)
    return [
      """
          nearest    \(sample)\(sample.isEmpty ? "" : " ")\(suggestion.color.shown) for the \
      \(question.isNonText ? "symbol" : "text"): \(Wording.ratio(suggestion.ratio)):1, \
      dE2000 \(Wording.tenths(suggestion.deltaE2000)) away, same hue\(suggestion.keepsChroma ? "" : ", less colourful")
      """
    ]
  }
}
