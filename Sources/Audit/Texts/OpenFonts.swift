package import TextEngine

/// Open fonts that auditors with different options share, so that each file is only read once.
package struct OpenFonts: Sendable {
  /// The fonts, without those of the app.
  let stack: FontStack

  /// Opens the system font or its substitute.
  ///
  /// Other fonts are opened when a text first needs them.
  ///
  /// - Throws: ``TextEngineError`` if the substitute font, or a font in a folder that the user names, cannot be used.
  package init(_ locator: FontLocator) throws(TextEngineError) { stack = try FontStack(locator: locator) }

  /// Opens the system font or its substitute, searching the user's own folders first.
  ///
  /// - Throws: ``TextEngineError`` if one of the fonts cannot be used.
  package init(directories: [String]) throws(TextEngineError) {
    try self.init(FontLocator(fontDirectories: directories))
  }
}
