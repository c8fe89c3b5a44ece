/// All report formats.
public enum Reporters {
  /// The reporters with their default options, the default format first.
  public static let all: [any Reporter] = [
    TerminalReporter(),
    JSONReporter(),
    JSONLinesReporter(),
    SARIFReporter(),
    JUnitReporter(),
    GitHubReporter(),
    XcodeReporter(),
    CheckstyleReporter(),
    CodeClimateReporter(),
    CSVReporter(),
    MarkdownReporter(),
    HTMLReporter(),
  ]

  /// Returns the reporter of a format.
  ///
  /// - Parameter id: The format's name, such as `json`.
  /// - Returns: The reporter, or nil if there is no such format.
  public static func named(_ id: String) -> (any Reporter)? {
    all.first { $0.format.id == id }
  }
}
