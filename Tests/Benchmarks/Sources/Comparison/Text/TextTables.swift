/// What the text question tells beside times and targets.
enum TextTables {
  /// Peers by text and size, against typecheck's whole matrix at one width.
  static func peers(_ all: Measurements, texts: Double) -> Table {
    let cells = 132.0
    let lines: [(String, Double)] = [
      (TextComparison.matrixOneWidth, cells), (TextComparison.pass, 1), (PangoPeer.lines, cells),
      (PangoPeer.linesAndCuts, cells), (BrowserPeer.canvas, cells), (BrowserPeer.layout, cells),
      (PythonTextPeers.uharfbuzz, 1), (PythonTextPeers.pillow, 1), (PythonTextPeers.skia, 1),
    ]
    let ours = all.whole(TextComparison.matrixOneWidth) ?? .nan
    return Table(
      title: "A text in a cell",
      note:
        "Each peer's time for one text in one of the 132 cells, and what all 132 cells would take it, as a multiple "
        + "of typecheck's time for them. Peers that were asked for one size are taken 55 times, once for each "
        + "different size and weight.",
      columns: ["", "µs for a text in a cell", "132 cells × typecheck's time"],
      rows: lines.compactMap { name, asked in
        guard let seconds = all.whole(name) else { return nil }
        let whole = asked == 1 ? seconds * 55 : seconds
        return [
          .text(name), .number(seconds / texts / asked * 1e6, digits: 3), .number(whole / ours, digits: 1),
        ]
      })
  }

  /// The whole command in seconds, CPU seconds and bytes.
  static func command(_ all: Measurements, _ log: UsageLog?) -> Table {
    let pass = all.seconds(CommandRuns.wholePass) ?? .nan
    return Table(
      title: "The whole command",
      note: "From start to exit, reading and reporting included; passes over the app's distinct texts. Medians.",
      columns: ["", "seconds", "CPU seconds", "passes by the clock", "passes of CPU", "peak MB"],
      rows: [CommandRuns.whole, CommandRuns.start, CommandRuns.nothing].compactMap { name in
        guard let wall = log?.median(name, \.wall), let cpu = log?.median(name, \.cpu),
          let peak = log?.median(name, \.peakBytes)
        else { return nil }
        return [
          .text(name), .number(wall, digits: 4), .number(cpu, digits: 4), .number(wall / pass, digits: 3),
          .number(cpu / pass, digits: 3), .number(peak / 1e6, digits: 1),
        ]
      })
  }
}
