import ArgumentParser
import TypeCheckKit

/// Which sizes of each text JSON holds.
struct MeasurementOption: ParsableArguments {
  @Option(
    name: .customLong("measurements"),
    help: ArgumentHelp(
      """
      What JSON holds of each text: findings is one line per text with the sizes at which it fails or is near a limit, \
      all is every size. (default: findings for reports of check, all for measure and for answers to lines)
      """, valueName: "findings|all"),
    completion: .list(MeasurementChoice.allCases.map(\.rawValue)),
    transform: { try Named.value($0, "a choice of measurements") })
  var choice: MeasurementChoice?

  /// What answers to lines hold.
  var ofLines: MeasurementChoice { choice ?? .all }
}
