/// The arguments of the run that made a report, from which the page builds commands that show a part of it again.
struct CommandWords {
  /// The arguments without those that change no finding, such as `--jobs`, so that equal findings give equal pages.
  let run: [String]
  /// The run without the options that a narrower run sets itself: rules, keys, the failing level and the baseline.
  let settings: [String]
  /// The run without languages and without writing a baseline.
  let anyLanguage: [String]

  /// Options with a value that choose reports and their looks.
  private static let looks: Set<String> = ["--format", "--report", "--color", "--jobs"]
  /// Flags of the same purpose, without a value.
  private static let lookFlags: Set<String> = ["--all", "--timings", "--quiet", "--verbose"]
  /// Options with a value that choose rules, texts, the failing level and a baseline to write.
  private static let choices: Set<String> = ["--fail-on", "--only-rule", "--disable-rule", "--key", "--write-baseline"]
  /// Flags of the same purpose, without a value.
  private static let choiceFlags: Set<String> = ["--strict", "--strict-baseline"]

  /// Selects arguments from those after the program's name.
  ///
  /// An empty list means that they are unknown.
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
