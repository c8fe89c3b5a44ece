import Foundation
import TypeCheckKit

/// Laying texts out in every cell of the type scale, beside what others need for a part of it.
struct TextComparison: Comparison {
  let name = "text"
  let title = "Measuring text at every size"
  let unit = "texts"

  static let pass = "plain hb_shape pass"
  static let passAsMeasured = "the same pass with the features of typecheck"
  static let matrix = "typecheck, 132 cells at three widths"
  static let matrixThreeLines = "typecheck, 132 cells at three widths, three lines"
  static let matrixTwoThreads = "typecheck, 132 cells at three widths, two threads (seconds)"
  static let matrixOneWidth = "typecheck, 132 cells at one width"
  static let matrixManyWidths = "typecheck, 132 cells at \(manyWidths.count) widths"
  static let oneStyle = "typecheck, body in 12 categories at three widths"

  /// The rooms for a line that the aims speak of, and those by which a further one is told: so many between the same ends
  /// that their cost stands out from what runs differ by.
  static let widths: [Double] = [120, 288, 343]
  static let manyWidths = (0..<27).map { 120 + 223 * Double($0) / 26 }
  private static let oneWidth = 288.0
  private static let oneSize = 17.0
  /// As many texts as keep the slowest peers' runs at some seconds.
  private static let peerTexts = (pango: 800, python: 2_000, browser: 300)

  func lineup(_ setting: Setting) throws -> Lineup {
    let sample = try TextSample(corpora: setting.corpora, most: setting.texts)
    let stack = try FontStack(locator: FontLocator(fontDirectories: [], localDirectories: []))
    let pass = try ShapingPass(sample.texts, stack: stack)
    var lineup = Lineup(
      task: "\(sample.origin), \(sample.texts.units) UTF-16 units; line counts and verdicts of 11 styles × 12 size "
        + "categories. One thread and its CPU seconds unless the name says otherwise. 132 cells are `typecheck measure "
        + "FILE.json --style all --width …`, 11 styles × 12 categories. One *pass* is a plain C loop of "
        + "hb_shape over the same strings, itemised beforehand by typecheck, \(pass.callCount) calls; Han, kana, "
        + "Hangul and emoji, which typecheck measures by rule, are not in it",
      work: Double(sample.texts.count), contenders: Self.ours(pass), baseline: Self.pass, aims: [],
      versions: ["HarfBuzz": ShapingPass.version], leftOut: [])
    lineup.versions["Swift"] = Machine.version("swift", "--version")
    try addPeers(to: &lineup, setting, sample, pass, stack)
    print("\(sample.texts.count) texts itemised; comparing with uncached shaping")
    let exactness = try Exactness(sample.texts, scripts: pass.scripts, widths: Self.widths, stack: stack)
    let agreement = try SumAgreement(sample.texts)
    var commands: CommandRuns?
    if let program = setting.typecheck, let tools = setting.tools {
      let runs = CommandRuns(program: program, meter: tools.appending(path: "meter"), scratch: setting.scratch)
      lineup.contenders += try Self.cells(sample, runs)
      lineup.contenders += try runs.contenders(sample, corpora: setting.corpora, stack: stack)
      commands = runs
    } else {
      lineup.leftOut.append("the whole command (no program was named)")
    }
    let reading = try ReadingRuns(sample.texts, in: setting.scratch)
    lineup.contenders += reading.contenders
    print("growth")
    let growth = try commands?.growth(sample, most: setting.texts) ?? Growth()
    lineup.targets = TextTargets(exactness: exactness, growth: growth, log: commands?.log).all + reading.targets
    lineup.tables = { all in
      [
        TextTables.peers(all, texts: Double(sample.texts.count)), TextTables.command(all, commands?.log),
      ] + growth.tables + [agreement.table, exactness.table]
    }
    return lineup
  }

  private static func ours(_ pass: ShapingPass) -> [Contender] {
    [
      Contender(name: Self.pass, note: "HarfBuzz's own features; the yardstick", repetitions: 2, run: pass.run),
      Contender(
        name: passAsMeasured, note: "no calt in the default face, no liga in the Armenian one", repetitions: 1,
        run: pass.runAsMeasured),
    ]
  }

  /// The command over one file of all texts.
  private static func cells(_ sample: TextSample, _ runs: CommandRuns) throws -> [Contender] {
    let file = runs.scratch.file("cells.json")
    try TextFiles.writeJSON(sample.texts[...], to: file, asLines: false)
    func contender(
      _ name: String, _ widths: [Double], style: String = "all", lines: Int = 1, jobs: Int = 1, _ note: String
    ) -> Contender {
      let options = [
        "--style", style, "--width", widths.map { "\($0)" }.joined(separator: ","), "--lines", "\(lines)", "--jobs",
        "\(jobs)",
      ]
      return runs.contender(name, options, file, jobs == 1 ? \.cpu : \.wall, note)
    }
    let note = "from start to exit, reading and the text report included"
    return [
      contender(matrix, widths, "one line each; \(note)"),
      contender(oneStyle, widths, style: "body", "one line each; \(note)"),
      contender(matrixOneWidth, [oneWidth], "\(Figure.text(oneWidth, 0)) pt; \(note)"),
      contender(matrixManyWidths, manyWidths, "120 to 343 pt; \(note)"),
      contender(matrixThreeLines, widths, lines: 3, note),
      contender(matrixTwoThreads, widths, jobs: 2, "by the clock; \(note)"),
    ]
  }

  private func addPeers(
    to lineup: inout Lineup, _ setting: Setting, _ sample: TextSample, _ pass: ShapingPass, _ stack: FontStack
  ) throws {
    let cells = try CellMeasurer(stack)
    let fonts = try PeerFonts(stack, in: setting.scratch)
    func task(_ count: Int) -> PeerTask {
      PeerTask(
        texts: PeerTexts(sample.texts, itemised: pass, count: count), units: sample.texts.units,
        pairs: SizePair.distinct, size: Self.oneSize, width: Self.oneWidth, fonts: fonts, scratch: setting.scratch
      ) { try cells.meanLineCount($0, width: Self.oneWidth) }
    }
    func add(_ name: String, _ program: URL?, _ make: (URL) throws -> Void) {
      guard let program else {
        lineup.leftOut.append("\(name) (it could not be installed)")
        return
      }
      do {
        try make(program)
      } catch {
        lineup.leftOut.append("\(name) (\(error))")
      }
    }
    add("Pango", setting.pango) { driver in
      let peer = try PangoPeer(driver, task(Self.peerTexts.pango))
      lineup.contenders += peer.contenders
      lineup.versions.merge(peer.versions) { $1 }
    }
    add("uharfbuzz, Pillow, skia-python", setting.python) { python in
      let peers = try PythonTextPeers(python, task(Self.peerTexts.python))
      lineup.contenders += peers.contenders
      lineup.leftOut += peers.leftOut
      lineup.versions.merge(peers.versions) { $1 }
    }
    add("Chromium", setting.chromium) { browser in
      let peer = try BrowserPeer(browser, task(Self.peerTexts.browser))
      lineup.contenders += peer.contenders
      lineup.versions["Chromium"] = peer.version
    }
  }
}
