public import AuditModel

/// The settings of a run that apply to some report formats.
public struct ReportSettings: Sendable {
  /// The folder to put before relative paths in lines for Xcode; nil leaves paths unchanged.
  public var folder: String?
  /// The sizes of each text in JSON.
  public var measurements = MeasurementChoice.all
  /// The contents and the style of text.
  public var text = TerminalReporter.Options()
  /// The arguments of the run for a page, the subcommand first; empty if they are unknown.
  public var command: [String] = []
  /// The details of the run for a page.
  public var details = PageDetails()
  /// The maximum number of causes in lines for agents; nil for as many as fit.
  public var limit: Int?
  /// The lines that a pull request changes, for formats for code review; nil if they are not known.
  public var changes: ChangedLines?

  /// The repository to whose root paths of annotations are relative; nil to leave paths unchanged.
  public var repository: RepositoryPlace?

  /// Creates default settings.
  public init() {}
}
