import ArgumentParser
import TypeCheckKit

/// The options that select colour rules.
struct RuleOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("Only these rules; may be repeated or comma-separated.", valueName: "rule"),
    completion: .colorRules
  )
  var onlyRule: [String] = []

  @Option(
    help: ArgumentHelp("Not these rules; may be repeated or comma-separated.", valueName: "rule"),
    completion: .colorRules)
  var disableRule: [String] = []

  /// The rules to select from.
  static var descriptors: [RuleDescriptor] { RuleRegistry.colorDescriptors + RuleRegistry.fileDescriptors }

  /// Returns the ids of the selected rules.
  ///
  /// `enhanced` adds the opt-in rules.
  ///
  /// - Throws: `ValidationError` for an unknown rule, with the nearest names, or if no rule remains.
  func selection(enhanced: Bool) throws -> Set<String> {
    let descriptors = Self.descriptors
    let known = descriptors.map(\.id)
    let only = try names(onlyRule, known)
    let usual = descriptors.lazy.filter { !$0.isOptIn || enhanced }.map(\.id)
    let chosen = only.isEmpty ? Set(usual) : only
    let left = chosen.subtracting(try names(disableRule, known))
    guard !left.isEmpty else { throw ValidationError("--disable-rule leaves no rule; remove one of the rules") }
    return left
  }

  private func names(_ lists: [String], _ known: [String]) throws -> Set<String> {
    var names: Set<String> = []
    for name in lists.flatMap({ $0.split(separator: ",", omittingEmptySubsequences: false) }) {
      let name = name.drop { $0 == " " }.lowercased()
      guard known.contains(name) else {
        throw ValidationError(
          "\(UnknownName(name, kind: "a rule on colours", known: known, hint: "typecheck rules lists all"))")
      }
      names.insert(name)
    }
    return names
  }
}
