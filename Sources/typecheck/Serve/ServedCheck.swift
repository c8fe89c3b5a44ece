import Bytes
import Foundation
import Serving
import TypeCheckKit

/// A check that runs repeatedly with the same options and the current configuration.
struct ServedCheck: LiveCheck {
  private let command: CheckCommand
  private let editor: String?
  private let cache = CheckCache()
  private let start: StartFolder

  /// The size limits of the layouts in the page's data.
  ///
  /// The page requests other layouts when a reader opens a text, so only the worst texts need one at first.
  private static let layoutLimits = (bytes: 300_000, outlineBytes: 150_000)

  init(_ command: CheckCommand, editor: String?, from start: StartFolder = StartFolder()) {
    (self.command, self.editor, self.start) = (command, editor, start)
  }

  var withoutMemory: ServedCheck { ServedCheck(command, editor: editor, from: start) }

  func tree() throws -> FolderTree {
    let project = try command.project()
    return tree(of: project, try command.pipeline(for: project, command.output).measure.fontDirectories)
  }

  func limits() -> RunLimits {
    command.fileLimit.limits
  }

  func run(_ limits: RunLimits) async throws -> CheckOutcome {
    start.enterAgain()
    let project = try command.project()
    let output = command.output(command.output, for: project)
    var pipeline = try command.pipeline(for: project, output)
    var reporter = HTMLReporter(command: words)
    pipeline.measure.prepare(for: reporter)
    pipeline.measure.layoutLimits.bytes = Self.layoutLimits.bytes
    pipeline.measure.layoutLimits.outlineBytes = Self.layoutLimits.outlineBytes
    (pipeline.cache, pipeline.keepsTrials, pipeline.limits) = (cache, true, limits)
    try command.baseline.prepare(&pipeline, configured: project.configuration.baseline)
    try command.comparison.prepare(&pipeline)
    reporter.details = try command.details(of: pipeline, project, output)
    reporter.details.editor = editor.flatMap(EditorLinks.template).map { template in
      PageDetails.Editor(template: template, folder: FileManager.default.currentDirectoryPath)
    }
    var result = try await pipeline.run(command.path)
    result.report.inputIssues = project.warnings + command.measurement.warnings() + result.report.inputIssues
    var status = ExitStatus(of: result.report, failingOn: output.failOn, isStrict: command.reports.strict)
    let extra = try command.baseline.finish(&result, configured: project.configuration.baseline, status: status)
    if status != .stopped, extra != .clean { status = extra }
    reporter.details.listsForms = true
    reporter.details.screenDevices = result.trials?.screenDevices ?? []
    result.report.timings = [:]
    result.report.ending = output.failOn.ending(with: status)
    let live = LiveResult(result.report.prepared(for: reporter), by: reporter)
    return CheckOutcome(
      result: ServedResult(live, exit: Int(status.rawValue)), trials: result.trials,
      tree: tree(of: project, pipeline.measure.fontDirectories))
  }

  /// The maximum number of texts to measure before a check (our own choice: more than one save usually changes, and few
  /// enough to be shown at once).
  private static let mostAhead = 20

  func data(ofTextsIn files: Set<String>, in trials: LiveSession) async throws -> [UInt8]? {
    let changes = cache.catalogs.changes(in: files, upTo: Self.mostAhead)
    guard !changes.isEmpty, let report = try await trials.report(on: changes) else { return nil }
    return Self.data(of: report)
  }

  /// Returns the page data of one text, with its layouts.
  ///
  /// - Throws: `TextEngineError` if a font cannot be read.
  static func data(of query: TextQuery, typed: LiveSession.Typed?, in trials: LiveSession?) async throws -> [UInt8]? {
    try await trials?.report(key: query.key, locale: query.locale, file: query.file, typed: typed).map(data)
  }

  /// Returns the page data of one screen.
  ///
  /// - Throws: `TextEngineError` if a font cannot be read.
  static func data(of query: ScreenQuery, in trials: LiveSession?) async throws -> [UInt8]? {
    try await trials?.report(
      screen: query.id, device: query.device, locale: query.locale, category: query.category
    ).map(data)
  }

  private static func data(of report: AuditReport) -> [UInt8] {
    var reporter = HTMLReporter()
    reporter.details.listsForms = true
    return ServedPage(report.prepared(for: reporter), by: reporter).data
  }

  /// The arguments of the equivalent command `check`.
  private var words: [String] {
    var words = ["check"]
    var rest = CommandLine.arguments.dropFirst(2)
    while let word = rest.popFirst() {
      if word == "--port" || word == "--editor" { rest = rest.dropFirst() }
      let isOwn = ["--port", "--editor", "--open"].contains { word == $0 || word.hasPrefix("\($0)=") }
      if !isOwn { words.append(word) }
    }
    return words
  }

  /// Returns the paths at which the configuration of a file or folder may appear: in it and in all folders above it.
  private static func configurations(of root: String) -> [String] {
    var folder = FilePath.absolute(root)
    var places = [FilePath.joined(folder, ConfigurationReader.fileName)]
    while folder != "/", case let above = FilePath.folder(of: folder), above != folder {
      folder = above
      places.append(FilePath.joined(folder, ConfigurationReader.fileName))
    }
    return places
  }

  /// Returns the folders and files on which a check depends.
  private func tree(of project: Project, _ fontDirectories: [String]) -> FolderTree {
    func plain(_ path: String) -> String {
      let short = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
      return short.isEmpty ? "." : short
    }
    let roots = (command.path.isEmpty ? [project.folder] : command.path).map(plain)
    let named = [
      command.arguments.config, project.file, command.baseline.baseline, project.configuration.baseline,
      command.comparison.compare,
    ]
    // A configuration may appear later, and a commit changes the head of the page.
    let expected =
      (command.arguments.config == nil ? roots.flatMap(Self.configurations) : []) + roots.map { "\($0)/.git/logs/HEAD" }
    return FolderTree(
      roots + fontDirectories.map(plain),
      files: named.compactMap(\.self) + command.measurement.fontFiles + expected + [start.path],
      skipping: Set(ForeignFolder.reasons.keys), readsOutside: command.limits.allowOutsideFiles)
  }
}

extension ServedResult {
  fileprivate init(_ live: LiveResult, exit: Int) {
    let texts = live.texts.map { (TextQuery(key: $0.key.key, locale: $0.key.locale, file: $0.key.file), $0.value) }
    self.init(
      page: live.page.page, policy: live.page.policy, data: live.page.data,
      texts: Dictionary(uniqueKeysWithValues: texts), findings: live.findings, exit: exit, errors: live.errors)
  }
}
