public import AuditModel
public import ColorContrast

/// A colour written out in a palette file, a layout or on the command line.
public enum ColorText {
  /// What a text stands for; one of UIKit's colours stays a name, so that it follows the appearance.
  ///
  /// - Parameter text: A notation or a name that ``ColorParser`` reads.
  /// - Returns: The colour, or the name of UIKit's colour.
  /// - Throws: `ColorParsingError` with the place and the remedy.
  public static func value(_ text: String) throws(ColorParsingError) -> ColorVariant.Value {
    if let name = systemName(text) { return .system(name) }
    return .color(try ColorParser.color(text))
  }

  /// The name of UIKit's colour as the table spells it; nil where it is none.
  private static func systemName(_ text: String) -> String? {
    var bare = text.drop { $0 == " " }
    while bare.hasSuffix(" ") { bare.removeLast() }
    for prefix in ["UIColor.", "."] where bare.hasPrefix(prefix) { bare = bare.dropFirst(prefix.count) }
    // Swatches of icons have names of CSS.
    return ColorParser.isFixedName(String(bare)) ? nil : SystemColors.canonicalName(String(bare))
  }
}
