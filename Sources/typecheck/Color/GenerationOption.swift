import ArgumentParser
import TypeCheckKit

/// The option that says whose system colours count.
struct GenerationOption: ParsableArguments {
  @Option(
    help: ArgumentHelp("Whose system colours: \(Self.names). (default: 26)", valueName: "releases"),
    completion: .systemGenerations)
  var ios: String?

  static var names: String { SystemGeneration.allCases.map(\.rawValue).joined(separator: ", ") }

  func validate() throws { _ = try generation() }

  /// The iOS releases that the user names.
  ///
  /// - Throws: `ValidationError` naming what is known.
  func generation() throws -> SystemGeneration? {
    try ios.map { try Named.value($0, "a span of iOS releases") }
  }
}
