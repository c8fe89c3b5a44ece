import TextEngine

/// The shapers of a font stack with custom fonts, each made once.
struct FontShapers {
  let stack: FontStack
  private var shapers: [String?: TextShaper] = [:]

  /// Creates the shaper for the system font.
  ///
  /// - Throws: An error when the line-breaking data cannot be opened.
  init(_ stack: FontStack) throws {
    self.stack = stack
    shapers[nil] = try TextShaper(stack: stack)
  }

  /// Returns the shaper for a custom font file, or for the system font if the path is nil.
  mutating func shaper(for font: String?) throws -> TextShaper {
    if let known = shapers[font] { return known }
    let made = try TextShaper(stack: try stack.with(customFont: font))
    shapers[font] = made
    return made
  }
}
