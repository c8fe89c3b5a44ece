import AuditModel
import Testing

@testable import RuleKit
@testable import TextRules

@Suite struct PluralCategoryMissingTests {
  private static let place = SourceLocation(file: "a.json", line: 1, column: 1)

  private func message(_ forms: [[TextForm.Choice]], locale: String, isIncomplete: Bool = false) -> String? {
    var subject = Translation.text("%d", source: nil, locale: locale)
    var details = TextDetails()
    details.isIncomplete = isIncomplete
    details.forms = forms.map { TextForm(choices: $0, text: "%d", location: Self.place) }
    subject.string.details = details
    return PluralCategoryMissing().evaluate(subject).findings.first?.message.text
  }

  private func choices(_ kind: TextForm.Choice.Kind, _ values: [String]) -> [[TextForm.Choice]] {
    values.map { [TextForm.Choice(kind, argument: "n", value: $0)] }
  }

  @Test func ordinalsHaveTheirOwnRules() {
    #expect(message(choices(.ordinal, ["one", "two", "few", "other"]), locale: "en") == nil)
    #expect(
      message(choices(.ordinal, ["one", "other"]), locale: "en")
        == "\"%d\" has no ordinal form for two and few of n in en")
    #expect(message(choices(.plural, ["one", "other"]), locale: "en") == nil)
  }

  @Test func ignoresTextsWithAnUnreadableForm() {
    #expect(message(choices(.plural, ["other"]), locale: "en") != nil)
    #expect(message(choices(.plural, ["other"]), locale: "en", isIncomplete: true) == nil)
  }

  @Test func checksEverySetSeparately() {
    let inner = ["one", "few", "many", "other"]
    func way(_ device: String, _ values: [String]) -> [[TextForm.Choice]] {
      values.map { [.init(.device, value: device), .init(.plural, argument: "n", value: $0)] }
    }
    #expect(message(way("iphone", inner) + way("other", inner), locale: "pl") == nil)
    #expect(
      message(way("iphone", inner) + way("other", ["one", "few", "other"]), locale: "pl")
        == "\"%d\" has no plural form for many of n in pl")
  }

  @Test func doesNotRequireFormsForWholeMillions() {
    for locale in ["fr", "es", "it", "pt", "ca"] {
      #expect(message(choices(.plural, ["one", "other"]), locale: locale) == nil)
    }
  }

  /// The severity for forms of an argument `n` that is written with a conversion.
  private func severity(
    _ values: [String], _ locale: String, conversion: String = "%d", file: String = "a.stringsdict",
    _ change: (inout Translation) -> Void = { _ in }
  ) -> Finding.Severity? {
    var subject = Translation.text(conversion, source: nil, locale: locale)
    subject.string.location.file = file
    var details = TextDetails()
    details.forms = choices(.plural, values).map { TextForm(choices: $0, text: conversion, location: Self.place) }
    subject.string.details = details
    change(&subject)
    return PluralCategoryMissing().evaluate(subject).findings.first?.severity
  }

  @Test(arguments: ["pl", "ru", "uk", "be"])
  func noWholeNumberSelectsOther(_ locale: String) {
    let all = ["one", "few", "many"]
    #expect(severity(all, locale) == .note)
    #expect(severity(all, locale, conversion: "%li") == .note)
    #expect(severity(all, locale, conversion: "%.1f") == .error)
    // The type of an object is not known.
    #expect(severity(all, locale, conversion: "%@") == .note)
    #expect(severity(["one", "few"], locale) == .error)
    #expect(severity(["one", "few", "other"], locale) == .warning)
    #expect(severity(all, locale) { $0.isFormattedWithoutLocale = true } == .error)
    #expect(severity(all, locale) { $0.string.details?.conversions = ["n": "f"] } == .error)
  }

  @Test(arguments: ["hr", "sr", "bs", "cs", "sk", "sl", "ro", "lt", "de", "ar"])
  func wholeNumbersSelectOther(_ locale: String) {
    #expect(severity(["zero", "one", "two", "few", "many"], locale) == .error)
  }

  @Test func otherIsDrawnForAMissingForm() {
    #expect(severity(["one", "other"], "lt") == .warning)
    #expect(severity(["one", "few", "other"], "lt") == nil)
    #expect(severity(["one", "few", "other"], "cs", conversion: "%.0f") == nil)
  }

  @Test func formatsHaveTheirOwnFallback() {
    let all = ["one", "few", "many"]
    #expect(severity(all, "pl", file: "app_pl.arb") == .error)
    #expect(severity(all, "pl", conversion: "%.1f", file: "values-pl/strings.xml") == .note)
    func numbered(_ forms: [String]) -> (inout Translation) -> Void {
      { $0.string.details?.numberedForms = forms }
    }
    #expect(severity(all, "pl", file: "pl.po", numbered(all)) == nil)
    #expect(severity(["one", "few"], "pl", file: "pl.po", numbered(all)) == .error)
    #expect(severity(["one", "other"], "hr", file: "hr.po", numbered(["one", "few", "other"])) == .error)
  }

  @Test func onlyTheNumberThatSelectsTheFormMatters() {
    let all = ["one", "few", "many"]
    // The decimals are those of another argument.
    let severity = severity(all, "pl", conversion: "%1$d %2$.1f MB") { subject in
      for index in subject.string.details?.forms.indices ?? 0..<0 {
        subject.string.details?.forms[index].choices[0].argument = "1"
      }
    }
    #expect(severity == .note)
  }

  @Test func theWorstSetDecides() {
    func way(_ device: String, _ values: [String]) -> [[TextForm.Choice]] {
      values.map { [.init(.device, value: device), .init(.plural, argument: "n", value: $0)] }
    }
    let forms = way("iphone", ["one", "few", "many"]) + way("other", ["one", "few"])
    #expect(message(forms, locale: "pl") == "\"%d\" has no plural form for many and other of n in pl")
  }
}
