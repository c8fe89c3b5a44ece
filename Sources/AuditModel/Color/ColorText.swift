public import ColorContrast

/// A colour written out in a palette file, a layout or on the command line.
public enum ColorText {
  /// Parses a colour; a colour of UIKit remains a name, so that it follows the appearance.
  ///
  /// - Parameter text: A notation or a name that ``ColorParser`` reads.
  /// - Returns: The colour, or the name of UIKit's colour.
  /// - Throws: `ColorParsingError` with the position and the fix.
  public static func value(_ text: String) throws(ColorParsingError) -> ColorVariant.Value {
    if let name = systemName(text) { return .system(name) }
    return .color(try ColorParser.color(text))
  }

  /// The name of UIKit's colour in its canonical spelling; nil if it is not one.
  private static func systemName(_ text: String) -> String? {
    var bare = text.drop { $0 == " " }
    while bare.hasSuffix(" ") { bare.removeLast() }
    for prefix in ["UIColor.", "."] where bare.hasPrefix(prefix) { bare = bare.dropFirst(prefix.count) }
    // CSS names come first: `SystemColors` also lists swatches of icons with such names, for example `gray`.
    return ColorParser.isFixedName(String(bare)) ? nil : SystemColors.canonicalName(String(bare))
  }
}
