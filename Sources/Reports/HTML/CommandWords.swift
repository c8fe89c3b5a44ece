/// The words of a command line that made a report, for commands that show a part of it again.
struct CommandWords {
  /// All words behind the program's name, as they were given.
  let whole: [String]
  /// What is looked at and how: without reports, what fails, and what a narrower run chooses anew.
  let settings: [String]
  /// The same run without its reports and its languages.
  let anyLanguage: [String]

  /// Options with a value that choose reports and how a run looks.
  private static let reports: Set<String> = ["--format", "--report", "--color", "--write-baseline", "--jobs"]
  /// Options with a value that choose what fails and which rules and texts count.
  private static let choices: Set<String> = ["--fail-on", "--only-rule", "--disable-rule", "--key"]
  /// Options without a value of both kinds.
  private static let reportFlags: Set<String> = ["--all", "--timings", "--quiet", "--verbose"]
  private static let choiceFlags: Set<String> = ["--strict", "--strict-baseline"]

  /// Chooses among the words of a command line.
  ///
  /// - Parameter words: The words behind the program's name; none where nobody says.
  init(_ words: [String]) {
    whole = words
    settings = Self.words(
      words, without: Self.reports.union(Self.choices), flags: Self.reportFlags.union(Self.choiceFlags))
    anyLanguage = Self.words(words, without: Self.reports.union(["--locale"]), flags: Self.reportFlags)
  }

  private static func words(_ all: [String], without valued: Set<String>, flags: Set<String>) -> [String] {
    var words: [String] = []
    var index = 0
    while index < all.count {
      let word = all[index]
      index += 1
      if word == "--" {
        words += all[(index - 1)...]
        break
      }
      if flags.contains(word) || isShortFlags(word) { continue }
      if valued.contains(word) {
        index += 1
        continue
      }
      if let equals = word.firstIndex(of: "="), valued.contains(String(word[..<equals])) { continue }
      words.append(word)
    }
    return words
  }

  /// Whether a word is `-q`, `-v` or both.
  private static func isShortFlags(_ word: String) -> Bool {
    word.hasPrefix("-") && word.count > 1 && word.dropFirst().allSatisfy { $0 == "q" || $0 == "v" }
  }
}
