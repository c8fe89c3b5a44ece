import TextEngine

/// Checks an app's font before anything is measured with it.
public enum AppFont {
  /// The reason why a font file cannot be used.
  public struct Problem: Hashable, Sendable {
    /// The problem, as a clause.
    public var what: String
    /// The suggested fix.
    public var remedy: String
  }

  /// Opens and inspects a font file.
  ///
  /// - Parameter path: The file's path.
  /// - Returns: The problem, or nil if there is none.
  public static func problem(with path: String) -> Problem? {
    do throws(TextEngineError) {
      try FontStack.inspect(customFont: path)
      return nil
    } catch {
      return Problem(what: error.what, remedy: error.remedy)
    }
  }
}
