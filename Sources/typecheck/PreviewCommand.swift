import ArgumentParser
import Bytes
import Foundation
import Pictures
import TypeCheckKit

/// The command `typecheck preview`, which draws a text in its slot as a reader would see it.
struct PreviewCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "preview",
    abstract: "Draws a text at its available width: its lines, the cut, and the parts that do not fit, as SVG or PNG.",
    discussion: """
      Without --key the argument is the text itself; with --key it names files or folders, and slots are those of the \
      project's .typecheck.yml. Letters are drawn as outlines, so the picture needs no fonts.

      Example: typecheck preview "Einstellungen übernehmen" --locale de --width 160 --lines 1 -o button.svg
      Example: typecheck preview Resources --key settings.apply --locale all --category AX3 -o settings.png
      """)

  @Argument(
    help: ArgumentHelp("A text; with --key files or folders (default: those of the project).", valueName: "text|input"),
    completion: .file())
  var input: [String] = []

  @Option(help: ArgumentHelp("The key of the text in the files.", valueName: "key"))
  var key: String?

  @Option(
    help: ArgumentHelp(
      "The language of the text; with --key, the languages to draw, comma-separated, or all (default: the source language).",
      valueName: "tag|all"))
  var locale: String?

  @OptionGroup(title: "What is measured")
  var arguments: MeasureArguments

  @OptionGroup(title: "What is measured")
  var rooms: RoomOptions

  @Option(
    help: ArgumentHelp(
      "The configuration (default: .typecheck.yml in the folder of the files or the nearest above it).",
      valueName: "file"), completion: .file())
  var config: String?

  @OptionGroup(title: "Limits")
  var limits: LimitOptions

  @OptionGroup(title: "Limits")
  var usage: UsageLimitOptions

  @OptionGroup(title: "Colours")
  var colors: PreviewColorOptions

  @OptionGroup(title: "The picture")
  var picture: PreviewOutput

  func validate() throws {
    try PathArgument.check([config], "--config")
    _ = try subject()
    _ = try locales()
    let arguments = try measurement()
    _ = try arguments.options(on: rooms)
    guard try arguments.stated(on: rooms).styles.isEmpty, arguments.width?.contains(",") != true else {
      throw ValidationError("a preview shows one style and one width; give --style and --width one value each")
    }
    _ = try colors.visions()
    _ = try (colors.text(), colors.background())
    try picture.validate(against: read)
  }

  func run() async throws {
    do {
      try await draw()
    } catch let error as PreviewError {
      // Problems that may explain why the text was not found come before the error itself.
      for issue in error.issues { StandardStreams.say(issue) }
      throw StandardStreams.stop(error)
    } catch {
      guard let issues = InputIssue.list(of: error) else { throw error }
      for issue in issues { StandardStreams.say(issue) }
      throw ExitStatus.stopped
    }
  }

  private func draw() async throws {
    usage.watch(RunLimits(work: "reading or drawing texts", remedy: "name fewer files or texts"))
    let paths = key == nil ? [] : input
    let project = try Project(config, paths: paths, readsOutside: limits.allowOutsideFiles)
    let arguments = try measurement()
    var check = CheckPipeline(
      project.configuration, folder: project.folder,
      measure: try arguments.pipeline(
        locale: project.configuration.sourceLocale ?? "en", on: rooms, readsOutside: limits.allowOutsideFiles))
    check.slot = try arguments.stated(on: rooms)
    check.readsOutside = limits.allowOutsideFiles
    var pipeline = PreviewPipeline(check, subject: try subject())
    pipeline.locales = try locales()
    pipeline.appearance = try colors.brightness()
    (pipeline.text, pipeline.background) = (try colors.text(), try colors.background())
    pipeline.visions = try colors.visions()
    let warnings = project.warnings + [note].compactMap(\.self) + warnings()
    StandardStreams.say(warnings, quiet: picture.quiet)
    if key != nil {
      let inputs = paths.isEmpty ? [project.folder] : paths
      try picture.validate(against: FileLoaders.paths(in: inputs, readsOutside: limits.allowOutsideFiles) + read)
    }
    let result = try await pipeline.run(paths)
    StandardStreams.say(result.issues, quiet: picture.quiet)
    try picture.write(result, scale: check.measure.options.displayScale)
    if result.issues.contains(where: { $0.severity == .error }) { throw ExitStatus.stopped }
  }

  /// The paths of the inputs, fonts and configuration that the options name.
  private var read: [String] { (key == nil ? [] : input) + arguments.fontFiles + [config].compactMap(\.self) }

  /// Returns the measurement options.
  ///
  /// By default, only the platform's default category is measured.
  private func measurement() throws -> MeasureArguments {
    var arguments = arguments
    if arguments.category == nil {
      let platform = try Named.checked { try Platform(name: arguments.platform) }
      arguments.category = platform.defaultCategory.rawValue
    }
    return arguments
  }

  private func subject() throws -> PreviewPipeline.Subject {
    if let key {
      try PathArgument.check(input, "the path")
      if input.contains("-") {
        throw ValidationError(
          "--key needs files, not standard input (-); to preview a single text, give it without --key")
      }
      return .key(key)
    }
    guard let text = input.first, input.count == 1 else {
      throw ValidationError(
        input.isEmpty
          ? "there is nothing to draw; give a text, or files with --key"
          : "\(input.count) texts do not go into one preview; quote one text, or name files with --key")
    }
    guard !text.isEmpty else { throw ValidationError("the text is empty; give one to draw") }
    if isNameOfFile(text), text.contains("/") || CatalogReaders.isKnown(text) {
      throw ValidationError("\(Quotation.escape(text)) is a file or folder; name the text in it with --key")
    }
    if let locale, locale.lowercased() == "all" {
      throw ValidationError("--locale all is for a key; a text has one language: name it, such as --locale de")
    }
    return .text(text, locale: try Named.language(locale ?? "en", "--locale"))
  }

  private func isNameOfFile(_ text: String) -> Bool { FileManager.default.fileExists(atPath: text) }

  /// A warning if the text is also the name of a file.
  private var note: InputIssue? {
    guard key == nil, let text = input.first, isNameOfFile(text) else { return nil }
    return .warning(
      at: SourceLocation(startOf: Quotation.escape(text)),
      "a file or folder has this name too; the text itself is drawn",
      fix: "to draw a text of a file, give its key with --key")
  }

  /// Returns a warning for each unknown language in the options.
  private func warnings() -> [InputIssue] {
    guard let locale, locale.lowercased() != "all" else { return arguments.warnings() }
    let tags = key == nil ? [locale] : locale.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
    var issues: [InputIssue] = []
    for issue in arguments.warnings(locales: tags) where !issues.contains(issue) { issues.append(issue) }
    return issues
  }

  private func locales() throws -> PreviewPipeline.Locales {
    guard key != nil, let locale else { return .source }
    if locale.lowercased() == "all" { return .all }
    return .list(
      try locale.split(separator: ",", omittingEmptySubsequences: false).map {
        try Named.language($0.trimmingCharacters(in: .whitespaces), "--locale")
      })
  }
}
