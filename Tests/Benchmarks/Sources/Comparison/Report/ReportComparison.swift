import Foundation

/// Writing the HTML report of many findings with its pictures, and opening it in a browser.
struct ReportComparison: Comparison {
  let name = "report"
  let title = "The HTML report"
  let unit = "findings"

  private static let count = 5_000
  private static let many = 50_000
  private static let limit = "the limit, 2 s"
  private static let written = "typecheck measure with the HTML report, 5,000 findings"
  private static let plain = "typecheck measure without it, 5,000 findings"
  private static let manyWritten = "typecheck measure with the HTML report, 50,000 findings"
  private static let manyPlain = "typecheck measure without it, 50,000 findings"
  private static let opened = "Chromium opens the page of 5,000 findings"
  private static let manyOpened = "Chromium opens the page of 50,000 findings"
  private static let filtered = "Chromium filters it, the slowest of five changes"

  func lineup(_ setting: Setting) throws -> Lineup {
    let program = try setting.program(for: name)
    let few = try ReportRun(program, findings: Self.count, setting)
    let many = try ReportRun(program, findings: Self.many, setting)
    var lineup = Lineup(
      task: "\(Self.count) texts made up in many languages, each cut on a line of 24 pt at twelve sizes: CPU seconds "
        + "of a whole process (user and system) that also writes CSV to nowhere; Chromium's seconds are its own clock's",
      work: Double(Self.count),
      contenders: [
        Contender(name: Self.limit, note: "no program", repetitions: 1) { 2 },
        Contender(name: Self.plain, note: few.words, run: few.plain.run),
        Contender(name: Self.written, note: "500 pictures", run: few.written.run),
        Contender(
          name: Self.manyPlain, note: many.words, repetitions: 1, share: Double(Self.many) / Double(Self.count),
          run: many.plain.run),
        Contender(
          name: Self.manyWritten, note: "500 pictures", repetitions: 1,
          share: Double(Self.many) / Double(Self.count), run: many.written.run),
      ],
      baseline: Self.plain,
      aims: [Aim(contender: Self.written, than: Self.limit, factor: 1, claim: "5,000 findings under 2 s of CPU")],
      versions: [:], leftOut: [])
    lineup.versions["Swift"] = Machine.version("swift", "--version")
    try addBrowser(to: &lineup, setting, few, many)
    lineup.targets = [
      Target(what: "page of 5,000 findings", unit: "MB", limit: 5) { _ in few.megabytes },
      Target(what: "page of 50,000 findings", unit: "MB", limit: 5) { _ in many.megabytes },
      Target(what: "the report of 5,000 findings, the rest of the run aside", unit: "s of CPU", limit: 2) { times in
        guard let with = times.seconds(Self.written), let without = times.seconds(Self.plain) else { return nil }
        return with - without
      },
    ]
    lineup.tables = { (_: Measurements) in [try Self.memory(few, many, setting)] }
    return lineup
  }

  private func addBrowser(
    to lineup: inout Lineup, _ setting: Setting, _ few: ReportRun, _ many: ReportRun
  ) throws {
    guard let browser = setting.chromium else {
      lineup.leftOut.append("Chromium: it could not be installed")
      return
    }
    let (page, manyPage) = (try ReportPage(browser, few.page, setting), try ReportPage(browser, many.page, setting))
    lineup.versions["Chromium"] = try ReportPage.version(of: browser)
    let words = "loaded and laid out in a frame of 1280 by 900; "
    lineup.contenders += [
      Contender(name: Self.opened, note: words + "\(try page.seen().findings) listed", repetitions: 1) {
        try page.seen().opened
      },
      Contender(
        name: Self.manyOpened, note: words + "\(try manyPage.seen().findings) listed", repetitions: 1, isApart: true
      ) { try manyPage.seen().opened },
      Contender(name: Self.filtered, note: "until it is laid out, the pause for a typist aside", repetitions: 1) {
        try page.seen().filtered
      },
    ]
    lineup.aims.append(Aim(contender: Self.opened, than: Self.limit, factor: 1, claim: "opens in under 2 s"))
    lineup.aims.append(
      Aim(contender: Self.filtered, than: Self.limit, factor: 10, claim: "filters in under 0.2 s"))
  }

  /// The most memory that runs hold at a time.
  private static func memory(_ few: ReportRun, _ many: ReportRun, _ setting: Setting) throws -> Table {
    var table = Table(
      title: "Memory and pages", note: "The most memory a process held at a time, and what it wrote.",
      columns: ["", "memory, MB", "page, MB"], rows: [])
    guard let meter = setting.tools?.appending(path: "meter") else { return table }
    for (name, command, page) in [
      (plain, few.plain, nil), (written, few.written, few.megabytes), (manyPlain, many.plain, nil),
      (manyWritten, many.written, many.megabytes),
    ] {
      let peak = try command.usage(meter: meter, scratch: setting.scratch).peakBytes / 1e6
      table.rows.append([.text(name), .number(peak, digits: 1), .number(page ?? .nan, digits: 2)])
    }
    return table
  }
}
