import ArgumentParser
import Foundation
import TypeCheckKit

/// The options of `check` that say which texts, languages and rules; each goes ahead of the configuration.
struct CheckQuestion: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The configuration (default: .typecheck.yml in the folder checked or the nearest above it).", valueName: "file"),
    completion: .file())
  var config: String?

  @Option(
    name: .customLong("locale"),
    help: ArgumentHelp(
      """
      Languages to check, with commas (default: all); of no influence on files that name no language, unlike --locale \
      of measure.
      """, valueName: "list"))
  var locales: String?

  @Option(
    help: ArgumentHelp("Only texts of this key; may be repeated. Screens are judged all the same.", valueName: "key"))
  var key: [String] = []

  @Option(help: ArgumentHelp("The only rules that judge, with commas.", valueName: "list"), completion: .rules)
  var onlyRule: String?

  @Option(help: ArgumentHelp("Rules that do not judge, with commas.", valueName: "list"), completion: .rules)
  var disableRule: String?

  @Option(
    help: ArgumentHelp(
      "Measure made-up languages instead: double, accented, bounded, rtl, expanded (IBM's table, keys without a translation), max (the widest translation of every key); with commas.",
      valueName: "list"))
  var pseudo: String?

  @Flag(help: "Which texts fail at 200 % (WCAG 1.4.4, the App Store's Larger Text), by device family and language.")
  var largerText = false

  @Option(help: ArgumentHelp("Tell for one key where everything about its room comes from.", valueName: "key"))
  var explain: String?

  @Flag(help: "Read JSON lines from standard input, one item a line, and answer each by the configuration.")
  var items = false

  /// Refuses names that are not known.
  ///
  /// - Throws: `ValidationError` naming the option and the nearest known names.
  func validateNames() throws {
    var unused = Configuration()
    try apply(to: &unused)
  }

  /// Puts the options in front of a configuration.
  ///
  /// - Throws: `ValidationError` naming the option and the nearest known names.
  func apply(to configuration: inout Configuration) throws {
    if let onlyRule { configuration.rules.only = try rules(onlyRule, "--only-rule") }
    if let pseudo {
      configuration.pseudo = try names(pseudo, "--pseudo", "a pseudo-language").map { name in
        guard let language = PseudoLanguage(rawValue: name) else {
          let known = PseudoLanguage.allCases.map(\.rawValue)
          throw ValidationError("--pseudo: \(UnknownName(name, kind: "a pseudo-language", known: known))")
        }
        return language
      }
    }
    if let disableRule { configuration.rules.disabled.formUnion(try rules(disableRule, "--disable-rule")) }
    if let locales {
      configuration.locales = LocaleChoice(
        included: try names(locales, "--locale", "a language").map { tag in
          if tag.contains("*") { return Glob(name: tag) }
          guard let known = LanguageName.canonical(tag) else {
            throw ValidationError("--locale \(tag) is no language tag; write a BCP 47 tag such as de, pt-BR or zh-Hans")
          }
          return Glob(name: known)
        })
    }
  }

  private func rules(_ list: String, _ option: String) throws -> Set<String> {
    let known = RuleRegistry.descriptors.map(\.id)
    let names = try names(list, option, "a rule")
    for name in names where !known.contains(name) {
      throw ValidationError(
        "\(option): \(UnknownName(name, kind: "a rule", known: known, hint: "typecheck rules lists all"))")
    }
    return Set(names)
  }

  /// The names of a list with commas; one that names nothing is a variable that was not set, not a wish.
  private func names(_ list: String, _ option: String, _ kind: String) throws -> [String] {
    let names = list.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
    guard names.contains(where: { !$0.isEmpty }) else {
      throw ValidationError("\(option) names nothing; name \(kind), or leave the option out")
    }
    return names
  }
}
