public import TextEngine

/// Fonts that are open and shared by the auditors of several options, so that each file is read once.
public struct OpenFonts: Sendable {
  /// The fonts, without an app's own.
  let stack: FontStack

  /// Opens the system font, or what stands in for it; others are opened when a text first needs them.
  ///
  /// - Parameter locator: Where font files are looked for.
  /// - Throws: ``TextEngineError`` when the system font's stand-in, or a font of a folder that was named, cannot be used.
  public init(_ locator: FontLocator) throws(TextEngineError) { stack = try FontStack(locator: locator) }
}
