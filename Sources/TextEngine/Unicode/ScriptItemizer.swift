internal import CICU

/// Divides a text into runs of one script (UAX 24).
///
/// Common and inherited characters take the script of what stands before them, or at the start of the text of what
/// follows; a closing bracket takes the script of its opening one; a character that is used with certain scripts only
/// (Script_Extensions), such as the Japanese long mark or the danda, takes one of these.
public enum ScriptItemizer {
  /// A part of a text in one script.
  public struct Run: Hashable, Sendable {
    /// The UTF-16 offsets of the part in the text.
    public var range: Range<Int>
    /// Its script; ``Script/common`` only when the whole text has no character of a certain script.
    public var script: Script

    /// Creates a run.
    ///
    /// - Parameters:
    ///   - range: The UTF-16 offsets of the part in the text.
    ///   - script: Its script.
    public init(range: Range<Int>, script: Script) {
      self.range = range
      self.script = script
    }
  }

  /// The script runs of a text.
  ///
  /// - Parameters:
  ///   - text: UTF-16 code units.
  ///   - preferred: Where a character is used with several scripts and its neighbours do not decide, the one to take:
  ///     usually that of the text's language (``UnicodeProperties/likelyScript(ofLanguage:)``).
  /// - Returns: Runs that cover the text in order, neighbours differing in script; none for an empty text.
  public static func runs(of text: UnsafeBufferPointer<UInt16>, preferring preferred: Script? = nil) -> [Run] {
    guard !text.isEmpty else { return [] }
    if let script = plainScript(of: text) { return [Run(range: 0..<text.count, script: script)] }
    var resolution = ScriptResolution(text, preferring: preferred)
    return resolution.runs()
  }

  /// The script runs of a text.
  ///
  /// - Parameters:
  ///   - text: UTF-16 code units.
  ///   - preferred: The script to take where neighbours do not decide.
  /// - Returns: Runs that cover the text in order; none for an empty text.
  public static func runs(of text: [UInt16], preferring preferred: Script? = nil) -> [Run] {
    text.withUnsafeBufferPointer { runs(of: $0, preferring: preferred) }
  }

  /// The script of a text of Latin letters and common characters below U+0250 and of general punctuation; nil when
  /// the text has anything else.
  ///
  /// Scripts.txt of Unicode 15.0: below U+0250 the letters are Latin and all else is Common; the dashes, quotation
  /// marks, bullets and ellipsis of U+2010…2027 are Common and have no Script_Extensions.
  private static func plainScript(of text: UnsafeBufferPointer<UInt16>) -> Script? {
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
