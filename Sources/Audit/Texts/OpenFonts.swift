package import TextEngine

/// Open fonts shared by the auditors of several options, so that each file is read only once.
package struct OpenFonts: Sendable {
  /// The fonts, without any app's own.
  let stack: FontStack

  /// Opens the system font or its substitute.
  ///
  /// Other fonts are opened when a text first needs them.
  ///
  /// - Parameter locator: Finds font files.
  /// - Throws: ``TextEngineError`` when the substitute of the system font, or a font in a folder named by the user,
  ///   cannot be used.
  package init(_ locator: FontLocator) throws(TextEngineError) { stack = try FontStack(locator: locator) }
}
