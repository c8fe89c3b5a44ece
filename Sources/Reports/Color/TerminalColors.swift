internal import AuditModel
internal import ColorContrast

/// The colours of a finding, one line per environment, with colour samples if the terminal supports them.
struct TerminalColors {
  /// The maximum number of passing environments to list after failing ones.
  private static let passingShown = 4
  /// The maximum number of visions to show; four fit next to the colours in 80 columns.
  private static let visionsShown = 4
  /// The maximum width of the colours and the width of each vision, in terminal columns.
  private static let widths = (colors: 48, vision: 7)

  let evidence: ColorEvidence
  let ink: Ink
  /// Whether to show the readings of bars; false if the report lists every bar anyway.
  var showsBars = true
  /// The width of the terminal in columns; nil means unlimited.
  var columns: Int?

  var lines: [String] { readings + bars + suggestions }

  // MARK: Readings

  private var readings: [String] {
    guard !evidence.readings.isEmpty else { return [] }
    let columns = visions
    var table = AlignedTable(narrow: [2, 4, 5, 6, 7, 8])
    table.rows.append(
      ["", "", "", .number(evidence.isAboutRatios ? "ratio" : "dE2000"), ""]
        + columns.map { .number(Wording.vision($0.deficiency, severity: $0.severity)) })
    var passing = 0
    for reading in evidence.readings where !evidence.readings.contains(where: { isTwin(reading, of: $0) }) {
      let fails = evidence.failing.contains(reading.environment)
      if !fails, !evidence.failing.isEmpty {
        passing += 1
        if passing > Self.passingShown { continue }
      }
      table.rows.append(row(reading, fails: fails, columns))
    }
    var lines = table.lines(dimmingHead: ink)
    if passing > Self.passingShown, !evidence.failing.isEmpty {
      lines.append("    … and \(Wording.count(passing - Self.passingShown, "more environment")) that passed")
    }
    // A text report never shows more than `Self.visionsShown` visions. The note only lists those that do not fit.
    let narrow = allVisions.prefix(Self.visionsShown).dropFirst(columns.count)
    if !narrow.isEmpty {
      let names = narrow.map { Wording.vision($0.deficiency, severity: $0.severity) }.joined(separator: ", ")
      lines.append("    no space for: \(names); --format json lists them")
    }
    return lines
  }

  private func row(_ reading: PairReading, fails: Bool, _ columns: [Column]) -> [AlignedTable.Cell] {
    let isForBoth = evidence.readings.contains { isTwin($0, of: reading) }
    let environment = Wording.environment(reading.environment) + (isForBoth ? " +high" : "")
    let number =
      !evidence.isAboutRatios
      ? Wording.tenths(reading.deltaE2000)
      : reading.isExact
        ? Wording.ratio(reading.ratio) : "\(Wording.ratio(reading.ratio))…\(Wording.ratio(reading.maximumRatio))"
    return [
      .text(environment), sample(reading), .text(pair(reading)), .number(number),
      fails ? ink.cell("fails", .fail) : "",
    ]
      + columns.map { column in
        let vision = reading.visions.first { $0.deficiency == column.deficiency && $0.severity == column.severity }
        guard let vision else { return .number("") }
        return .number(evidence.isAboutRatios ? Wording.ratio(vision.ratio) : Wording.tenths(vision.deltaE2000))
      }
  }

  /// Returns whether a reading for increased contrast has the same values as one for normal contrast.
  private func isTwin(_ high: PairReading, of normal: PairReading) -> Bool {
    high.environment.appearance.isHighContrast && high.environment.normalContrast == normal.environment
      && high.first == normal.first && high.second == normal.second && high.ratio == normal.ratio
      && evidence.failing.contains(high.environment) == evidence.failing.contains(normal.environment)
  }

  private func sample(_ reading: PairReading) -> AlignedTable.Cell {
    guard ink.showsSwatches else { return "" }
    let (first, second) = (reading.seenFirst, evidence.second == nil ? reading.seenFirst : reading.seenSecond)
    return .text(
      "    ",
      shown: evidence.isAboutRatios
        ? ink.sample(first, on: reading.seenSecond) : ink.swatch(first) + ink.swatch(second))
  }

  private func pair(_ reading: PairReading) -> String {
    guard evidence.second != nil else { return reading.first.shown }
    return "\(reading.first.shown) \(evidence.isAboutRatios ? "on" : "/") \(reading.second.shown)"
  }

  private struct Column: Hashable {
    var deficiency: ColorVisionDeficiency
    var severity: Double
  }

  /// The number of visions that fit in the terminal, up to the maximum.
  private var visionsShown: Int {
    guard let columns else { return Self.visionsShown }
    return min(Self.visionsShown, max(0, (columns - Self.widths.colors) / Self.widths.vision))
  }

  /// The visions with a table column, full deficiencies first.
  private var visions: [Column] { Array(allVisions.prefix(visionsShown)) }

  private var allVisions: [Column] {
    var columns: [Column] = []
    for vision in evidence.readings.lazy.flatMap(\.visions) {
      let column = Column(deficiency: vision.deficiency, severity: vision.severity)
      if !columns.contains(column) { columns.append(column) }
    }
    return columns.filter { $0.severity >= 1 } + columns.filter { $0.severity < 1 }
  }

  // MARK: Bars and suggestions

  /// The bar items that do not pass, as table lines.
  private var bars: [String] {
    guard showsBars else { return [] }
    let readings = evidence.bars.filter { $0.verdict != .pass }
    return readings.isEmpty ? [] : TerminalBars(readings: readings, ink: ink).lines
  }

  /// The suggested colours as lines with samples; empty if the terminal shows no samples.
  ///
  /// The finding's fix already names these colours.
  private var suggestions: [String] {
    guard ink.showsSwatches else { return [] }
    var table = AlignedTable(indent: 0)
    var shown: Set<[String]> = []
    for suggestion in evidence.suggestions
    where shown.insert([suggestion.name, suggestion.color.notation]).inserted {
      table.rows.append([
        ink.swatchCell(suggestion.color), .text(suggestion.color.shown),
        .text("for \(Quotation(suggestion.name, limit: 40).text)"), .text("\(Wording.ratio(suggestion.ratio)):1"),
      ])
    }
    return table.lines.enumerated().map { ink.label($0 == 0 ? "nearest" : "") + $1 }
  }
}

extension ColorEvidence {
  /// Whether the finding is about contrast ratios, not about colours that look too similar.
  var isAboutRatios: Bool { requiredRatio != nil }
}
