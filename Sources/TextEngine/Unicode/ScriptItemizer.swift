/// A splitter of texts into runs of one script (UAX 24).
///
/// - Common and inherited characters take the script of the preceding text, or of the following text at the start.
/// - A closing bracket takes the script of its opening bracket.
/// - A character limited to certain scripts (Script_Extensions), such as the Japanese prolonged sound mark or the
///   danda, takes one of these scripts.
package enum ScriptItemizer {
  /// A part of a text in one script.
  package struct Run: Hashable, Sendable {
    /// The UTF-16 range in the text.
    package var range: Range<Int>
    /// The script; ``Script/common`` only if no character of the text has a specific script.
    package var script: Script
  }

  /// Returns the script runs of a text, in order, with adjacent runs in different scripts; none for an empty text.
  ///
  /// The preferred script is for a character that is used with several scripts, if the adjacent text does not determine
  /// its script. This is usually the script of the text's language (``UnicodeProperties/likelyScript(ofLanguage:)``).
  package static func runs(of text: [UInt16], preferring preferred: Script? = nil) -> [Run] {
    guard !text.isEmpty else { return [] }
    if let script = plainScript(of: text) { return [Run(range: 0..<text.count, script: script)] }
    var resolution = ScriptResolution(text, preferring: preferred)
    return resolution.runs()
  }

  /// Returns the script of a text whose characters are all below U+0250 or in U+2010…2027; nil for any other text.
  ///
  /// By Scripts.txt of Unicode 15.0, the letters below U+0250 are Latin, except U+00B5 (micro sign), which is Common
  /// like all other characters there. The dashes, quotation marks, bullets and ellipsis of U+2010…2027 are Common
  /// without Script_Extensions. A text without letters is Common.
  private static func plainScript(of text: [UInt16]) -> Script? {
    var hasLatin = false
    for unit in text {
      switch unit {
      case 0x41...0x5A, 0x61...0x7A, 0xAA, 0xBA, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x024F: hasLatin = true
      case 0...0x024F, 0x2010...0x2027: continue
      default: return nil
      }
    }
    return hasLatin ? .latin : .common
  }
}
