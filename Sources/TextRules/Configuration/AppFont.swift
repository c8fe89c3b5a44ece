import TextEngine

/// A font of the app itself, looked at before anything is measured with it.
public enum AppFont {
  /// Why nothing can be measured with a file.
  public struct Problem: Hashable, Sendable {
    /// What is wrong, as a clause.
    public var what: String
    /// What to do about it.
    public var remedy: String
  }

  /// Opens and inspects a font file.
  ///
  /// - Parameter path: The file's path.
  /// - Returns: What is wrong with it; nil where nothing is.
  public static func problem(with path: String) -> Problem? {
    do throws(TextEngineError) {
      try FontStack.inspect(customFont: path)
      return nil
    } catch {
      return Problem(what: error.what, remedy: error.remedy)
    }
  }
}
