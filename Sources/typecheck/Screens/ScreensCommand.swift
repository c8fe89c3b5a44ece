import ArgumentParser
import Foundation
import TypeCheckKit

/// The command `typecheck screens`, which shows the screens of an app's SwiftUI code.
struct ScreensCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "screens",
    abstract: "Shows the screens of an app's SwiftUI code: containers, texts, styles, line limits and offered widths.",
    discussion: """
      Reads .swift files of the app's targets. A screen is a view with a preview, the root of a navigation container \
      or window, a tab, or the content of a sheet, full-screen cover or popover. No layout is solved: a width is the \
      largest one that the code around a text offers it.

      Example: typecheck screens --device iphone-16 --category AX3 --locale de
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

  @Option(help: "The size category: a name, or XS…AX5.", completion: .categories)
  var category = ContentSizeCategory.large.rawValue

  @Option(
    help: ArgumentHelp(
      "The language of the shown texts; a text that it lacks is shown by its key. (default: keys)", valueName: "tag"))
  var locale: String?

  @OptionGroup
  var output: PrintOptions

  func validate() throws {
    try PathArgument.check(path, "the path")
    try PathArgument.check([config], "--config")
    _ = try environment()
    try output.validate()
  }

  func run() throws {
    guard UsesPipeline.isAvailable else {
      throw StandardStreams.stop(
        "this build of typecheck does not read Swift sources; build it with the package trait SwiftSources")
    }
    let environment = try environment()
    let project = try Project(config, paths: path)
    for warning in project.warnings { StandardStreams.say(warning) }
    var measure = MeasurePipeline(options: MeasureOptions(), jobs: ProcessInfo.processInfo.activeProcessorCount)
    if let locale = project.configuration.sourceLocale { measure.defaultLocale = locale }
    let check = CheckPipeline(project.configuration, folder: path.first ?? project.folder, measure: measure)
    let report = try Named.checked { try ScreensPipeline(check, in: environment).run(path) }
    for issue in report.inputIssues { StandardStreams.say(issue) }
    let page = ScreensPage(report: report)
    try output.print(page.json, text: page.text)
    if report.files == 0 { throw StandardStreams.stop("no Swift file was found; name the app's folder") }
    if report.inputIssues.contains(where: { $0.severity == .error }) { throw ExitStatus.stopped }
  }

  /// The device with its settings.
  private func environment() throws -> LayoutEnvironment {
    if let device, DeviceGroup(rawValue: device.lowercased()) != nil {
      throw ValidationError("\"\(device)\" is a group of devices; name one of them, which typecheck devices lists")
    }
    let size = try ContentSizeCategory(name: category)
    if size == .default { throw UnknownName(category, kind: "a size category of iOS", known: Self.categories) }
    var environment = LayoutEnvironment(device: ScreensPipeline.narrowestDevice, category: size)
    if let device { environment.device = try DeviceTable.standard.device(device) }
    if let locale { environment.locale = try Named.language(locale, "--locale") }
    return environment
  }

  private static let categories = (ContentSizeCategory.standard + ContentSizeCategory.accessibility).map(\.shortName)
}
