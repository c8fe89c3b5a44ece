import AuditModel
import TestSupport
import Testing

@testable import RuleKit
@testable import TextRules

@Suite struct PlaceholderMismatchTests {
  private func finding(_ text: String, source: String) -> Finding? {
    PlaceholderMismatch().evaluate(Translation.text(text, source: source)).findings.first
  }

  @Test(arguments: [
    ("%d von %@", "%@ has %d", "%d is used where the source has %@ and %@ is used where the source has %d"),
    ("%@ und %@", "%@", "%@ is not in the source"), ("Hallo", "Hi %@", "%@ is missing"),
    ("%2$@", "%1$@ %2$@", "%1$@ is missing"), ("Hallo % @", "Hi %@", "% @ has a space, which counts as a flag"),
    ("Hallo % 1$@", "Hi %1$@", "% 1$@ has a space before its number"),
    ("Hallo %1 $@", "Hi %1$@", "%1 $@ is broken by a space"),
    ("Hallo %\u{A0}@", "Hi %@", "%\u{A0}@ is broken by a space"),
    ("%# @v@ da", "%#@v@ there", "%# @v@ has a space, which counts as a flag"),
    ("{nmae}", "{name}", "{nmae} is not in the source and {name} is missing"),
    ("{{name}}", "{{ name }}", ""), ("%s", "%@", "%s is used where the source has %@"),
    ("%(anzahl)d", "%(count)d", "%(anzahl)d is not in the source and %(count)d is missing"),
    ("%d % der", "%d%% of", "% d is not in the source"), ("%*d", "%*d", ""), ("%1$@", "%@", ""),
    ("%@ %1$@", "%@", ""), ("50 % des %@, 20% off", "50% of %@", ""), ("50 % des %d", "50% of %d", ""),
    ("Noch % d", "%d left", "% d has a space, which counts as a flag"),
    ("Noch % s", "%s left", "% s is broken by a space"),
  ])
  func reportsTheMismatch(_ text: String, _ source: String, _ problem: String) {
    let message = finding(text, source: source)?.message.text ?? ""
    if problem.isEmpty {
      #expect(message == "")
    } else {
      #expect(message.hasSuffix("differs from the source text: \(problem)"))
    }
  }

