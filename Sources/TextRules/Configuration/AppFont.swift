import TextEngine

/// A check of an app's font before it is used for measuring.
package enum AppFont {
  /// The reason why a font file cannot be used.
  package struct Problem: Hashable, Sendable {
    /// The problem, as a clause.
    package var what: String
    /// The suggested fix.
    package var remedy: String
  }

  /// Returns the problem with a font file, or nil if it can be used.
  package static func problem(with path: String) -> Problem? {
    do throws(TextEngineError) {
      try FontStack.inspect(customFont: path)
      return nil
    } catch {
      return Problem(what: error.what, remedy: error.remedy)
    }
  }
}
