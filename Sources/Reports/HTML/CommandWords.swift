/// The arguments of a run, from which the HTML page builds commands that reproduce parts of the report.
struct CommandWords {
  /// The arguments that affect findings; without `--jobs` and similar, so that equal findings give equal pages.
  let run: [String]
  /// The arguments without the options in `choices`, which narrower commands set themselves.
  let settings: [String]
  /// The arguments without languages and the option to write a baseline.
  let anyLanguage: [String]

  /// The options with a value that set the reports and their format.
  private static let looks: Set<String> = [
    "--format", "--report", "--color", "--jobs", "--compare", "--title", "--source-url",
  ]
  /// The flags that set the contents and format of reports.
  private static let lookFlags: Set<String> = ["--all", "--timings", "--quiet", "--verbose"]
  /// The options with a value that select rules, texts and the failing level, or write a baseline.
  private static let choices: Set<String> = ["--fail-on", "--only-rule", "--disable-rule", "--key", "--write-baseline"]
  /// The flags that make a run stricter.
  private static let choiceFlags: Set<String> = ["--strict", "--strict-baseline"]

  /// Selects from the arguments after the program's name; an empty list means that they are unknown.
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

  /// Returns whether a word is `-q`, `-v` or both.
  private static func isShortFlags(_ word: String) -> Bool {
    word.hasPrefix("-") && word.count > 1 && word.dropFirst().allSatisfy { $0 == "q" || $0 == "v" }
  }
}