  /// In `% d`, the space is a flag, so the formatter draws the value and no percent sign.
  @Test(arguments: [
    ("% d hotovo", "%d%% ready", "% d", 1), ("% @ zniżki", "%@%% off", "% @", 1),
    ("Sleva % ld", "%ld%% off", "% ld", 1),
    ("100 % @", "100%% %@", "% @", 1), ("%d% @", "%d%% %@", "% @", 1), ("% 1$@ hotovo", "%1$@%% ready", "% 1$@", 1),
    ("%% a % d", "%% and %d%%", "% d", 1), ("% d %% hotovo", "%d%% ready", "% d", 0), ("% d", "%d", "% d", 0),
    ("%d procent", "%d%% ready", "", 0), ("%%%d", "%d%%", "", 0),
  ])
  func aLostPercentSignIsAWarning(_ text: String, _ source: String, _ specifier: String, _ lost: Int) {
    let found = finding(text, source: source)
    guard lost > 0 else {
      #expect(found?.severity == (specifier.isEmpty ? nil : .note), "\(text)")
      return
    }
    #expect(found?.severity == .warning && found?.remedy == "write each percent sign as %%", "\(text)")
    #expect(
      found?.message.text.hasSuffix(": the percent sign is missing, because \(specifier) draws only the value") == true,
      "\(found?.message.text ?? text)")
  }

  @Test(arguments: [
    ("%1$@ dne % du %2$@", "%1$@ on %2$@", "% d"), ("%1$@ a %d", "%1$@ and %2$@", "%d"),
    ("%1$@: %@ a %@", "%1$@", "%@"),
  ])
  func aSpecifierWithoutANumberNextToNumberedOnesIsUndefined(_ text: String, _ source: String, _ specifier: String) {
    let found = finding(text, source: source)
    #expect(
      found?.message.text.contains("\(specifier) has no number, unlike the others, so its value is undefined") == true,
      "\(found?.message.text ?? text)")
    #expect(found?.severity == .error)
  }

  /// An empty text shows nothing, but it is not known what Xcode compiles from one in a String Catalog.
  @Test func anEmptyTranslationIsCalledEmpty() throws {
    var subject = Translation.text("", source: "Hi %@")
    let plain = try #require(PlaceholderMismatch().evaluate(subject).findings.first)
    #expect(plain.message.text == "the translation is empty, but the source text has %@")
    #expect(plain.severity == .warning)
    subject.string.location.file = "Localizable.xcstrings"
    #expect(PlaceholderMismatch().evaluate(subject).findings.map(\.severity) == [.note])
    #expect(finding(" ", source: "Hi %@")?.message.text.hasSuffix("%@ is missing") == true)
  }

  /// The formatter reads the percent sign and the letter after the space, whatever the type of the other argument.
  @Test(arguments: [
    ("%d% de", "%d%% of"), ("%.0f% de", "%.0f%% of"), ("%@% de", "%@%% of"), ("%d% carga", "%d%% charge"),
    ("%1$@% d'eau", "%1$@%% of water"), ("100 % des %@", "100%% of %@"), ("%lld% a mais", "%lld%% more"),
    ("%@% de", "%@ of"),
  ])
  func aPercentSignThatStartsASpecifierIsAnError(_ text: String, _ source: String) {
    #expect(finding(text, source: source)?.severity == .error, "\(text)")
  }

  /// A source with `%%` and without a specifier suggests a format, but does not show that one reads the text.
  @Test(arguments: [("100% sicher", "100%% sure"), ("100 % de plus", "100%% more"), ("100%", "100%%")])
  func aSinglePercentSignOfAFormatWithoutSpecifiersIsAWarning(_ text: String, _ source: String) {
    #expect(finding(text, source: source)?.severity == .warning, "\(text)")
    #expect(finding(source, source: source) == nil)
    #expect(finding(text, source: text) == nil)
  }

  /// If the source has such a sign itself, it works as prose, or both texts are wrong in the same way.
  @Test(arguments: [
    ("%d% de", "%d% of"), ("%@% de", "%@% of"), ("%d%% de", "%d%% of"), ("%d % –", "%d %% –"), ("5% d", "5% x %@"),
  ])
  func otherPercentSignsGiveNoErrors(_ text: String, _ source: String) {
    #expect(finding(text, source: source).map { $0.severity < .error } ?? true, "\(text)")
  }

  @Test(arguments: [
    ("Zuletzt % @", "Last %@", Finding.Severity.note), ("Zuletzt %  @", "Last %@", .note), ("% ld", "%ld", .note),
    ("Zuletzt %1 $@", "Last %1$@", .warning), ("Zuletzt % @ %@", "Last %@", .error),
  ])
  func aSpaceFlagIsANote(_ text: String, _ source: String, _ severity: Finding.Severity) {
    let found = finding(text, source: source)
    #expect(found?.severity == severity && found?.message.text.hasPrefix("\"\(text)\"") == true, "\(text)")
  }

  /// A text and a source with thousands of placeholders that differ, are missing or are broken.
  @Test(arguments: ["{b$}", "% $$@", "%$$d"])
  func theTimeGrowsWithTheNumberOfPlaceholders(_ pattern: String) {
    func evaluate(_ count: Int) -> Outcome {
      func text(_ pattern: String) -> String {
        (1...count).map { pattern.replacing("$", with: "\($0)", maxReplacements: 1) }.joined(separator: " ")
      }
      let source = text(pattern.hasPrefix("{") ? "{a$}" : "%$$@")
      return PlaceholderMismatch().evaluate(Translation.text(text(pattern), source: source))
    }
    var outcome = evaluate(1)
    #expect(outcome.findings.count == 1)
    let factor = Growth.factor(upTo: 24) {
      _ = evaluate(300)
    } to: {
      outcome = evaluate(2_400)
    }
    #expect(outcome.findings.count == 1)
    #expect(factor <= 24, "eight times as many took \(factor) times as long")
  }

  @Test func theSuggestionNumbersTheArguments() {
    #expect(
      finding("%d von %@", source: "%@ has %d")?.remedy == "use the placeholders of the source text: %1$@ and %2$d")
    #expect(finding("x", source: "%@ has")?.remedy == "use the placeholders of the source text: %@")
  }

  @Test func namesTheForm() throws {
    let subject = Translation.plural(
      ["one": "%d plik", "few": "pliki", "other": "%d pliku"], source: ["one": "%d file", "other": "%d files"],
      locale: "pl")
    let finding = try #require(PlaceholderMismatch().evaluate(subject).findings.first)
    #expect(finding.form == "few of count" && finding.text == "pliki")
    #expect(finding.message.text.contains("in the form few of count: %d is missing"))
  }

  @Test func reportsASourceThatSkipsAnArgument() {
    var subject = Translation.text("%1$@ and %3$@", source: "%1$@ and %3$@", locale: "en")
    subject.isSource = true
    let outcome = PlaceholderMismatch().evaluate(subject)
    #expect(outcome.findings.first?.message.text.hasSuffix("has argument 3 but skips argument 2") == true)
    // A translation is held against the source alone.
    subject.isSource = false
    #expect(PlaceholderMismatch().evaluate(subject).kind == .pass)
  }

  /// `%#@count@` takes an argument for the choice of the form, so that the forms may begin with the next one.
  @Test(arguments: [
    ("1", "%2$@ Sources", nil), ("2", "%1$@ Sources", nil), ("1", "%3$@ Sources", 2), ("2", "%2$@ Sources", 1),
    ("count", "%2$@ Sources", 1), ("1", "%2$@ of %4$@", 3),
  ])
  func aPluralVariableTakesItsOwnArgument(_ argument: String, _ other: String, _ gap: Int?) throws {
    let subject = Translation.plural(
      ["zero": "No Sources", "other": other], source: [:], locale: "en", argument: argument)
    let found = PlaceholderMismatch().evaluate(subject).findings
    #expect(found.count == (gap == nil ? 0 : 1), "\(other)")
    guard let gap, let message = found.first?.message.text else { return }
    // The form with the argument is quoted, not the first one.
    #expect(
      message.hasPrefix("\"\(other)\" has argument") && message.contains("skips argument \(gap) in the form other"))
    #expect(found.first?.text == other)
  }

  @Test func hostileLongTextsTakeBoundedTime() {
    for piece in ["%", "% ", "%1 $", "{a", "%@", "% @"] {
      let text = String(repeating: piece, count: 20_000)
      _ = PlaceholderMismatch().evaluate(Translation.text(text, source: "%1$@ {b} %d"))
      _ = PlaceholderMismatch().evaluate(Translation.text("x", source: text))
    }
  }
}
