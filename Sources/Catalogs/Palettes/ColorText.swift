import AuditModel
import ColorContrast

/// A colour written out in a palette file.
enum ColorText {
  /// What a text stands for; one of UIKit's colours stays a name, so that it follows the appearance.
  static func value(_ text: String) throws(ColorParsingError) -> ColorVariant.Value {
    if let name = systemName(text) { return .system(name) }
    return .color(try ColorParser.color(text))
  }

  /// The name of UIKit's colour as the table spells it; nil where it is none.
  private static func systemName(_ text: String) -> String? {
    var bare = text.drop { $0 == " " }
    while bare.hasSuffix(" ") { bare.removeLast() }
    for prefix in ["UIColor.", "."] where bare.hasPrefix(prefix) { bare = bare.dropFirst(prefix.count) }
    return SystemColors.canonicalName(String(bare))
  }
}
