internal import AuditModel
internal import RuleKit
internal import TextEngine

/// Reports a text that lacks a plural form that its language needs.
///
/// - If a number has no form of its own, `other` is drawn: a warning. It is an error only if `other` is missing too.
/// - Categories of whole numbers below a million are needed. Categories of decimals are needed only if the number
///   certainly has decimals. `many` in Spanish, French, Italian, Portuguese and Catalan is not needed, because it is
///   for whole millions only.
/// - If only `other` is missing and no whole number selects it, as in Polish, Russian, Ukrainian and Belarusian, it is
///   a note. It is still an error if the number has decimals, if code formats the text without a locale, or in ICU
///   messages, whose syntax requires it.
/// - gettext numbers its forms and has no fallback, so that every form of the header's formula is needed.
/// - A category is not needed if all its numbers have their own forms (`=1`).
/// - A text whose forms could not all be read is skipped.
struct PluralCategoryMissing: Rule {
  static let descriptor = RuleDescriptor(
    id: "plural-category-missing", title: "A plural form is missing",
    rationale: "People see a wrong plural form for some numbers, or no text at all",
    severity:
      "error for numbers with neither their own form nor `other`, warning for numbers that get `other`, note if no "
      + "whole number selects the missing `other`",
    criteria: [.pluralRules],
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
    Example(
      "no whole number is other in Polish",
      .plural(["one": "%d plik", "few": "%d pliki", "many": "%d plików"], source: Self.english, locale: "pl"), .fail,
      .note),
    Example(
      "decimals are other in Polish",
      .plural(["one": "%.1f km", "few": "%.1f km", "many": "%.1f km"], source: Self.english, locale: "pl"), .fail,
      .error),
    Example(
      "5 is other in Croatian",
      .plural(["one": "%d dan", "few": "%d dana"], source: Self.english, locale: "hr"), .fail, .error),
    Example(
      "Polish with neither many nor other",
      .plural(["one": "%d plik", "few": "%d pliki"], source: Self.english, locale: "pl"), .fail, .error),
    Example(
      "Lithuanian draws other for few",
      .plural(["one": "%d diena", "other": "%d dienų"], source: Self.english, locale: "lt"), .fail, .warning),
    Example("a text with one form", .text("Sichern", source: "Save"), .notApplicable),
  ]

  private static let english: KeyValuePairs<String, String> = ["one": "%d file", "other": "%d files"]

  func evaluate(_ subject: Translation) -> Outcome {
    guard subject.string.details?.isIncomplete != true else { return .notApplicable }
    let sets = Self.sets(of: subject.forms)
    guard !sets.isEmpty else { return .notApplicable }
    let format = PluralFormat(subject.string)
    var types: [TextForm.Choice: PluralFormat.NumberType] = [:]
    var worst: (choice: TextForm.Choice, gap: Gap)?
    for set in sets {
      let number = TextForm.Choice(set.choice.kind, argument: set.choice.argument, value: "")
      let type = types[number] ?? format.type(of: set.choice, in: subject)
      types[number] = type
      guard let gap = Self.gap(in: set, of: subject, format, type) else { continue }
      if worst.map({ gap.severity > $0.gap.severity }) ?? true { worst = (set.choice, gap) }
    }
    guard let (choice, gap) = worst else { return .pass }
    let isNote = gap.severity == .note
    return .fail([
      Finding(
        rule: Self.descriptor.id, severity: gap.severity, translation: subject,
        message: .lacks(gap.missing, choice, subject, isUnselected: isNote),
        remedy: isNote
          ? "add the form other, which Apple documents as required"
          : "add the form\(gap.missing.count.form("", "s")) \(Listing(gap.missing, limit: 6))")
    ])
  }

  /// The forms that a set of choices lacks, by name.
  private struct Gap {
    var missing: [String]
    var severity: Finding.Severity
  }

  /// Returns the forms that a set of choices lacks, or nil if it has all that are needed.
  private static func gap(
    in set: Choices, of subject: Translation, _ format: PluralFormat, _ type: PluralFormat.NumberType
  ) -> Gap? {
    if case .numbered(let names) = format, set.choice.kind == .plural {
      let missing = names.filter { !set.values.contains($0) }
      return missing.isEmpty ? nil : Gap(missing: missing, severity: .error)
    }
    let rules = PluralRules.rules(for: subject.string.locale, set.choice.kind == .ordinal ? .ordinal : .cardinal)
    let ofDecimals = type == .decimal ? rules.ofDecimals : []
    let selected = rules.ofIntegers.union(ofDecimals)
    let exact = Set(set.values.compactMap { $0.hasPrefix("=") ? Int($0.dropFirst()) : nil })
    var missing = PluralCategory.allCases.filter { category in
      guard category != .other, selected.contains(category), !set.values.contains(category.name) else { return false }
      return ofDecimals.contains(category) || !isServed(category, by: exact, rules)
    }
    guard !set.values.contains(PluralCategory.other.name) else {
      return missing.isEmpty ? nil : Gap(missing: missing.map(\.name), severity: .warning)
    }
    let isSelected =
      selected.contains(.other) || format == .message || subject.isFormattedWithoutLocale || !missing.isEmpty
    missing.append(.other)
    return Gap(missing: missing.map(\.name), severity: isSelected ? .error : .note)
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
  /// Returns the message for missing forms.
  ///
  /// Foundation's behaviour for a missing `other` that no whole number selects is not verified.
  fileprivate static func lacks(
    _ missing: [String], _ choice: TextForm.Choice, _ subject: Translation, isUnselected: Bool
  ) -> Self {
    let names = Listing(missing, limit: 6)
    let argument = choice.argumentName.map { " of \($0)" } ?? ""
    let noun = choice.kind == .ordinal ? "ordinal form" : "plural form"
    let rest = isUnselected ? ", which no whole number selects" : ""
    return
      "\(Quotation(subject.string.text)) has no \(noun) for \(names)\(argument) in \(subject.string.locale)\(rest)"
  }
}
