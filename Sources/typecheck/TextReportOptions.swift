import ArgumentParser
import TypeCheckKit

/// The options for reports on texts.
struct TextReportOptions: ParsableArguments {
  @Option(
    name: .customLong("measurements"),
    help: ArgumentHelp(
      """
      Detail per text in JSON: findings is one line per text with the sizes at which it fails or is near a limit, \
      all is every size. (default: findings for reports of check, all for measure and for answers to lines)
      """, valueName: "findings|all"),
    completion: .cases(MeasurementChoice.self),
    transform: { try Named.value($0, "a choice of measurements") })
  var measurements: MeasurementChoice?

  /// The sizes of each text in answers to lines.
  var measurementsOfLines: MeasurementChoice { measurements ?? .all }
}
