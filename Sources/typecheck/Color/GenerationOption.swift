import ArgumentParser
import TypeCheckKit

/// The option for the iOS releases to take system colours from.
struct GenerationOption: ParsableArguments {
  @Option(
    help: ArgumentHelp("Whose system colours: \(SystemGeneration.words). (default: 26)", valueName: "release"),
    completion: .cases(SystemGeneration.self))
  var ios: String?

  func validate() throws { _ = try generation() }

  /// The iOS releases that the user names.
  ///
  /// - Throws: `ValidationError` with the known releases.
  func generation() throws -> SystemGeneration? {
    try ios.map { text in try Named.checked("--ios") { try SystemGeneration.one(text) } }
  }
}
