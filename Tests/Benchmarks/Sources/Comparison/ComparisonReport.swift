import Foundation

/// The times of a question as JSON and as a page.
struct ComparisonReport {
  let question: any Comparison
  let lineup: Lineup
  let measurements: [Measurement]
  let all: Measurements
  let tables: [Table]
  let rounds: Int
  let command: String
  /// How many programs wanted to run, before and after.
  let load: [Double]

  private struct File: Encodable {
    let question: String
    let task: String
    let command: String
    let rounds: Int
    let machine: Machine
    let loadAverage: [Double]
    let versions: [String: String]
    let leftOut: [String]
    let unit: String
    let baseline: String
    let results: [Row]
    let aims: [Judged]
    let targets: [Held]?
    let tables: [Table]?
  }

  private struct Row: Encodable {
    let name: String
    let note: String
    let runs: Int
    let secondsMedian: Double
    let secondsLeast: Double
    let secondsMost: Double
    let unitsPerSecond: Double?
    let timesTheBaseline: Double?
  }

  private struct Judged: Encodable {
    let contender: String
    let than: String
    let claim: String
    let least: Double
    let measured: Double
    let measuredByLeastTimes: Double
    let isMet: Bool
  }

  private struct Held: Encodable {
    let what: String
    let unit: String
    let limit: Double
    let isLeast: Bool
    let aim: Double?
    let note: String
    /// Nil where it was not measured; then the target counts as not met.
    let measured: Double?
    /// The same from least times, for a run in which the machine did other work too.
    let measuredByLeastTimes: Double?
    let isMet: Bool
  }

  func json() throws -> Data {
    let file = File(
      question: question.title, task: lineup.task, command: command, rounds: rounds, machine: .current,
      loadAverage: load,
      versions: lineup.versions, leftOut: lineup.leftOut, unit: question.unit, baseline: lineup.baseline,
      results: rows, aims: aims, targets: targets.isEmpty ? nil : targets, tables: tables.isEmpty ? nil : tables)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(file) + Data("\n".utf8)
  }

  func markdown() -> String {
    var lines = [
      "# \(question.title): speed", "",
      "Task: \(lineup.task).", "",
      "Made by `\(command)`: every contender once without counting, then \(rounds) rounds in which all run in turn; "
        + "the median counts. Compare ratios: seconds belong to the machine and to what else it did.", "",
    ]
    lines += targetLines
    lines += [
      "| | \(question.unit)/s | × \(lineup.baseline)'s time | seconds (least … most) | |",
      "| --- | ---: | ---: | ---: | --- |",
    ]
    lines += rows.map { row in
      let spread =
        "\(Self.text(row.secondsMedian, 4)) (\(Self.text(row.secondsLeast, 4)) … \(Self.text(row.secondsMost, 4)))"
      let speed = row.unitsPerSecond.map { Self.text($0, $0 < 20 ? 1 : 0) } ?? "–"
      let times = row.timesTheBaseline.map { Self.text($0, $0 < 1 ? 3 : $0 < 10 ? 2 : 1) } ?? "–"
      return "| \(row.name) | \(speed) | \(times) | \(spread) | \(row.note) |"
    }
    if !aims.isEmpty {
      lines += [
        "", "| Aim | than | at least | by medians | by least times | |",
        "| --- | --- | ---: | ---: | ---: | --- |",
      ]
    }
    lines += aims.map {
      "| \($0.contender): \($0.claim) | \($0.than) | \(Self.text($0.least, 3)) × | \(Self.text($0.measured, 3)) × | "
        + "\(Self.text($0.measuredByLeastTimes, 3)) × | \($0.isMet ? "met" : "**not met**") |"
    }
    lines += tables.flatMap(\.markdown)
    lines += ["", "Skipped: " + (lineup.leftOut.isEmpty ? "none." : lineup.leftOut.joined(separator: "; ") + ".")]
    let machine = Machine.current
    lines += [
      "",
      "Machine: \(machine.processor), \(machine.architecture), \(machine.cores) cores, \(machine.system). Load average over "
        + "a minute: \(load.map { Self.text($0, 1) }.joined(separator: " before, ")) after.",
      "",
      "Versions: " + lineup.versions.sorted { $0.key < $1.key }.map { "\($0) \($1)" }.joined(separator: "; ") + ".",
    ]
    return lines.joined(separator: "\n") + "\n"
  }

  private var targetLines: [String] {
    guard !targets.isEmpty else { return [] }
    return [
      "| Must hold | limit | aim | by medians | by least times | | |",
      "| --- | ---: | ---: | ---: | ---: | --- | --- |",
    ]
      + targets.map { target in
        let limit = "\(target.isLeast ? "at least" : "at most") \(target.limit.formatted()) \(target.unit)"
        let words = [target.measured, target.measuredByLeastTimes].map { measured in
          measured.map { target.unit == "%" ? Self.text($0, 4) : Figure.short($0) } ?? "not measured"
        }.joined(separator: " | ")
        return "| \(target.what) | \(limit) | \(target.aim?.formatted() ?? "") | \(words) | "
          + "\(target.isMet ? "met" : "**not met**") | \(target.note) |"
      } + [""]
  }

  private var targets: [Held] {
    let least = Measurements(lineup.contenders, measurements, by: \.least)
    return lineup.targets.map { target in
      func finite(_ measured: Double?) -> Double? { measured.flatMap { $0.isFinite ? $0 : nil } }
      let measured = finite(target.measured(all))
      return Held(
        what: target.what, unit: target.unit, limit: target.limit, isLeast: target.isLeast, aim: target.aim,
        note: target.note, measured: measured, measuredByLeastTimes: finite(target.measured(least)),
        isMet: measured.map { target.isLeast ? $0 >= target.limit : $0 <= target.limit } ?? false)
    }
  }

  private var baseline: Double { median(lineup.baseline) }

  private var rows: [Row] {
    zip(lineup.contenders, measurements).map { contender, measurement in
      let median = measurement.median
      return Row(
        name: contender.name, note: contender.note, runs: measurement.seconds.count, secondsMedian: median,
        secondsLeast: measurement.seconds.first ?? median, secondsMost: measurement.seconds.last ?? median,
        unitsPerSecond: contender.isApart ? nil : lineup.work * contender.share / median,
        timesTheBaseline: contender.isApart ? nil : median / contender.share / baseline)
    }
  }

  private var aims: [Judged] {
    lineup.aims.map { aim in
      let byMedian = median(aim.than) / median(aim.contender)
      let byLeast = least(aim.than) / least(aim.contender)
      return Judged(
        contender: aim.contender, than: aim.than, claim: aim.claim, least: aim.factor, measured: byMedian,
        measuredByLeastTimes: byLeast, isMet: (aim.isAboutIdleCores ? byLeast : byMedian) >= aim.factor)
    }
  }

  private func median(_ name: String) -> Double { measurements.first { $0.name == name }?.median ?? .nan }

  private func least(_ name: String) -> Double { measurements.first { $0.name == name }?.seconds.first ?? .nan }

  private static func text(_ value: Double, _ digits: Int) -> String { Figure.text(value, digits) }
}
