import ArgumentParser
import TypeCheckKit

/// The advice about an option or a command that typecheck does not have.
///
/// Names that other tools have come first, because no edit distance leads from them to the option that is meant.
enum UnknownOption {
  /// An option, with its names in other tools.
  private struct Guess {
    let names: Set<String>
    /// An option that the command must have.
    let needed: String
    /// The option as it is written.
    let option: String
  }

  private static let guesses = [
    Guess(names: ["lang", "language", "languages", "locales"], needed: "--locale", option: "\"--locale\""),
    Guess(names: ["json"], needed: "--format", option: "\"--format json\""),
    Guess(
      names: ["o", "out", "output", "output-file", "report-file"], needed: "--report",
      option: "\"--report NAME=PATH\", such as \"--report json=report.json\""),
    Guess(names: ["rule", "rules", "only", "select"], needed: "--only-rule", option: "\"--only-rule\""),
    Guess(
      names: ["exclude", "excluded", "ignore", "ignore-path"], needed: "--config",
      option: "the list \"excluded\" in .typecheck.yml"),
    Guess(
      names: ["update-baseline", "create-baseline", "generate-baseline", "save-baseline"], needed: "--write-baseline",
      option: "\"--write-baseline FILE\""),
  ]

  /// The commands of other tools, with what typecheck has in their place.
  private static let commands = [
    "explain": "check --explain KEY", "baseline": "check --write-baseline FILE", "compare": "check --compare FILE",
    "report": "check --report NAME=PATH", "lint": "check",
  ]

  /// Returns the option of a command that is probably meant, as a question; nil if no option is near.
  ///
  /// `given` is the option as it was written, with its dashes.
  static func question(_ given: String, in command: any ParsableCommand.Type) -> String? {
    let name = String(given.drop { $0 == "-" }.lowercased())
    let help = TypeCheckCommand.helpMessage(for: command, columns: 10_000)
    let known = options(in: help)
    if let guess = guesses.first(where: { $0.names.contains(name) && known.contains($0.needed) }) {
      return "Did you mean \(guess.option)?"
    }
    if Reporters.named(name) != nil, help.contains(" \(name): ") {
      return "Did you mean \"--report \(name)=PATH\" or \"--format \(name)\"?"
    }
    let near = UnknownName(name, kind: "an option", known: known.map { String($0.drop { $0 == "-" }) }).nearest.first
    return near.map { "Did you mean \"--\($0)\"?" }
  }

  /// Returns the call that is probably meant by an unknown command, or nil.
  static func call(for command: String) -> String? { commands[command.lowercased()] }

  /// Returns the long options in a command's help, in its order.
  private static func options(in help: String) -> [String] {
    help.split(separator: "\n").filter { $0.hasPrefix("  -") }.flatMap { line in
      // The names come before the description: `-v, --verbose, --all    Show …` or `--key <key>   Only …`.
      line.drop { $0 == " " }.prefix { $0 != "<" }.split(separator: " ").prefix { $0.hasPrefix("-") }.map {
        String($0.prefix { $0 != "," })
      }
    }.filter { $0.hasPrefix("--") }
  }
}
