internal import AuditModel
internal import ColorContrast

/// The bar tables of a text report: each bar's contrast with its sources, then the contrast over pictures.
struct TerminalBarReport {
  let report: AuditReport
  let ink: Ink

  var lines: [String] {
    let bars = (report.palettes ?? []).flatMap(\.bars).filter { !$0.readings.isEmpty }
    return bars.flatMap(table) + (report.backdrops.isEmpty ? [] : backdrops)
  }

  private func table(_ bar: BarMeasurement) -> [String] {
    var lines = [ink("\(Quotation(bar.bar.name, limit: 60).text): contrast over any content behind it", .bold)]
    lines += TerminalBars(readings: bar.readings, ink: ink, indent: 0).lines
    let required = bar.readings.lazy.map(\.requiredRatio).max() ?? 0
    let symbols = bar.readings.lazy.compactMap(\.symbolRatio).max().map { ", symbols \(Ratio($0))" } ?? ""
    lines.append("smallest…largest ratio; text needs \(Ratio(required))\(symbols); varies: the content behind decides")
    lines.append("symbols: enough for symbols, not for text")
    if bar.readings.contains(where: { $0.state == .reduceTransparency }) {
      lines.append("reduced: with the Reduce Transparency setting on, which makes the bar opaque")
    }
    for (generations, source) in sources(bar) { lines.append("iOS \(generations): \(source)") }
    return lines + [""]
  }

  /// Returns the distinct sources, with the iOS generations that each applies to.
  private func sources(_ bar: BarMeasurement) -> [(String, String)] {
    var order: [String] = []
    var generations: [String: [String]] = [:]
    for reading in bar.readings where reading.state != .reduceTransparency || reading.bounds == nil {
      let source = Wording.sentence(reading.source)
      if generations[source] == nil { order.append(source) }
      let name = reading.generation.rawValue
      if generations[source]?.contains(name) != true { generations[source, default: []].append(name) }
    }
    return order.map { (generations[$0, default: []].joined(separator: ", "), $0) }
  }

  private var backdrops: [String] {
    var lines: [String] = []
    for (place, strip) in places {
      let name = Quotation(place.file, limit: 4_096).text
      let rows = "columns \(strip.x)…\(strip.x + strip.width - 1), rows \(strip.y)…\(strip.y + strip.height - 1)"
      lines.append(ink("Over \(name), \(rows)", .bold))
      var table = AlignedTable(indent: 0, narrow: [5, 7, 8, 9])
      table.rows.append(["iOS", "", "", "", "5th %", "", "worst", "at x,y", "", "", "below"])
      for one in report.backdrops where one.location == place && one.strip == strip && !isLikeNormalContrast(one) {
        table.rows.append(row(one))
      }
      lines += table.lines(dimmingHead: ink)
      lines.append("5th %: 95 of 100 pixels reach this ratio; below: the share of pixels where it is too small")
      lines.append("")
    }
    return lines
  }

  /// Returns whether a row can be skipped because the row for normal contrast shows the same values.
  private func isLikeNormalContrast(_ one: BackdropMeasurement) -> Bool {
    guard one.reading.appearance.isHighContrast else { return false }
    var normal = one
    normal.reading.appearance = one.reading.appearance.normalContrast
    return report.backdrops.contains(normal)
  }

  private var places: [(SourceLocation, BackdropMeasurement.Strip)] {
    var places: [(SourceLocation, BackdropMeasurement.Strip)] = []
    for one in report.backdrops where !places.contains(where: { $0.0 == one.location && $0.1 == one.strip }) {
      places.append((one.location, one.strip))
    }
    return places
  }

  private func row(_ one: BackdropMeasurement) -> [AlignedTable.Cell] {
    let word =
      one.reading.servesSymbolsOnly(one.verdict, minimum: one.minimum) ? "symbols" : Wording.verdict(one.verdict)
    return [
      .text(one.reading.generation.rawValue), .text(Wording.appearance(one.reading.appearance)),
      .text(one.reading.item.rawValue), .text(Wording.state(one.reading.state)),
      .number(Wording.ratio(one.fifthPercentile)), ink.cell(word, one.verdict), .number(Wording.ratio(one.minimum)),
      .text("\(one.worstX),\(one.worstY)"), ink.swatchCell(one.worstColor), .text(one.worstColor.shown),
      .number("\(Wording.tenths(one.failingShare * 100)) %"),
    ]
  }
}
