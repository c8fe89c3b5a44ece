/// The words of a command line that made a report, for commands that show a part of it again.
struct CommandWords {
  /// What was looked at, how, and what counts; without words that change no finding, such as those on threads, so that the
  /// same findings make the same page.
  let run: [String]
  /// What is looked at and how: the run without what a narrower one chooses anew.
  let settings: [String]
  /// The same run without its languages.
  let anyLanguage: [String]

  /// Options with a value that choose reports and how a run looks.
  private static let looks: Set<String> = ["--format", "--report", "--color", "--jobs"]
  /// The same without a value.
  private static let lookFlags: Set<String> = ["--all", "--timings", "--quiet", "--verbose"]
  /// Options with a value that choose what fails and which rules and texts count.
  private static let choices: Set<String> = ["--fail-on", "--only-rule", "--disable-rule", "--key", "--write-baseline"]
  /// The same without a value.
  private static let choiceFlags: Set<String> = ["--strict", "--strict-baseline"]

  /// Chooses among the words of a command line.
  ///
  /// - Parameter words: The words behind the program's name; none where nobody says.
  init(_ words: [String]) {
    run = Self.words(words, without: Self.looks, flags: Self.lookFlags)
    settings = Self.words(run, without: Self.choices, flags: Self.choiceFlags)
    anyLanguage = Self.words(run, without: ["--locale", "--write-baseline"], flags: [])
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
