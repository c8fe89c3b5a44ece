import ArgumentParser
import Foundation

/// Runs one question: who does the same work in how much time, all in one run.
@main struct Compare: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Compare the speed of typecheck with that of others, side by side in one run.")

  @Argument(help: "The question: \(comparisons.map(\.name).joined(separator: ", ")).")
  var question: String

  @Option(help: "The folder that gets NAME.json and NAME.md.")
  var reports: String

  @Option(help: "A python3 that has the Python peers; without it they are left out.")
  var python: String?

  @Option(help: "The program typecheck, for questions on whole commands.")
  var typecheck: String?

  @Option(help: "A folder with programs of this package: meter.")
  var tools: String?

  @Option(help: "The driver of Pango; without it Pango is left out.")
  var pango: String?

  @Option(help: "The driver of kiwi; without it kiwi is skipped.")
  var kiwi: String?

  @Option(help: "A Chromium; without it the browser is left out.")
  var chromium: String?

  @Option(help: "A folder with apps; without it texts are made up, and there are no documents.")
  var corpora: String?

  @Option(help: "The most texts that are taken, for a quick try.")
  var texts = TextSample.most

  @Option(help: "How often everything runs, in turn; the median counts.")
  var rounds = 5

  @Option(help: "The command that the report names as its origin.")
  var command = "make bench"

  /// Every question; a new one is a file with a `Comparison` and a line here.
  static let comparisons: [any Comparison] = [
    ColorComparison(), PaletteComparison(), TextComparison(), ReportComparison(), LibraryComparison(),
    PythonComparison(), AutoLayoutComparison(), DocumentsComparison(),
  ]

  mutating func run() throws {
    guard let question = Self.comparisons.first(where: { $0.name == question }) else {
      throw ValidationError("there is no question ‘\(question)’; there is: \(Self.comparisons.map(\.name))")
    }
    guard rounds > 0 else { throw ValidationError("--rounds must be at least 1") }
    func file(_ path: String?) -> URL? { path.map { URL(filePath: $0) } }
    let setting = Setting(
      python: file(python), typecheck: file(typecheck), tools: file(tools), pango: file(pango),
      kiwi: file(kiwi), chromium: file(chromium), corpora: file(corpora), texts: texts, scratch: try Scratch())
    defer { setting.scratch.remove() }
    let before = Machine.load
    let lineup = try question.lineup(setting)
    let measurements = try Rounds(contenders: lineup.contenders, count: rounds).run { print($0) }
    let all = Measurements(lineup.contenders, measurements, by: \.median)
    let report = ComparisonReport(
      question: question, lineup: lineup, measurements: measurements, all: all, tables: try lineup.tables(all),
      rounds: rounds, command: command, load: [before, Machine.load].filter(\.isFinite))
    let folder = URL(filePath: reports)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try report.json().write(to: folder.appending(path: "\(question.name).json"), options: .atomic)
    let markdown = report.markdown()
    try Data(markdown.utf8).write(to: folder.appending(path: "\(question.name).md"), options: .atomic)
    print("\n\(markdown)")
  }
}
