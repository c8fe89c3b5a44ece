internal import AuditModel
internal import RuleKit
internal import TextEngine

/// Reports a text that lacks a plural form that its language needs.
///
/// - `other` is always needed.
/// - Categories of whole numbers below a million are needed. Categories of decimals are needed only if the number has
///   decimals. `many` in Spanish, French, Italian, Portuguese and Catalan is not needed, because it is for whole
///   millions only.
/// - A category is not needed if all its numbers have their own forms (`=1`).
/// - A text whose forms could not all be read is skipped.
struct PluralCategoryMissing: Rule {
  static let descriptor = RuleDescriptor(
    id: "plural-category-missing", title: "A plural form is missing",
    rationale: "People see a wrong plural form for some numbers, or no text at all",
    severity: "error where `other` is missing, otherwise warning", criteria: [.pluralRules],
    turnOffIf: "the numbers that the app shows never need the missing forms, such as a choice of 10 or 20")

  static let examples: [Example<Translation>] = [
    Example(
      "all that German needs", .plural(["one": "%d Datei", "other": "%d Dateien"], source: Self.english, locale: "de"),
      .pass),
    Example("Japanese needs one form", .plural(["other": "%d 個のファイル"], source: Self.english, locale: "ja"), .pass),
    Example(
      "Polish without few and many",
      .plural(["one": "%d plik", "other": "%d pliku"], source: Self.english, locale: "pl"), .fail, .warning),
    Example(
      "no form for other", .plural(["one": "%d Datei", "=0": "nichts"], source: Self.english, locale: "de"), .fail,
      .error),
    Example(
      "Czech many is only for decimals",
      .plural(["one": "%d soubor", "few": "%d soubory", "other": "%d souborů"], source: Self.english, locale: "cs"),
      .pass),
    Example(
      "Czech many is needed for decimals",
      .plural(["one": "%.1f den", "few": "%.1f dny", "other": "%.1f dnů"], source: Self.english, locale: "cs"), .fail,
      .warning),
    Example(
      "=1 covers all numbers of one in English",
      .plural(["=0": "nothing", "=1": "a file", "other": "%d files"], source: Self.english, locale: "en"), .pass),
    Example(
      "=1 does not cover one in Russian, which includes 21",
      .plural(
        ["=1": "файл", "few": "%d файла", "many": "%d файлов", "other": "%d файла"], source: Self.english, locale: "ru"),
      .fail, .warning),
    Example("a text with one form", .text("Sichern", source: "Save"), .notApplicable),
  ]

  private static let english: KeyValuePairs<String, String> = ["one": "%d file", "other": "%d files"]

  func evaluate(_ subject: Translation) -> Outcome {
    guard subject.string.details?.isIncomplete != true else { return .notApplicable }
    let forms = subject.forms
    let sets = Self.sets(of: forms)
    guard !sets.isEmpty else { return .notApplicable }
    let hasDecimals = forms.contains { FormatText($0.text).placeholders.contains { $0.kind == .real } }
    for set in sets {
      let rules = PluralRules.rules(for: subject.string.locale, set.choice.kind == .ordinal ? .ordinal : .cardinal)
      let ofDecimals = hasDecimals ? rules.ofDecimals : []
      let needed = rules.ofIntegers.union(ofDecimals).union([.other])
      let exact = Set(set.values.compactMap { $0.hasPrefix("=") ? Int($0.dropFirst()) : nil })
      let missing = PluralCategory.allCases.filter { category in
        guard needed.contains(category), !set.values.contains(category.name) else { return false }
        return category == .other || ofDecimals.contains(category) || !Self.isServed(category, by: exact, rules)
      }
      guard !missing.isEmpty else { continue }
      let finding = Finding(
        rule: Self.descriptor.id, severity: missing.contains(.other) ? .error : .warning, translation: subject,
        message: .lacks(missing, set.choice, subject),
        remedy: "add the form\(missing.count == 1 ? "" : "s") \(Listing(missing.map(\.name), limit: 6))")
      return .fail([finding])
    }
    return .pass
  }

  /// Returns whether every whole number of a category has its own form.
  private static func isServed(_ category: PluralCategory, by exact: Set<Int>, _ rules: PluralRules) -> Bool {
    guard !exact.isEmpty else { return false }
    let small = rules.ofSmallIntegers
    let served = exact.count { small.indices.contains($0) && small[$0] == category }
    return served > 0 && served == small.count { $0 == category }
  }

  /// The plural choices at one junction.
  private struct Choices {
    /// One of the choices, which provides the kind and the argument.
    var choice: TextForm.Choice
    /// The plural categories and exact numbers that have a form.
    var values: Set<String>
  }

  /// A point at which a plural is chosen, identified by the choices before it.
  private struct Junction: Hashable {
    var before: [TextForm.Choice]
    var kind: TextForm.Choice.Kind
    var argument: String?
  }

  /// Returns the plural choices at every junction, in the order of the forms.
  private static func sets(of forms: [TextForm]) -> [Choices] {
    let choices = forms.flatMap { form in
      form.choices.indices.filter(form.isPlural).map { place in
        let choice = form.choices[place]
        let before = Array(form.choices[..<place])
        return (choice, Junction(before: before, kind: choice.kind, argument: choice.argument))
      }
    }
    return choices.grouped { $0.1 }.map { _, members in
      Choices(choice: members[0].0, values: Set(members.map(\.0.value)))
    }
  }
}

extension TextForm {
  /// Returns whether the choice at an index depends on a number.
  fileprivate func isPlural(_ place: Int) -> Bool { choices[place].kind == .plural || choices[place].kind == .ordinal }
}

extension Finding.Message {
  fileprivate static func lacks(
    _ missing: [PluralCategory], _ choice: TextForm.Choice, _ subject: Translation
  ) -> Self {
    let names = Listing(missing.map(\.name), limit: 6)
    let argument = choice.argumentName.map { " of \($0)" } ?? ""
    let noun = choice.kind == .ordinal ? "ordinal form" : "plural form"
    return "\(Quotation(subject.string.text)) has no \(noun) for \(names)\(argument) in \(subject.string.locale)"
  }
}
