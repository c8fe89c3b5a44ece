internal import AuditModel
internal import ColorContrast

/// The colours of a finding as lines: a row per environment, with colour samples if the terminal supports them.
struct TerminalColors {
  /// The most passing environments that are shown next to failing ones.
  private static let passingShown = 4
  /// The most visions that fit next to the colours on a line of 80 columns.
  private static let visionsShown = 4
  /// The most columns that the colours take, and those that each vision takes.
  private static let widths = (colors: 48, vision: 7)

  let evidence: ColorEvidence
  let ink: Ink
  /// Whether to show the readings of bars.
  ///
  /// False if the report lists every bar anyway.
  var showsBars = true
  /// The number of columns of the terminal; nil means unlimited.
  var columns: Int?

  var lines: [String] { readings + bars + suggestions }

  // MARK: Readings

  private var readings: [String] {
    guard !evidence.readings.isEmpty else { return [] }
    let columns = visions
    var table = AlignedTable(narrow: [2, 4, 5, 6, 7, 8])
    var head = ["", "", "", evidence.isAboutRatios ? "ratio" : "dE2000", ""].map { AlignedTable.Cell($0) }
    head[3].isNumber = true
    head += columns.map { .number(Wording.vision($0.deficiency, severity: $0.severity)) }
    table.append(head)
    var passing = 0
    for reading in evidence.readings where !isLikeNormalContrast(reading) {
      let fails = evidence.failing.contains(reading.environment)
      if !fails, !evidence.failing.isEmpty {
        passing += 1
        if passing > Self.passingShown { continue }
      }
      table.append(row(reading, fails: fails, columns))
    }
    var lines = table.lines
    lines[0] = ink(lines[0], .dim)
    if passing > Self.passingShown, !evidence.failing.isEmpty {
      lines.append("    … and \(Wording.count(passing - Self.passingShown, "more environment")) that passed")
    }
    // Visions beyond `visionsShown` never appear in text. The note only lists those that the window is too narrow for.
    let narrow = allVisions.prefix(Self.visionsShown).dropFirst(columns.count)
    if !narrow.isEmpty {
      let names = narrow.map { Wording.vision($0.deficiency, severity: $0.severity) }.joined(separator: ", ")
      lines.append("    no space for: \(names); --format json has them")
    }
    return lines
  }

  private func row(_ reading: PairReading, fails: Bool, _ columns: [Column]) -> [AlignedTable.Cell] {
    var cells = [
      AlignedTable.Cell(Wording.environment(reading.environment) + (servesHighContrast(reading) ? " +high" : "")),
      sample(reading),
      AlignedTable.Cell(pair(reading)),
    ]
    if evidence.isAboutRatios {
      let ratio =
        reading.isExact
        ? Wording.ratio(reading.ratio) : "\(Wording.ratio(reading.ratio))…\(Wording.ratio(reading.maximumRatio))"
      cells.append(.number(ratio))
    } else {
      cells.append(.number(Wording.tenths(reading.deltaE2000)))
    }
    cells.append(fails ? AlignedTable.Cell("fails", shown: ink("fails", .bold)) : AlignedTable.Cell(""))
    for column in columns {
      let vision = reading.visions.first { $0.deficiency == column.deficiency && $0.severity == column.severity }
      let number = vision.map { evidence.isAboutRatios ? Wording.ratio($0.ratio) : Wording.tenths($0.deltaE2000) }
      cells.append(.number(number ?? ""))
    }
    return cells
  }

  /// Whether the row for normal contrast already shows the same values, so that this one can be skipped.
  private func isLikeNormalContrast(_ reading: PairReading) -> Bool {
    guard reading.environment.appearance.isHighContrast else { return false }
    return evidence.readings.contains { $0.environment == reading.environment.normalContrast && isAlike($0, reading) }
  }

  /// Whether the row also applies to increased contrast.
  private func servesHighContrast(_ reading: PairReading) -> Bool {
    !reading.environment.appearance.isHighContrast
      && evidence.readings.contains {
        $0.environment != reading.environment && $0.environment.normalContrast == reading.environment
          && isAlike($0, reading)
      }
  }

  private func isAlike(_ one: PairReading, _ other: PairReading) -> Bool {
    one.first == other.first && one.second == other.second && one.ratio == other.ratio
      && evidence.failing.contains(one.environment) == evidence.failing.contains(other.environment)
  }

  private func sample(_ reading: PairReading) -> AlignedTable.Cell {
    guard ink.showsSwatches else { return AlignedTable.Cell("") }
    let shown =
      evidence.isAboutRatios
      ? ink.sample(reading.seenFirst, on: reading.seenSecond)
      : evidence.second == nil
        ? ink.blocks(reading.seenFirst, reading.seenFirst)
        : ink.blocks(reading.seenFirst, reading.seenSecond)
    return AlignedTable.Cell("    ", shown: shown)
  }

  private func pair(_ reading: PairReading) -> String {
    guard evidence.second != nil else { return reading.first.shown }
    return "\(reading.first.shown) \(evidence.isAboutRatios ? "on" : "/") \(reading.second.shown)"
  }

  private struct Column: Hashable {
    var deficiency: ColorVisionDeficiency
    var severity: Double
  }

  /// The number of visions that fit in the terminal.
  private var visionsShown: Int {
    guard let columns else { return Self.visionsShown }
    return min(Self.visionsShown, max(0, (columns - Self.widths.colors) / Self.widths.vision))
  }

  /// The visions that get a column, full deficiencies first.
  private var visions: [Column] { Array(allVisions.prefix(visionsShown)) }

  private var allVisions: [Column] {
    var columns: [Column] = []
    for vision in evidence.readings.lazy.flatMap(\.visions) {
      let column = Column(deficiency: vision.deficiency, severity: vision.severity)
      if !columns.contains(column) { columns.append(column) }
    }
    let whole = columns.filter { $0.severity >= 1 }
    return whole + columns.filter { $0.severity < 1 }
  }

  // MARK: Bars and suggestions

  /// The bars with an item that fails or needs review.
  private var bars: [String] {
    guard showsBars else { return [] }
    let readings = evidence.bars.filter { $0.verdict != .pass }
    return readings.isEmpty ? [] : TerminalBars(readings: readings, ink: ink).lines
  }

  /// Samples of the suggested colours.
  ///
  /// The fix of the finding names them in words.
  private var suggestions: [String] {
    guard ink.showsSwatches else { return [] }
    var table = AlignedTable(indent: 0)
    var shown: Set<[String]> = []
    for suggestion in evidence.suggestions
    where shown.insert([suggestion.name, suggestion.color.notation]).inserted {
      let name = Quotation(suggestion.name, limit: 40).text
      table.append([
        AlignedTable.Cell("  ", shown: ink.swatch(suggestion.color)), AlignedTable.Cell(suggestion.color.shown),
        AlignedTable.Cell("for \(name)"), AlignedTable.Cell("\(Wording.ratio(suggestion.ratio)):1"),
      ])
    }
    return table.lines.enumerated().map { index, line in
      "    \(ink(DisplayWidth.pad(index == 0 ? "nearest" : "", to: 11), .dim))\(line)"
    }
  }
}

extension ColorEnvironment {
  /// The same environment with the Increase Contrast setting off.
  fileprivate var normalContrast: ColorEnvironment {
    var environment = self
    environment.appearance = appearance.normalContrast
    return environment
  }
}

extension ColorEvidence {
  /// Whether the finding is about a contrast ratio.
  ///
  /// Otherwise it is about colours that look too similar.
  var isAboutRatios: Bool { requiredRatio != nil }
}
