public import ColorContrast

/// A parser for colours written in palette files, in layouts or on the command line.
public enum ColorText {
  /// Parses a colour; a UIKit colour stays a name, so that it can follow the appearance.
  ///
  /// - Parameter text: A notation or name that `ColorParser` accepts.
  /// - Returns: The colour, or the name of UIKit's colour.
  /// - Throws: `ColorParsingError` with the position and the fix.
  public static func value(_ text: String) throws(ColorParsingError) -> ColorVariant.Value {
    if let name = systemName(text) { return .system(name) }
    return .color(try ColorParser.color(text))
  }

  /// Returns the canonical spelling of a UIKit colour's name; nil if the text is not such a name.
  private static func systemName(_ text: String) -> String? {
    var bare = text.drop { $0 == " " }
    while bare.hasSuffix(" ") { bare.removeLast() }
    for prefix in ["UIColor.", "."] where bare.hasPrefix(prefix) { bare = bare.dropFirst(prefix.count) }
    // CSS names come first: `SystemColors` also lists swatches of icons with such names, for example `gray`.
    return ColorParser.isFixedName(String(bare)) ? nil : SystemColors.canonicalName(String(bare))
  }
}
