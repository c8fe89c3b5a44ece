import TypeCheckKit

extension InputIssue {
  /// Returns the problems behind an error that stopped a run, or nil if the error does not concern an input.
  static func list(of error: any Error) -> [InputIssue]? {
    switch error {
    case let error as ConfigurationError: error.issues
    case let error as TextEngineError:
      [.error(at: SourceLocation(startOf: error.path), error.what, fix: error.remedy)]
    case let error as RoomError:
      [.error(at: SourceLocation(startOf: "command-line"), error.what, fix: error.remedy)]
    default: nil
    }
  }
}
