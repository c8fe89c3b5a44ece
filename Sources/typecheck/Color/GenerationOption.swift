import ArgumentParser
import TypeCheckKit

/// The option for the iOS releases whose system colours are used.
struct GenerationOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The iOS release of system colours: \(SystemGeneration.words). (default: 26)", valueName: "release"),
    completion: .cases(SystemGeneration.self))
  var ios: String?

  func validate() throws { _ = try generation() }

  /// Returns the iOS releases from the option, or nil without it.
  ///
  /// - Throws: `ValidationError` with the known releases.
  func generation() throws -> SystemGeneration? {
    try ios.map { text in try Named.checked("--ios") { try SystemGeneration.one(text) } }
  }
}
