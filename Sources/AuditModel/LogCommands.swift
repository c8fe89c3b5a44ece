internal import Bytes

/// The commands that build servers recognize in a log, and functions that keep input from becoming one.
///
/// Anyone who can propose a change to an app can put such a command into a text, a key or a file name. Two forms exist:
///
/// - `::name::` at the start of a line, after any white space: GitHub Actions.
/// - `##[name]`, `##vso[name]` and `##teamcity[name]` anywhere in a line: GitHub Actions, Azure Pipelines and TeamCity.
///
/// GitLab's `section_start:` needs a carriage return and an escape character, which reports never contain.
///
/// Sources: `ActionCommand.cs` of GitHub's runner, `Command.cs` of Azure's agent, and TeamCity's "Service Messages".
package enum LogCommands {
  /// Returns whether the byte at an index is the last `#` of a mark such as `##[` or `##vso[`.
  ///
  /// If this character is escaped, the mark is broken. The name between `##` and `[` may have any letters, so that
  /// other servers and other spellings count too.
  @inline(__always)
  package static func endsMark(_ utf8: UnsafeBufferPointer<UInt8>, at index: Int) -> Bool {
    utf8[index] == UInt8(ascii: "#") && index > 0 && utf8[index - 1] == UInt8(ascii: "#")
      && isName(utf8, from: index + 1)
  }

  /// The maximum length of the name in a mark (our own choice; the longest known one, `teamcity`, has 8 letters).
  private static let longestName = 32

  private static func isName(_ utf8: UnsafeBufferPointer<UInt8>, from start: Int) -> Bool {
    var index = start
    while index < utf8.count, index - start <= longestName {
      switch utf8[index] {
      case UInt8(ascii: "["): return true
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): index += 1
      default: return false
      }
    }
    return false
  }

  /// Returns whether a line that begins with the text could be a command that starts with `::`.
  package static func isStart(_ text: String) -> Bool {
    guard let first = text.utf8.first, first <= 0x20 || first == UInt8(ascii: ":") || first > 0x7F else { return false }
    return text.unicodeScalars.drop(while: \.properties.isWhitespace).starts(with: "::".unicodeScalars)
  }

  /// Returns text of one or more lines in which no line contains a command.
  ///
  /// A character of each command becomes a visible escape, such as `\u{3A}:error::`.
  package static func disarmed(_ text: String) -> String { rewritten(text, startEscape: "\\u{3A}", marksToo: true) }

  /// Returns text in which an apostrophe precedes each command after a line break.
  ///
  /// The start of the text is not the start of a line.
  package static func withApostrophes(_ text: String) -> String {
    rewritten(text, startEscape: "':", marksToo: false, isAtStart: false)
  }

  private static func rewritten(
    _ text: String, startEscape: String, marksToo: Bool, isAtStart: Bool = true
  ) -> String {
    guard mayContainCommand(text) else { return text }
    var result = String.UnicodeScalarView()
    var isAtStart = isAtStart
    let scalars = text.unicodeScalars
    var index = scalars.startIndex
    while index < scalars.endIndex {
      let scalar = scalars[index]
      let next = scalars.index(after: index)
      switch scalar {
      case ":" where isAtStart && next < scalars.endIndex && scalars[next] == ":":
        result.add(startEscape)
      case "#" where marksToo && endsMark(scalars, at: index):
        result.add("\\u{23}")
      default: result.append(scalar)
      }
      if isBreak(scalar) {
        isAtStart = true
      } else if !scalar.properties.isWhitespace {
        isAtStart = false
      }
      index = next
    }
    return String(result)
  }

  /// Returns whether the scalar at an index is the last `#` of a mark such as `##[` or `##vso[`.
  static func endsMark(_ scalars: String.UnicodeScalarView, at index: String.Index) -> Bool {
    guard scalars[index] == "#", index > scalars.startIndex, scalars[scalars.index(before: index)] == "#" else {
      return false
    }
    return isName(scalars[scalars.index(after: index)...])
  }

  private static func isName(_ scalars: Substring.UnicodeScalarView) -> Bool {
    for scalar in scalars.prefix(longestName + 1) {
      if scalar == "[" { return true }
      guard scalar.isASCII, scalar.properties.isAlphabetic else { return false }
    }
    return false
  }

  /// Returns whether a scalar ends a line for any program.
  private static func isBreak(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\n", "\u{B}", "\u{C}", "\r", "\u{85}", "\u{2028}", "\u{2029}": true
    default: false
    }
  }

  /// Returns whether the text has two colons or two number signs in a row; much faster than checking scalars.
  private static func mayContainCommand(_ text: String) -> Bool {
    text.withBytes { utf8 in
      var previous: UInt8 = 0
      // Without an early exit, the compiler can vectorise the loop.
      var found = false
      for byte in utf8 {
        found = found || byte == previous && (byte == UInt8(ascii: ":") || byte == UInt8(ascii: "#"))
        previous = byte
      }
      return found
    }
  }
}
