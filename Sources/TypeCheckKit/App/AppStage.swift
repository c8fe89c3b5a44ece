import Bytes

/// A stage in which an app is read.
///
/// The stages run in the order of the cases. Each takes values of earlier stages as arguments, so that the compiler holds
/// the order.
enum AppStage: String, CaseIterable, Sendable {
  /// Lists the files of the app. It comes first, because projects decide which files every other stage reads.
  case files
  /// Reads colour sets. They come before layouts, which name colours.
  case palettes
  /// Reads recordings, manifests, pictures and web pages.
  case layouts
  /// Combines projects with manifests, which count without a project.
  case facts
  /// Reads tables. Meanwhile, code is parsed on other threads.
  case tables
  /// Waits for the code, which needs nothing but the list of files.
  case code
  /// Finds where code and documents draw the texts of the tables, on the devices of the projects.
  case uses
  /// Compares the keys in code with the tables, and adds texts that only code has.
  case keys
  /// Chooses the windows of the devices. It comes after the uses, which may require a later system.
  case windows
  /// Resolves the colours of texts, and removes what nothing uses. It comes after all uses and appearances.
  case colors

  /// The work, as a phrase for a message about a run that was stopped.
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
