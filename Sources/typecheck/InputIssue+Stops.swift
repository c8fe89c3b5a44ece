import TypeCheckKit

extension InputIssue {
  /// What stopped a run before there was a result; nil for what is no fault of anything that is read.
  ///
  /// - Parameter error: What was thrown.
  /// - Returns: The problems with their places.
  static func list(of error: any Error) -> [InputIssue]? {
    switch error {
    case let error as ConfigurationError: error.issues
    case let error as TextEngineError:
      [
        InputIssue(
          severity: .error, location: SourceLocation(file: error.path, line: 1, column: 1), message: error.what,
          remedy: error.remedy)
      ]
    default: nil
    }
  }
}
