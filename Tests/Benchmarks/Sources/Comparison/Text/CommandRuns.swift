import Foundation
import TypeCheckKit

/// The program as a whole: an app's catalogs, one string, and more and more texts.
struct CommandRuns {
  static let whole = "typecheck measure, a whole app, two cores (seconds)"
  static let wholePass = "plain hb_shape pass over that app's distinct texts"
  static let start = "typecheck measure, one string"
  static let nothing = "/bin/true"

  /// How many texts each step of the growth has.
  private static let steps = [1_000, 10_000, 100_000, 1_000_000]

  let program: URL
  let meter: URL
  let scratch: Scratch
  let log = UsageLog()

  private var measure: Command {
    Command(program, "measure", "--style", "body", "--quiet", "--fail-on", "never").leavingOut()
  }

  /// The command over an app's catalogs with the pass over the same texts, and over one string with `/bin/true`.
  ///
  /// The app is Home Assistant where the corpora are, else one made up of catalogs in many languages.
  func contenders(_ sample: TextSample, corpora: URL?, stack: FontStack) throws -> [Contender] {
    let app = try app(sample, corpora)
    let texts = TextSample.distinct(in: [app])
    let pass = try ShapingPass(texts, stack: stack)
    let one = scratch.file("one.json")
    try Data(#"{"greeting": "Good morning"}"#.utf8).write(to: one)
    let name = corpora == nil ? "made-up catalogs" : app.lastPathComponent
    return [
      Contender(
        name: Self.wholePass, note: "\(texts.count) distinct texts of \(name), \(pass.callCount) calls",
        isApart: true, run: pass.run),
      Contender(
        name: Self.whole, note: "\(name), 12 categories, text report; from start to exit", isApart: true,
        run: run(measure.with(app.path), Self.whole, \.wall)),
      Contender(
        name: Self.start, note: "CPU seconds from start to exit", repetitions: 20, isApart: true,
        run: run(measure.with(one.path), Self.start, \.cpu)),
      Contender(
        name: Self.nothing, note: "CPU seconds from start to exit", repetitions: 20, isApart: true,
        run: run(Command(URL(filePath: "/bin/true")), Self.nothing, \.cpu)),
    ]
  }

  /// The command over one file, with the options given.
  func contender(
    _ name: String, _ options: [String], _ file: URL, _ figure: @escaping (Command.Usage) -> Double, _ note: String
  ) -> Contender {
    let command = Command(program, ["measure", "--quiet", "--fail-on", "never"] + options + [file.path]).leavingOut()
    return Contender(name: name, note: note, repetitions: 1, run: run(command, name, figure))
  }

  private func run(
    _ command: Command, _ name: String, _ figure: @escaping (Command.Usage) -> Double
  ) -> () throws -> Double {
    {
      let usage = try command.usage(meter: meter, scratch: scratch)
      log.add(usage, to: name)
      return figure(usage)
    }
  }

  private func app(_ sample: TextSample, _ corpora: URL?) throws -> URL {
    if let corpora {
      let real = corpora.appending(path: "home-assistant-ios")
      if FileManager.default.fileExists(atPath: real.path) { return real }
    }
    let folder = scratch.file("App")
    for (language, texts) in Dictionary(grouping: sample.texts, by: \.language) {
      let lproj = folder.appending(path: "\(language).lproj")
      try FileManager.default.createDirectory(at: lproj, withIntermediateDirectories: true)
      try TextFiles.writeStrings(texts, to: lproj.appending(path: "Localizable.strings"))
    }
    return folder
  }

  /// Measures more and more texts, up to ten times those of the sample, in one JSON file each; the median of three
  /// runs, of one where they are many.
  func growth(_ sample: TextSample, most: Int) throws -> Growth {
    let steps = Self.steps.filter { $0 <= most * 10 }
    let all = GeneratedTexts.grown(sample.texts, to: steps.max() ?? 0)
    return Growth(
      files: try steps.map { count in
        let file = scratch.file("growth.json")
        try TextFiles.writeJSON(all.prefix(count), to: file, asLines: false)
        return Growth.Step(texts: count, usage: try usage(measure.with(file.path), runs: count < 1_000_000 ? 3 : 1))
      },
      pipe: try steps.filter { $0 < 1_000_000 }.map { count in
        let file = scratch.file("growth.jsonl")
        try TextFiles.writeJSON(all.prefix(count), to: file, asLines: true)
        return Growth.Step(texts: count, usage: try usage(measure.with("-").reading(file), runs: 1))
      })
  }

  private func usage(_ command: Command, runs: Int) throws -> Command.Usage {
    let all = try (0..<runs).map { _ in try command.usage(meter: meter, scratch: scratch) }
    func median(_ figure: (Command.Usage) -> Double) -> Double {
      Measurement(name: "", seconds: all.map(figure)).median
    }
    return Command.Usage(wall: median(\.wall), cpu: median(\.cpu), peakBytes: median(\.peakBytes))
  }
}
