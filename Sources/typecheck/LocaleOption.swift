import ArgumentParser
import TypeCheckKit

/// The option for the languages to check.
struct LocaleOption: ParsableArguments {
  @Option(
    name: .customLong("locale"),
    help: ArgumentHelp(
      """
      Languages to check, comma-separated, or all; may be repeated (default: all). A text without a language is in the \
      source_locale of the configuration, else in the first of these, else in English.
      """, valueName: "list"))
  var lists: [String] = []

  /// Whether the option was used.
  var isGiven: Bool { !lists.isEmpty }

  /// Returns the languages as canonical BCP 47 tags.
  ///
  /// Patterns with `*` stay unchanged.
  ///
  /// - Throws: `ValidationError` for an invalid language tag.
  func tags() throws -> [String] {
    try Named.list(lists, "--locale", "a language").map { tag in
      if tag.contains("*") { return tag }
      if tag.lowercased() == "all" { return "*" }
      return try Named.language(tag, "--locale")
    }
  }

  /// Returns the choice of languages to check.
  ///
  /// - Throws: `ValidationError` for an invalid language tag.
  func choice() throws -> LocaleChoice { LocaleChoice(included: try tags().map { Glob(name: $0) }) }

  /// Returns the language of texts that do not state one: the first tag, or English.
  ///
  /// - Throws: `ValidationError` for an invalid language tag.
  func ofTextsThatNameNone() throws -> String { try tags().first { !$0.contains("*") } ?? "en" }
}
