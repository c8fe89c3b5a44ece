import Foundation

/// The words of the run's own command line that say what is looked at and how: those of a command that shows a part of
/// it again.
struct RunWords {
  /// Options with a value that choose reports, what fails, or what a narrower run chooses anew.
  private static let valued: Set<String> = [
    "--format", "--report", "--fail-on", "--color", "--write-baseline", "--jobs", "--only-rule", "--disable-rule",
    "--key",
  ]
  /// Options without a value of that kind.
  private static let flags: Set<String> = [
    "--strict", "--all", "--timings", "--quiet", "--verbose", "--strict-baseline",
  ]

  /// The command first, then its inputs and settings as they were given.
  let words: [String]

  /// Chooses among the words of a command line.
  ///
  /// - Parameter arguments: The words behind the program's name.
  init(_ arguments: [String] = Array(ProcessInfo.processInfo.arguments.dropFirst())) {
    var words: [String] = []
    var index = 0
    while index < arguments.count {
      let word = arguments[index]
      index += 1
      if word == "--" {
        words += arguments[(index - 1)...]
        break
      }
      if Self.flags.contains(word) || Self.isShortFlags(word) { continue }
      if Self.valued.contains(word) {
        index += 1
        continue
      }
      if let equals = word.firstIndex(of: "="), Self.valued.contains(String(word[..<equals])) { continue }
      words.append(word)
    }
    self.words = words
  }

  /// Whether a word is `-q`, `-v` or both.
  private static func isShortFlags(_ word: String) -> Bool {
    word.hasPrefix("-") && word.count > 1 && word.dropFirst().allSatisfy { $0 == "q" || $0 == "v" }
  }
}
