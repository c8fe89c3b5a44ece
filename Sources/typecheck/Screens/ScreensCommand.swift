import ArgumentParser
import Foundation
import TypeCheckKit

/// The command `typecheck screens`, which shows the screens of an app.
struct ScreensCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "screens",
    abstract:
      "Shows the screens of an app: SwiftUI code as outlines, storyboards and xibs with the frame of each view.",
    discussion: """
      Reads .swift files of the app's targets. A screen is a view with a preview, the root of a navigation container \
      or window, a tab, or the content of a sheet, full-screen cover or popover. SwiftUI layouts are not solved: \
      a width is the largest that the code around a text allows.

      Reads .storyboard and .xib files too, and solves their constraints on the device. With --canvas, each document is \
      solved on the device of Xcode's canvas, with texts as large as Xcode stored them, so that every frame can be \
      compared with the stored one.

      Example: typecheck screens --device iphone-16 --category AX3 --locale de

      Exit status: 0 shown, 1 a file of the app cannot be read, 2 nothing to show, or a named file cannot be read.

      A drawing of the storyboards with their texts: typecheck screens --device iphone-16 --format svg -o screens.svg
      """)

  @Argument(
    help: "Files or folders (default: the folder of the configuration, else the current one).", completion: .file())
  var path: [String] = []

  @Option(
    help: ArgumentHelp(
      "The configuration (default: .typecheck.yml in the folder or the nearest above it).", valueName: "file"),
    completion: .file())
  var config: String?

  @Option(
    help: ArgumentHelp(
      "A device; typecheck devices lists them. (default: the narrowest iPhone of the current system)", valueName: "id"),
    completion: .devices)
  var device: String?

  @Option(help: "The orientation: portrait or landscape.", completion: .cases(Orientation.self))
  var orientation = "portrait"

  @Option(help: ArgumentHelp("The version of iOS or iPadOS.", valueName: "version"))
  var os = SystemVersion.current.description

  @Flag(help: "Only storyboards and xibs, each in the environment of Xcode's canvas.")
  var canvas = false

  @Option(help: "The size category: a name, or XS…AX5.", completion: .categories)
  var category = ContentSizeCategory.large.rawValue

  @Option(
    help: ArgumentHelp(
      "The language of the shown texts; a missing text is shown as its key. (default: keys)", valueName: "tag"))
  var locale: String?

  @OptionGroup(title: "Limits")
  var limits: LimitOptions

  @OptionGroup(title: "Limits")
  var usage: UsageLimitOptions

  @OptionGroup(title: "Limits")
  var fileLimit: FileLimitOption

  @OptionGroup
  var output: DrawingOptions

  func validate() throws {
    try PathArgument.check(path, "the path")
    try PathArgument.check([config], "--config")
    let environment = try environment()
    if canvas, device != nil || environment.category != .large || environment.orientation != .portrait {
      throw ValidationError(
        "--canvas uses the environment of each document; remove --device, --orientation and --category")
    }
    try output.validate()
  }

  func run() async throws {
    let run = fileLimit.limits
    usage.watch(run)
    let environment = try environment()
    let project = try Project(config, paths: path, readsOutside: limits.allowOutsideFiles)
    StandardStreams.say(project.warnings, quiet: output.quiet)
    var measure = MeasurePipeline(options: MeasureOptions(), jobs: ProcessInfo.processInfo.activeProcessorCount)
    if let locale = project.configuration.sourceLocale { measure.defaultLocale = locale }
    var check = CheckPipeline(project.configuration, folder: path.first ?? project.folder, measure: measure)
    (check.limits, check.readsOutside) = (run, limits.allowOutsideFiles)
    let app = try await check.app(path, findsScreens: !canvas)
    let code =
      canvas || !UsesPipeline.isAvailable
      ? nil : try Named.checked { try ScreensPipeline(check, in: environment).report(of: app) }
    var pipeline = InterfaceScreensPipeline(check, canvas ? .canvas : .device(environment), locale: environment.locale)
    pipeline.findsProblems = output.hasDrawing
    let documents = try Named.checked { try pipeline.run(on: app) }
    let hasDocuments = documents.documents > 0
    guard UsesPipeline.isAvailable || hasDocuments else {
      throw StandardStreams.stop(
        "this build of typecheck does not read Swift sources; build it with the package trait SwiftSources")
    }
    let issues = code?.inputIssues ?? []
    let own = documents.inputIssues.filter { !issues.contains($0) }
    StandardStreams.say(issues + own, quiet: output.quiet)
    try output.print(
      json: { try JSONObject(screens: code, documents).text() },
      text: {
        [
          code.flatMap { $0.files > 0 || !hasDocuments ? ScreensPage(report: $0).text : nil },
          hasDocuments || canvas ? InterfaceScreensPage(result: documents, isCanvas: canvas).text : nil,
        ].compactMap(\.self).joined(separator: "\n\n") + "\n"
      },
      svg: {
        guard let drawing = try documents.svg(in: PreviewColors(.light)) else {
          throw StandardStreams.stop("there is no screen of a storyboard or xib to draw; name the app's folder")
        }
        return drawing
      })
    if !hasDocuments, canvas { throw StandardStreams.stop("no storyboard or xib was found; name the app's folder") }
    if !hasDocuments, code?.files == 0 {
      throw StandardStreams.stop("no Swift file was found; name the app's folder")
    }
    try ExitStatus.check(app.effect(of: issues + own))
  }

  /// Returns the device with its settings.
  private func environment() throws -> LayoutEnvironment {
    var environment = try LayoutEnvironment(device: device, orientation: orientation, os: os, category: category)
    environment.device = environment.device ?? ScreensPipeline.narrowestDevice
    if let locale {
      environment.locale = try Named.language(locale, "--locale")
      environment.direction = LayoutDirection(locale: locale)
    }
    return environment
  }
}
