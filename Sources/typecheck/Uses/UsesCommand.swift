import ArgumentParser
import Foundation
import TypeCheckKit

/// The command `typecheck uses`, which shows where an app's Swift code draws its texts.
struct UsesCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "uses",
    abstract: "Shows where an app's Swift code draws its texts: the view, style, line limit and where each is set.",
    discussion: """
      Reads .swift files of the app's targets and its tables. Only uses that name the key \
      themselves are followed: literals, localizing calls and generated or hand-written accessors.

      Exit status: 0 answered, 1 a file of the app cannot be read, 2 no answer: an unknown key, no Swift file or table, \
      or a named file that cannot be read.

      Example: typecheck uses settings.title
      """)

  @Argument(help: ArgumentHelp("Only this key, with every detail (default: a summary of all keys).", valueName: "key"))
  var key: String?

  /// The key as other commands take it.
  @Option(name: .customLong("key"), help: .hidden)
  var keyOption: String?

  @Option(
    help: ArgumentHelp(
      "A folder or file to read; may be repeated (default: the configuration's folder).", valueName: "path"),
    completion: .directory)
  var path: [String] = []

  @Option(
    help: ArgumentHelp(
      "The configuration (default: .typecheck.yml in the folder or the nearest above it).", valueName: "file"),
    completion: .file())
  var config: String?

  @Flag(help: "List the keys that the code does not mention.")
  var unused = false

  @Flag(
    help: """
      List the code for which uses and keys wait, because it is not understood, with the statements of the \
      configuration that describe it; most uses first.
      """)
  var notFollowed = false

  @OptionGroup(title: "Limits")
  var limits: LimitOptions

  @OptionGroup(title: "Limits")
  var usage: UsageLimitOptions

  @OptionGroup(title: "Limits")
  var fileLimit: FileLimitOption

  @OptionGroup
  var output: PrintOptions

  func validate() throws {
    try PathArgument.check(path, "--path")
    try PathArgument.check([config], "--config")
    if key != nil, keyOption != nil { throw ValidationError("--key names a second key; remove one of them") }
    if askedKey != nil, unused || notFollowed {
      throw ValidationError("\(unused ? "--unused" : "--not-followed") lists all keys; remove it or the key")
    }
    try output.validate()
  }

  private var askedKey: String? { key ?? keyOption }

  func run() async throws {
    let key = askedKey
    guard UsesPipeline.isAvailable else {
      throw StandardStreams.stop(
        "this build of typecheck does not read Swift sources; build it with the package trait SwiftSources")
    }
    let run = fileLimit.limits
    usage.watch(run)
    let project = try Project(config, paths: path, readsOutside: limits.allowOutsideFiles)
    var measure = MeasurePipeline(options: MeasureOptions(), jobs: ProcessInfo.processInfo.activeProcessorCount)
    if let locale = project.configuration.sourceLocale { measure.defaultLocale = locale }
    var check = CheckPipeline(project.configuration, folder: path.isEmpty ? project.folder : path[0], measure: measure)
    (check.limits, check.readsOutside) = (run, limits.allowOutsideFiles)
    let app = try await check.app(path)
    let report = UsesPipeline(check).report(of: app)
    let page = UsesPage(report: report, key: key, listsUnused: unused, listsMentions: notFollowed)
    // The answer comes first, before problems that may not concern it.
    try output.print(page.json, text: page.text)
    StandardStreams.say(project.warnings + report.inputIssues, quiet: output.quiet)
    if let key, !report.keys.contains(where: { $0.key == key }) {
      let known = UnknownName(key, kind: "a key of the app", known: report.keys.map(\.key))
      let path = FilePath.isThere(key) ? "; it is a path, so write --path \(Quotation.escape(key))" : ""
      throw StandardStreams.stop("\(known)\(path)")
    }
    if report.files == 0, report.documents == 0 {
      throw StandardStreams.stop("no Swift file was found; name the app's folder with --path")
    }
    if report.keys.isEmpty {
      throw StandardStreams.stop("no key was found in tables or code; name the app's folder with --path")
    }
    try ExitStatus.check(app.effect(of: report.inputIssues))
  }
}
