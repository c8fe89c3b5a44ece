import ArgumentParser
import Foundation
import Serving
import TypeCheckKit

/// The command `typecheck serve`, which shows the page of a check in a browser and keeps it up to date.
struct ServeCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "serve",
    abstract: "Shows the HTML page of a check in a browser, and checks again when a file is saved.",
    discussion: """
      Only programs on this machine can open the page. Nothing is written. Ctrl+C stops the server with exit status 0.

      On the page, a reader can type another translation, which is measured in the same place.

      Example: typecheck serve App --port 4040 --open
      """)

  /// The port that is tried first if no port is given (our own choice).
  private static let usualPort = 4040
  /// The number of ports that are tried if no port is given (our own choice).
  private static let triedPorts = 20

  @Option(
    help: ArgumentHelp(
      "The port of the page, from 1 to 65535 (default: \(Self.usualPort), or the next one that is free).",
      valueName: "number"))
  var port: Int?

  @Flag(help: "Open the page in the default browser.")
  var open = false

  @Option(
    help: ArgumentHelp(
      "The program that opens a file when its place in the page is clicked: \(EditorLinks.names).", valueName: "name"))
  var editor: String?

  @Argument(
    help: "Files or folders (default: the folder of the configuration, else the current one).", completion: .file())
  var path: [String] = []

  @OptionGroup(title: "What is checked")
  var arguments: CheckArguments

  @OptionGroup(title: "What is checked")
  var locale: LocaleOption

  @OptionGroup(title: "What is checked")
  var rules: RuleChoiceOptions

  @OptionGroup(title: "Limits")
  var limits: LimitOptions

  @OptionGroup(title: "Limits")
  var usage: UsageLimitOptions

  @OptionGroup(title: "Limits")
  var fileLimit: FileLimitOption

  @OptionGroup(title: "Accepted findings")
  var baseline: BaselineOptions

  @OptionGroup(title: "Accepted findings")
  var comparison: CompareOption

  @OptionGroup(title: "What is measured")
  var measurement: MeasureArguments

  @OptionGroup(title: "What is measured")
  var rooms: RoomOptions

  @Option(
    name: .customLong("fail-on"),
    help: "The page's verdict fails on findings of this severity or above. (default: error)")
  var failOn: FailLevel?

  @Flag(name: .long, help: "The page's verdict is incomplete if there are input warnings.")
  var strict = false

  @OptionGroup(title: "The page")
  var page: PageOptions

  /// Returns `check` with the same options.
  ///
  /// - Throws: An error of ArgumentParser if options contradict each other.
  private func check() throws -> CheckCommand {
    var check = CheckCommand()
    (check.path, check.arguments, check.baseline) = (path, arguments, baseline)
    (check.locale, check.rules) = (locale, rules)
    (check.comparison, check.measurement, check.rooms, check.page) = (comparison, measurement, rooms, page)
    (check.limits, check.usage, check.fileLimit) = (limits, usage, fileLimit)
    check.texts = try TextReportOptions.parse([])
    (check.output, check.reports) = (try OutputOptions.parse([]), try ReportOptions.parse([]))
    (check.output.failOnOption, check.reports.strict) = (failOn, strict)
    return check
  }

  func validate() throws {
    if let port, !(1...65_535).contains(port) { throw ValidationError("--port must be between 1 and 65535") }
    if let editor, EditorLinks.template(for: editor) == nil {
      let unknown = UnknownName(editor, kind: "an editor", known: EditorLinks.all.map(\.name))
      throw ValidationError("--editor: \(unknown)")
    }
    if editor != nil, page.sourceUrl != nil {
      throw ValidationError("--editor and --source-url both set the links to source files; remove one of them")
    }
    let others = [
      ("--write-baseline", baseline.writeBaseline != nil), ("--items", arguments.items),
      ("--explain", arguments.explain != nil),
    ]
    if let option = others.given.first {
      throw ValidationError("\(option) does nothing with serve, which only shows a page; use it with typecheck check")
    }
    try check().validate()
  }

  func run() async throws {
    #if Serve
      try await serve()
    #else
      throw ValidationError("this build has no server; build with `--traits default,Serve`")
    #endif
  }

  #if Serve
    private func serve() async throws {
      usage.watchEndless("checking the folder")
      let project: LiveProject
      do {
        project = try await LiveProject(ServedCheck(check(), editor: editor))
      } catch {
        guard let issues = InputIssue.list(of: error) else { throw error }
        for issue in issues { StandardStreams.say(issue) }
        throw ExitStatus.stopped
      }
      let ports = port.map { $0...$0 } ?? Self.usualPort...(Self.usualPort + Self.triedPorts - 1)
      let signals = await StopSignals()
      let listener: LoopbackListener
      do {
        listener = try await LoopbackListener.start(on: ports) { PageServer(project, port: $0) }
      } catch {
        throw StandardStreams.stop(error)
      }
      let address = "http://127.0.0.1:\(listener.port)/"
      StandardStreams.say("listening on \(address) (Ctrl+C stops the server)")
      if open { Browser.open(address, with: ProgramSearch(outside: await project.roots)) }
      // Nothing awaits these tasks, so they cannot delay the end of the process.
      Task(priority: .high) { await project.follow() }
      Task(priority: .high) { await project.hub.keepAlive() }
      Task(priority: .high) {
        do { try await listener.run() } catch { Self.exit(withError: StandardStreams.stop(error)) }
      }
      // This task shares its threads with checks, so a task of high priority ends the process.
      await Task(priority: .high) {
        await signals.next()
        await project.stop()
        // `exit` would destroy objects that a running check uses.
        _exit(0)
      }.value
    }
  #endif
}
