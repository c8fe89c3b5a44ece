import Bytes

/// A stage of reading an app.
///
/// The stages run in the order of the cases. Each takes values of earlier stages as arguments, so the compiler enforces
/// the order.
enum AppStage: String, CaseIterable, Sendable {
  case files, palettes, layouts, facts, tables, code, uses, keys, windows, colors

  /// The contents of the stage, and the reason for its place in the order, as sentences.
  var reason: String {
    switch self {
    case .files: "Lists the files of the app, first, because projects decide which files every other stage reads."
    case .palettes: "Reads colour sets, before layouts, which name colours."
    case .layouts: "Reads recordings, manifests, pictures and web pages."
    case .facts: "Combines projects with manifests, which count without a project."
    case .tables: "Reads tables. Meanwhile, code is parsed on other threads."
    case .code: "Waits for the code, which needs nothing but the list of files."
    case .uses: "Finds where code and documents draw the texts of the tables, on the devices of the projects."
    case .keys: "Compares the keys in code with the tables, and adds texts that only code has."
    case .windows: "Chooses the windows of the devices, after the uses, which may require a later system."
    case .colors: "Resolves the colours of texts, and removes what nothing uses, after all uses and appearances."
    }
  }

  /// The work as a phrase, for a message about a stopped run.
  var work: String {
    switch self {
    case .files: "listing the files"
    case .palettes: "reading colours"
    case .layouts: "reading layouts and pictures"
    case .facts: "reading projects"
    case .tables: "reading tables"
    case .code: "parsing code"
    case .uses, .keys: "finding the places of texts in code"
    case .windows: "choosing windows"
    case .colors: "resolving colours"
    }
  }
}

/// A run of the stages, with the time of each.
struct AppStages {
  /// The stages that were begun, in order.
  private(set) var begun: [AppStage] = []
  private(set) var watch: Stopwatch
  private let limits: RunLimits

  init(_ limits: RunLimits, since watch: Stopwatch = Stopwatch()) { (self.limits, self.watch) = (limits, watch) }

  /// Ends the current stage and begins the next one.
  ///
  /// - Throws: `CancellationError` if the run is to stop.
  mutating func begin(_ stage: AppStage) throws {
    end()
    begun.append(stage)
    limits.currentWork = stage.work
    try limits.check()
  }

  /// Ends the current stage.
  mutating func end() { if let last = begun.last { watch.end(last.rawValue) } }
}
