import TypeCheckKit

enum ChangeAThreshold {
  static func run() async throws {
    // sample: change-a-threshold
    var configuration = Configuration()
    configuration.thresholds = [try ThresholdChoice("side", of: "touch-target-too-small", 48)]
    let check = CheckPipeline(configuration, folder: "App", measure: MeasurePipeline())
    let report = try await check.run(["App"]).report
    print(report.notes.first { $0.contains("touch-target-too-small") } ?? "nothing differs")
    // end sample
  }
}
