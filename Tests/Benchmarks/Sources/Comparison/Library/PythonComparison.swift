import Foundation

/// What a batch costs through the Python package beside the same batch through the command line.
struct PythonComparison: Comparison {
  let name = "python"
  let title = "A batch of texts through the Python package"
  let unit = "texts"

  private static let count = 100_000
  private static let json = "typecheck measure, JSON report"
  private static let text = "typecheck measure, text report"
  private static let every = "Python, all findings and every field of every size category"
  private static let widths = "Python, outcome, width and error bar of every size category"
  private static let pipe = "typecheck measure -, items and answers as lines of JSON"
  private static let lines = "Python, the same items and answers"
  private static let verdicts = "Python, outcomes and findings"

  func lineup(_ setting: Setting) throws -> Lineup {
    guard let executable = setting.typecheck, let meter = setting.tools?.appending(path: "meter"),
      let python = setting.python
    else {
      throw Missing(
        description: "the python question needs --typecheck, --tools and --python; Tests/Benchmarks/run gives them")
    }
    let (file, items) = (setting.scratch.file("en.json"), setting.scratch.file("items.jsonl"))
    let count = min(Self.count, setting.texts)
    try Self.writeTexts(count, to: file, items)
    let log = UsageLog()
    let measure = Command(executable, "measure", file.path, "--quiet", "--fail-on", "never").leavingOut()
    let library = executable.deletingLastPathComponent().appending(path: "libTypeCheckC.so").path
    let environment = [
      "TYPECHECK_LIBRARY": library, "PYTHONPATH": Sources.typecheck.appending(path: "Sources/Python").path,
    ]
    let program = Command(python, PeerProcess.file("Python/batch_peer.py").path).with(environment: environment)
    let peer = program.with(file.path)
    let pipe = Command(executable, "measure", "-", "--quiet", "--fail-on", "never").leavingOut().reading(items)
    let found = String(decoding: try peer.with("every").output(), as: UTF8.self)
    guard found == "\(count) \(count * 12)\n" else { throw Command.Failed(description: "Python read \(found)") }
    func contender(_ name: String, _ note: String, _ command: Command) -> Contender {
      Contender(name: name, note: note, repetitions: 1) {
        let usage = try command.usage(meter: meter, scratch: setting.scratch)
        log.add(usage, to: name)
        return usage.wall
      }
    }
    var lineup = Lineup(
      task:
        "\(count) different English texts in a file, body at twelve size categories, 288 pt: the seconds of a whole "
        + "process, from its start over reading the file to its end; reports go to nowhere",
      work: Double(count),
      contenders: [
        contender(Self.json, "every measurement and finding", measure.with("--format", "json")),
        contender(Self.every, "what the JSON report has, as values of Python", peer.with("every")),
        contender(Self.widths, "what a pipeline asks of texts that fit", peer.with("widths")),
        contender(Self.pipe, "as a filter", pipe),
        contender(Self.lines, "the same answers but for the numbers of lines", program.with(items.path, "lines")),
        contender(Self.text, "the worst findings and counts", measure),
        contender(Self.verdicts, "every finding, not only the worst", peer.with("verdicts")),
      ],
      baseline: Self.json,
      aims: [],
      versions: [:], leftOut: [])
    lineup.versions["Swift"] = Machine.version("swift", "--version")
    lineup.versions["Python"] = Machine.version(python.path, "--version")
    let pairs = [(Self.lines, Self.pipe), (Self.every, Self.json), (Self.widths, Self.json)]
    lineup.targets = pairs.flatMap { one, other in
      [
        Target(what: "\(one), by the clock", unit: "× \(other)", limit: 1.2) { $0.quotient(one, other) },
        Target(what: "\(one), in CPU seconds", unit: "× \(other)", limit: 1.2) { _ in
          Self.times(one, other, log, \.cpu)
        },
      ]
    }
    lineup.tables = { (_: Measurements) in [Self.usages(log)] }
    return lineup
  }

  /// Texts as an app has them, all in one language, by key.
  private static func writeTexts(_ count: Int, to file: URL, _ items: URL) throws {
    let english = try GeneratedTexts().texts(count).filter { $0.language == "en" }
    let texts = GeneratedTexts.grown(english, to: count)
    let byKey = Dictionary(uniqueKeysWithValues: texts.enumerated().map { ("text.\($0)", $1.text) })
    try JSONEncoder().encode(byKey).write(to: file)
    let lines = try texts.map { try JSONEncoder().encode(["text": $0.text]) + Data("\n".utf8) }
    try Data(lines.joined()).write(to: items)
  }

  /// How often a figure of one contender holds another's.
  private static func times(
    _ name: String, _ other: String, _ log: UsageLog, _ figure: (Command.Usage) -> Double
  ) -> Double? {
    guard let one = log.median(name, figure), let two = log.median(other, figure) else { return nil }
    return one / two
  }

  private static func usages(_ log: UsageLog) -> Table {
    let names = [json, every, widths, pipe, lines, text, verdicts]
    func times(_ name: String, _ other: String, _ figure: (Command.Usage) -> Double) -> Table.Cell {
      .number(Self.times(name, other, log, figure) ?? .nan, digits: 2)
    }
    return Table(
      title: "Time of both cores, and memory",
      note: "CPU seconds are the program's own and the system's for it; `times` divides medians by those of a report.",
      columns: [
        "", "seconds", "× JSON report", "× text report", "CPU seconds", "CPU × JSON report", "CPU × text report",
        "peak, MB",
      ],
      rows: names.map { name in
        [
          .text(name), .number(log.median(name, \.wall) ?? .nan, digits: 2), times(name, json, \.wall),
          times(name, text, \.wall), .number(log.median(name, \.cpu) ?? .nan, digits: 2), times(name, json, \.cpu),
          times(name, text, \.cpu), .number((log.median(name, \.peakBytes) ?? .nan) / 1e6, digits: 0),
        ]
      })
  }
}
