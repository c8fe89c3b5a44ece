import ArgumentParser
import Foundation
import TypeCheckKit

/// The options of `check` for texts, languages and rules, which override the configuration.
struct CheckArguments: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The configuration (default: .typecheck.yml in the folder checked or the nearest above it).", valueName: "file"),
    completion: .file())
  var config: String?

  @Option(
    help: ArgumentHelp(
      "Only texts of this key; may be repeated. Colours and screens are still checked.", valueName: "key"))
  var key: [String] = []

  @Option(
    help: ArgumentHelp(
      "Measure pseudo-languages instead: double, accented, bounded, rtl, expanded (IBM's table, keys without a translation), max (the widest translation of every key); comma-separated.",
      valueName: "list"))
  var pseudo: String?

  @Flag(
    help: """
      Read every file of the folders, including files in no iOS target and files skipped by name, such as \
      Settings.bundle and fastlane.
      """)
  var allFiles = false

  @Flag(
    help: "Show which texts fail at 200 % (WCAG 1.4.4, the App Store's Larger Text), by device family and language.")
  var largerText = false

  @Flag(
    help: """
      Show what fails the App Store's Sufficient Contrast by default, and with Increase Contrast, Bold Text and Reduce \
      Transparency, by device family.
      """)
  var sufficientContrast = false

  @Option(help: ArgumentHelp("Explain the origin of each slot field of a key.", valueName: "key"))
  var explain: String?

  @Flag(help: "Read JSON lines from standard input, one item per line, and answer each according to the configuration.")
  var items = false

  /// Throws an error if an option contains an unknown name.
  ///
  /// - Throws: `ValidationError` with the option and the nearest names.
  func validateNames(_ locale: LocaleOption, _ rules: RuleChoiceOptions) throws {
    var unused = Configuration()
    try apply(to: &unused, locale, rules)
  }

  /// Applies these options, and those for languages and rules, to a configuration.
  ///
  /// - Throws: `ValidationError` with the option and the nearest names.
  func apply(to configuration: inout Configuration, _ locale: LocaleOption, _ rules: RuleChoiceOptions) throws {
    if let pseudo {
      configuration.pseudo = try Named.list([pseudo], "--pseudo", "a pseudo-language").map { name in
        guard let language = PseudoLanguage(rawValue: name) else {
          let known = PseudoLanguage.allCases.map(\.rawValue)
          throw ValidationError("--pseudo: \(UnknownName(name, kind: "a pseudo-language", known: known))")
        }
        return language
      }
    }
    try rules.apply(to: &configuration.rules, among: RuleRegistry.descriptors)
    if locale.isGiven { configuration.locales = try locale.choice() }
  }
}
