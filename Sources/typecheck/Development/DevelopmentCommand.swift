import ArgumentParser
import Foundation
import TypeCheckKit

/// The command `typecheck dev`, which prints intermediate results of a check for a place in an app.
///
/// It is for developers of typecheck and hidden from the help.
struct DevelopmentCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "dev", abstract: "For developers of typecheck: prints what it knows about a place in an app.",
    discussion: "Example: typecheck dev uses Views/Profile.swift:2 --path MyApp", shouldDisplay: false)

  /// The results to print.
  enum Subject: String, CaseIterable, ExpressibleByArgument {
    /// The reduced syntax tree of a source file.
    case tree
    /// The places that draw texts, with all known properties.
    case uses
    /// The boxes and frames of screens.
    case boxes
    /// The views of storyboards and xibs that code may move, with the statements.
    case moves
    /// The values of fonts and lengths in code.
    case values
    /// The stages of reading the app, with their times.
    case stages
  }

  @Argument(help: "What to print: tree, uses, boxes, moves, values or stages.")
  var subject: Subject

  @Argument(help: ArgumentHelp("A file of the app, and a line in it. (default: all)", valueName: "file[:line]"))
  var place: String?

  @Option(help: ArgumentHelp("The app's folder (default: the configuration's folder).", valueName: "path"))
  var path: [String] = []

  @OptionGroup
  var output: PrintOptions

  func validate() throws {
    try PathArgument.check(path, "--path")
    try output.validate()
    guard place != nil || subject != .tree else {
      throw ValidationError("tree needs a file: typecheck dev tree FILE[:LINE]")
    }
  }

  func run() async throws {
    let project = try Project(nil, paths: path, readsOutside: false)
    let measure = MeasurePipeline(options: MeasureOptions(), jobs: ProcessInfo.processInfo.activeProcessorCount)
    let check = CheckPipeline(project.configuration, folder: path.first ?? project.folder, measure: measure)
    let text = try await text(check)
    try output.print(JSONObject(output: ["lines": text.split(separator: "\n").map(String.init)]), text: text)
  }

  private func text(_ check: CheckPipeline) async throws -> String {
    let place = CodePlaceArgument(place ?? "")
    switch subject {
    case .tree: return try tree(of: place, check)
    case .stages: return try await check.app(path).stageLines.joined(separator: "\n")
    case .uses:
      return UsesPage(report: try await check.app(path).uses, key: nil).lines(where: place.contains)
        .joined(separator: "\n")
    case .values:
      let file = place.file.isEmpty ? nil : place.file
      let lines = check.values(in: path.isEmpty ? [check.folder] : path)
      return lines.filter { file == nil || $0.contains(file ?? "") }.joined(separator: "\n")
    case .moves:
      return MovedViews(in: try await check.app(path)).lines(where: place.contains).joined(separator: "\n")
    case .boxes: return try await boxes(at: place, check)
    }
  }

  private func tree(of place: CodePlaceArgument, _ check: CheckPipeline) throws -> String {
    let files = [place.file] + path.map { "\($0)/\(place.file)" }
    guard let tree = files.lazy.compactMap({ check.tree(of: $0, line: place.line) }).first else {
      throw StandardStreams.stop("\(place.file): no source file that this build reads")
    }
    return tree
  }

  private func boxes(at place: CodePlaceArgument, _ check: CheckPipeline) async throws -> String {
    let app = try await check.app(path, findsScreens: true)
    let environment = LayoutEnvironment(device: ScreensPipeline.narrowestDevice)
    var code = try ScreensPipeline(check, in: environment).report(of: app)
    code.screens = code.screens.filter { $0.elements.contains { place.contains($0.location) } }
    var documents = try InterfaceScreensPipeline(check, .device(environment), locale: nil).run(on: app)
    documents.screens = documents.screens.filter { $0.elements.contains { place.contains($0.location) } }
    return [ScreensPage(report: code).text, InterfaceScreensPage(result: documents, isCanvas: false).text]
      .joined(separator: "\n\n")
  }
}
