import Foundation

/// Solving the constraints of a small scene, and solving them again after a text changed.
struct AutoLayoutComparison: Comparison {
  let name = "autolayout"
  let title = "Solving layout constraints"
  let unit = "scenes"

  private static let scenes = 2000
  /// The number of runs per contender and round: small pieces, often, as other programs run too.
  private static let repetitions = 40

  private static let new = "typecheck, built and solved"
  private static let edited = "typecheck, one text changed"
  private static let kiwiNew = "kiwi, built and solved"
  private static let kiwiEdited = "kiwi, one text changed"

  func lineup(_ setting: Setting) throws -> Lineup {
    var lineup = Lineup(
      task: "\(Self.scenes) times a root with 3 views, 8 constraints and 12 inequalities for intrinsic sizes; CPU "
        + "seconds of one thread",
      work: Double(Self.scenes),
      contenders: [
        contender(Self.new, "priorities as levels") { try BenchmarkScene.buildAndSolve(Self.scenes).seconds },
        contender(Self.edited, "the width and height of one text, in a solved scene") {
          try BenchmarkScene.edit(Self.scenes).seconds
        },
      ],
      baseline: Self.new, aims: [], versions: Machine.version("swift", "--version").map { ["Swift": $0] } ?? [:],
      leftOut: [],
      targets: [
        Target(what: Self.new, unit: "× kiwi, built and solved", limit: 2) { $0.quotient(Self.new, Self.kiwiNew) },
        Target(what: Self.edited, unit: "× built and solved", limit: 0.2) { $0.quotient(Self.edited, Self.new) },
      ])
    guard let driver = setting.kiwi else {
      lineup.leftOut.append("kiwi: its headers could not be fetched or compiled")
      return lineup
    }
    let kiwi = try PeerProcess(driver, ["\(Self.scenes)"])
    lineup.versions.merge(kiwi.greeting.versions) { $1 }
    for (task, name, sum) in [
      ("new", Self.kiwiNew, try BenchmarkScene.buildAndSolve(1).sum),
      ("edit", Self.kiwiEdited, try BenchmarkScene.edit(Self.scenes).sum),
    ] {
      _ = try kiwi.run(task)
      let difference = try (kiwi.sum(task) - sum).magnitude
      guard difference < 1e-6 else { throw OtherFrames(task: task, difference: difference) }
      let note = "C++; priorities as weights; the frames are equal"
      lineup.contenders.append(contender(name, note) { try kiwi.run(task) })
    }
    return lineup
  }

  private func contender(_ name: String, _ note: String, _ run: @escaping () throws -> Double) -> Contender {
    Contender(name: name, note: note, repetitions: Self.repetitions, run: run)
  }

  /// The two programs solve different scenes, so their times cannot be compared.
  private struct OtherFrames: Error, CustomStringConvertible {
    let task: String
    let difference: Double

    var description: String { "kiwi's frames differ by \(difference) in the task \(task)" }
  }
}
